import { call } from '../../socle/kernel/call.ts';
import { openSession } from '../../socle/kernel/session.tsx';
import { DASHBOARD } from './pages.ts';

const session = openSession({
  audience: 'admin',
  who: 'getUserExtranet',
  exit: '/extranet',
  goodbye: {
    kind: 'success',
    title: 'A bientôt !',
    message: 'Votre session est fermée.',
    sujet: 'session',
  },
  ended: {
    kind: 'info',
    title: 'Votre session est terminée',
    message: 'Connectez-vous pour continuer.',
    sujet: 'session',
  },
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

export async function loginExtranet(
  typed: { email: string; password: string },
  vers = DASHBOARD,
): Promise<void> {
  const { token } = await call('loginExtranet', typed);
  session.enter(token, vers);
}

/** `jeton` is the first step's proof. */
export async function loginCode(
  typed: { jeton: string; code: string },
  vers = DASHBOARD,
): Promise<void> {
  const { token } = await call('loginCode', typed);
  session.enter(token, vers);
}
