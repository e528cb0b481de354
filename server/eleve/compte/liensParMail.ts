import { PERIODES } from '../../../regles/periodes.ts';
import type { Db } from '../../socle/db/database.ts';
import type { AppSecret, Environment } from '../../socle/config/environment.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { startSession } from '../../socle/securite/session.ts';
import { fingerprint, seal, unseal } from '../../socle/securite/signature.ts';
import { appareilOf } from '../../socle/securite/appareil.ts';
import { findCompte } from './compte.queries.ts';
import type { Compte } from './compte.tables.ts';
import { isEfface } from './compteEfface.ts';
import { etatOfInscription } from './inscription.ts';
import { userOf } from './userOf.ts';

const HOUR_MS = 3600 * 1000;

type Destinataire = Pick<Compte, 'id' | 'email' | 'motDePasse'>;

interface LienDecrit {
  purpose: string;
  path: string;
  /** In milliseconds. */
  lives: number;
  /** A change of this voids the link. */
  stateOf: (eleve: Destinataire) => string;
  isUsable: (eleve: Compte) => boolean;
}

/** A mailed link proves for a while that its holder reads the address, and works once. */
const LIENS = {
  confirmation: {
    purpose: 'confirmation',
    path: 'confirmation',
    lives: PERIODES.confirmation.ms,
    stateOf: ({ email }) => email,
    isUsable: (eleve) => etatOfInscription(eleve) !== 'confirmee',
  },
  bienvenue: {
    purpose: 'mot de passe à choisir',
    path: 'mot-de-passe',
    lives: PERIODES.bienvenue.ms,
    stateOf: ({ email, motDePasse }) => `${email}\n${motDePasse}`,
    isUsable: (eleve) => !isEfface(eleve),
  },
} satisfies Record<string, LienDecrit>;

type NomDeLien = keyof typeof LIENS;

/** Mail clients break long links; 64 bits distinguish states. */
const short = (state: string) => fingerprint(state).slice(0, 16);

export function lienOf(
  sorte: NomDeLien,
  { APP_SECRET, APP_URL }: Pick<Environment, 'APP_SECRET' | 'APP_URL'>,
  eleve: Destinataire,
  now: Date,
) {
  const { purpose, path, lives, stateOf } = LIENS[sorte];
  const content = JSON.stringify([eleve.id, now.getTime(), short(stateOf(eleve))]);
  return {
    lien: `${APP_URL}/${path}/${seal(APP_SECRET, purpose, content)}`,
    fin: new Date(now.getTime() + lives),
  };
}

/** Returns undefined once the link was used. `hold` locks the row. */
export async function eleveDuLien(
  db: Db,
  sorte: NomDeLien,
  { env, jeton, now, hold }: { env: AppSecret; jeton: string; now: Date; hold?: true },
): Promise<Compte | undefined> {
  const { purpose, lives, stateOf, isUsable } = LIENS[sorte];
  const text = unseal(env.APP_SECRET, purpose, jeton);
  if (text === undefined) return undefined;
  const [id, date, state] = JSON.parse(text) as [number, number, string];
  if (now.getTime() >= date + lives) return undefined;
  const eleve = await findCompte(db, { id }, { hold });
  return eleve && isUsable(eleve) && short(stateOf(eleve)) === state ? eleve : undefined;
}

export const lienPerdu = () =>
  new Refus(401, 'Ce lien ne fonctionne plus. Connecte-toi pour en recevoir un autre.');

export async function enter(
  trx: Db,
  eleve: Compte,
  { env, now, agent }: { env: AppSecret; now: Date; agent: string | undefined },
) {
  const token = await startSession(trx, { eleve_id: eleve.id }, now, appareilOf(agent));
  return { token, user: userOf(env, eleve) };
}

const REFERENCE = 'verification mail';

/** A login with an unconfirmed address gets this reference, which hides the id. */
export const sealReference = ({ APP_SECRET }: AppSecret, eleve_id: number, now: Date) =>
  seal(APP_SECRET, REFERENCE, `${eleve_id}.${now.getTime()}`);

export function openReference({ APP_SECRET }: AppSecret, sealed: string, now: Date) {
  const [id, date] = (unseal(APP_SECRET, REFERENCE, sealed) ?? '').split('.').map(Number);
  return id && date && now.getTime() < date + HOUR_MS ? id : undefined;
}
