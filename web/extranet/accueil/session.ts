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

/** The session of a member of staff; `useAdmin` is for pages behind the guard. */
export const {
  SessionProvider: AdminProvider,
  useSession: useAdminSession,
  useUser: useAdmin,
  hasLeft,
} = session;

/** What the guard hands the log-in: the page that was wanted. */
export interface Wanted {
  vers?: string;
  /** Whose password was just chosen. */
  email?: string;
}

/** Logs in, and goes on to the page that was wanted, or to the dashboard. */
export async function loginExtranet(
  typed: { email: string; password: string },
  vers = DASHBOARD,
): Promise<void> {
  const { token } = await call('loginExtranet', typed);
  session.enter(token, vers);
}

/** The second step of who has a second factor; `jeton` is what the first answered. */
export async function loginCode(
  typed: { jeton: string; code: string },
  vers = DASHBOARD,
): Promise<void> {
  const { token } = await call('loginCode', typed);
  session.enter(token, vers);
}
