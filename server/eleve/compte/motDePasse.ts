import { randomInt } from 'node:crypto';
import type { Db } from '../../socle/db/database.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { hashPassword, verifyPassword } from '../../socle/securite/password.ts';
import { withLimits } from '../../socle/securite/rateLimit.ts';
import { findMotDePasse } from './compte.queries.ts';
import { limitesPreuve } from './limites.ts';

/** No vowels, so no words; no look-alikes. */
const CONSONNES = 'bcdfghjkmnpqrstvwxz';
const CHIFFRES = '23456789';

const draw = (from: string, length: number) =>
  Array.from({ length }, () => from[randomInt(from.length)]).join('');

/** « Kfqz-mwpt-4729 » follows the rules, is easy to copy, and has 46 random bits. */
export function motDePasseEnvoye(): string {
  const [first = '', ...rest] = draw(CONSONNES, 4);
  return `${first.toUpperCase()}${rest.join('')}-${draw(CONSONNES, 4)}-${draw(CHIFFRES, 4)}`;
}

/** Call it before the transaction: hashing is slow. */
export async function drawPassword(caller: string) {
  const motDePasse = motDePasseEnvoye();
  return { motDePasse, hash: await hashPassword(motDePasse, caller) };
}

interface AppelDEleve {
  db: Db;
  essais: Parameters<typeof withLimits>[0];
  eleve: { id: number };
  now: Date;
}

/** 401 for a wrong one, 429 after too many. */
export async function checkPassword({ db, essais, eleve, now }: AppelDEleve, password: string) {
  const known = await withLimits(essais, limitesPreuve(eleve.id), now, async () => {
    const kept = await findMotDePasse(db, eleve.id);
    return (await verifyPassword(password, kept, `eleve ${eleve.id}`)) || undefined;
  });
  if (!known) throw new Refus(401, 'Ce mot de passe n’est pas le bon.');
}
