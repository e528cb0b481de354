import { MON_PROFIL } from '../../../regles/adresses.ts';
import type { OutputOf } from '../../../contract/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { openSession } from '../../socle/kernel/session.tsx';
import { readStored, writeStored } from '../../socle/kernel/storage.ts';
import { takeSuite } from './suite.ts';

export type User = OutputOf<'getUser'>['user'];

type Facultatif = { [N in keyof User]: null extends User[N] ? N : never }[keyof User];

/** Offline screens need none of these. A new nullable field must be added or excluded. */
const OUBLIES = {
  dateNaissance: null,
  registreNational: null,
  rue: null,
  localite: null,
  codePostal: null,
  examenCentre: null,
} satisfies Record<Exclude<Facultatif, 'dateEffacement' | 'examenLe'>, null>;

const session = openSession({
  audience: 'eleve',
  who: 'getUser',
  beside: ['auth_user', 'priorite.paiement', 'priorite.commande'],
  exit: '/',
  owner: () => userHere()?.id ?? null,
  garde: {
    partOf: ({ user, ...rest }: { user: User }) => ({
      ...rest,
      partial: true,
      user: { ...user, ...OUBLIES },
    }),
  },
  goodbye: (gardees) => ({
    kind: 'success',
    title: 'A bientôt !',
    message: gardees
      ? 'Tu es maintenant déconnecté. Ce que tu as répondu sans réseau reste gardé ici, et partira quand tu te reconnecteras.'
      : 'Tu es maintenant déconnecté.',
    ...(gardees && { duration: 12_000 }),
    sujet: 'session',
  }),
  ended: (gardees) => ({
    kind: 'info',
    title: 'Ta session est terminée',
    message: gardees
      ? 'Connecte-toi\u00a0: ce que tu as répondu sans réseau est gardé ici, et partira aussitôt.'
      : 'Connecte-toi pour continuer.',
    duration: gardees ? 12_000 : 6000,
    sujet: 'session',
  }),
});

export const { SessionProvider, useSession, useUser, hasLeft } = session;

/** Runs before first paint: hides visitors' content from people logged in. */
export const MARQUE_SESSION =
  "try{if(localStorage.getItem('auth_token')||sessionStorage.getItem('regard'))document.documentElement.dataset.session='1'}catch{}";

/** `suite` null: the profile. */
export async function login(email: string, password: string, suite: string | null): Promise<void> {
  enter(await call('login', { email, password }), suite);
}

export function enter({ user, token }: { user: User; token: string }, suite: string | null = null) {
  const { id, prenom, nom, email } = user;
  // Storage holds no register number. The user is stored before the token: no tab then sends
  // answers under another's token.
  writeStored('auth_user', JSON.stringify({ id, prenom, nom, email }));
  const kept = takeSuite();
  session.enter(token, suite ?? kept ?? MON_PROFIL);
}

/** Another tab may have logged in somebody else: their token must not send these answers. */
export function isStillThere(user_id: number): boolean {
  const user = userHere();
  return user === null || user.id === user_id;
}

function userHere(): Pick<User, 'id'> | null {
  try {
    return JSON.parse(readStored('auth_user') ?? 'null') as Pick<User, 'id'> | null;
  } catch {
    return null;
  }
}
