import type { Updateable } from 'kysely';
import { calls } from '../../../contract/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { NOBODY, knownTo, makeKnown } from '../../socle/securite/knownBrowser.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { verifyPasswords } from '../../socle/securite/password.ts';
import {
  takeTries,
  limitesEntree,
  loginLimits,
  withLimits,
} from '../../socle/securite/rateLimit.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { startSession } from '../../socle/securite/session.ts';
import { appareilOf } from '../../socle/securite/appareil.ts';
import { findCompte } from './compte.queries.ts';
import type { Compte, EleveTable } from './compte.tables.ts';
import { SANS_PROVISOIRE } from './compteEfface.ts';
import { sealReference } from './liensParMail.ts';
import { userOf } from './userOf.ts';

/** Two hashes are always computed, so that unknown addresses take the same time. */
export const login: Handler<'login'> = async (context) => {
  const { db, write, input, now, address, env } = context;
  const found = await findCompte(db, { email: input.email });
  const place = { secret: env.APP_SECRET, audience: 'eleve', now } as const;
  const connu = knownTo(context, place, found ?? NOBODY);
  const entrees = limitesEntree('eleve', input.email, address);
  const attempt = async () => {
    const stored = [found?.motDePasse, found?.motDePasseProvisoire];
    const [sien, envoye] = await verifyPasswords(input.password, stored, address.at(-1)!);
    const valable = envoye && (found?.dateFinProvisoire ?? '') > now.toISOString();
    if (!found || !(sien || valable)) return undefined;
    return write(async (trx) => {
      await takeTries(trx, entrees, now);
      if (found.dateVerification === null) return { eleve: found, token: null };
      const kept = await (sien
        ? keep(trx, found, 'motDePasse', { changerMotDePasse: 0 })
        : keep(trx, found, 'motDePasseProvisoire', { ...SANS_PROVISOIRE, changerMotDePasse: 1 }));
      if (!kept) return undefined;
      const who = { eleve_id: found.id };
      const token = await startSession(trx, who, now, appareilOf(context.agent));
      return { eleve: { ...found, changerMotDePasse: sien ? 0 : 1 }, token };
    });
  };
  const limites = loginLimits('eleve', input.email, address, connu);
  const entree = await withLimits(context, limites, now, attempt, entrees);
  if (!entree)
    throw new Refus(401, 'Tes identifiants semblent incorrectes.', { verified: true, user: null });
  const { eleve, token } = entree;
  if (token === null)
    throw new Refus(401, "Tu n'as pas encore validé ton email.", {
      verified: false,
      user: sealReference(env, eleve.id, now),
    });
  makeKnown(context, place, eleve, calls.login.path);
  return { token, verified: true as const, user: userOf(env, eleve) };
};

/** Returns false when the password or the account changed during hashing. */
async function keep(
  trx: Db,
  compte: Compte,
  column: 'motDePasse' | 'motDePasseProvisoire',
  set: Updateable<EleveTable>,
): Promise<boolean> {
  const same = trx.updateTable('eleve').where('id', '=', compte.id);
  const kept = same.where(column, '=', compte[column]).set(set);
  return (await kept.executeTakeFirst()).numUpdatedRows > 0n;
}
