import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { openSession } from '../../socle/kernel/session.tsx';
import { readStored, store } from '../../socle/kernel/storage.ts';
import { takeSuite } from './suite.ts';

export type User = Output<Calls['getUser']>['user'];

const session = openSession({
  audience: 'eleve',
  who: 'getUser',
  beside: ['auth_user', 'priorite.paiement', 'priorite.commande'],
  exit: '/',
  owner: () => userHere()?.id ?? null,
  // As little as the screens without a network need: the rest is asked for again before it is shown.
  garde: {
    partOf: ({ user, ...rest }: { user: User }) => ({
      ...rest,
      partial: true,
      user: {
        ...user,
        dateNaissance: null,
        registreNational: null,
        rue: null,
        localite: null,
        codePostal: null,
      } satisfies User,
    }),
  },
  goodbye: {
    kind: 'success',
    title: 'A bientôt !',
    message: 'Tu es maintenant déconnecté.',
    sujet: 'session',
  },
  ended: {
    kind: 'info',
    title: 'Ta session est terminée',
    message: 'Connecte-toi pour continuer.',
    duration: 6000,
    sujet: 'session',
  },
});

/** The learner's session. */
export const { SessionProvider, useSession, useUser, hasLeft } = session;

/** Before the first paint: a page rendered for a visitor hides what a connected person won't need. */
export const MARQUE_SESSION =
  "try{if(localStorage.getItem('auth_token')||sessionStorage.getItem('regard'))document.documentElement.dataset.session='1'}catch{}";

/** `suite`: where it goes on; null: at the profile. */
export async function login(email: string, password: string, suite: string | null): Promise<void> {
  enter(await call('login', { email, password }), suite);
}

/** Goes on as the learner whose session a call has just begun. */
export function enter({ user, token }: { user: User; token: string }, suite: string | null = null) {
  const { id, prenom, nom, email } = user;
  // Only what a screen may show: the national register number has no business in storage. It
  // comes before the token, so that no other tab sends somebody's answers with another's token.
  store('auth_user', JSON.stringify({ id, prenom, nom, email }));
  const kept = takeSuite();
  session.enter(token, suite ?? kept ?? '/mon-profil');
}

/** Another tab may have connected somebody else: their token must not carry what somebody else gave. */
export function isStillThere(user_id: number): boolean {
  const user = userHere();
  return user === null || user.id === user_id;
}

/** Whom this browser says to be connected; null where it does not say so. */
function userHere(): Pick<User, 'id'> | null {
  try {
    return JSON.parse(readStored('auth_user') ?? 'null') as Pick<User, 'id'> | null;
  } catch {
    return null;
  }
}
