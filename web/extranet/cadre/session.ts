import type { InputOf } from '../../../contract/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { openSession } from '../../socle/kernel/session.tsx';
import { DASHBOARD } from './pages.ts';

const session = openSession({
  audience: 'admin',
  who: 'getUserExtranet',
  exit: '/extranet',
  goodbye: () => ({
    kind: 'success',
    title: 'A bientôt !',
    message: 'Votre session est fermée.',
    sujet: 'session',
  }),
  ended: () => ({
    kind: 'info',
    title: 'Votre session est terminée',
    message: 'Connectez-vous pour continuer.',
    sujet: 'session',
  }),
});

/** Only pages behind the guard may use `useAdmin`. */
export const {
  SessionProvider: AdminProvider,
  useSession: useAdminSession,
  useUser: useAdmin,
  hasLeft,
} = session;

export interface Wanted {
  vers?: string;
  email?: string;
}

/** The second step sends the first one's proof. `true` tells the form that the page is left. */
export async function login<N extends 'loginExtranet' | 'loginCode'>(
  name: N,
  typed: InputOf<N>,
  vers = DASHBOARD,
): Promise<true> {
  const { token } = (await call(name, typed)) as { token: string };
  session.enter(token, vers);
  return true;
}
