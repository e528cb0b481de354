import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { findCode, useUpCode } from './codesSecours.ts';
import { pasOf, unsealTotp } from './totp.ts';

type Compte = { id: number; totpSecret: string | null };

/**
 * What uses up a right code, of the application or a recovery one, in the transaction of what it opens (false:
 * somebody was quicker); undefined for a wrong one. Slow: outside a transaction. `caller`: whose turn it takes.
 */
export async function useOf(
  { db, env, now }: { db: Db; env: Environment; now: Date },
  { id, totpSecret }: Compte,
  code: string,
  caller: string,
): Promise<((trx: Db) => Promise<boolean>) | undefined> {
  if (totpSecret === null) return undefined;
  if (code.length !== 6) {
    const found = await findCode(db, id, code, caller);
    return found === undefined ? undefined : (trx) => useUpCode(trx, found);
  }
  const secret = unsealTotp(env, id, totpSecret);
  if (secret === undefined) throw facteurFerme();
  const pas = pasOf(secret, code, now);
  return pas === null ? undefined : (trx) => useUpPas(trx, id, pas);
}

/** The same code, or an older one, is taken once: whoever has looked over a shoulder comes too late. */
async function useUpPas(trx: Db, id: number, pas: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('admin')
    .set({ totpPas: pas })
    .where('id', '=', id)
    .where((row) => row.or([row('totpPas', 'is', null), row('totpPas', '<', pas)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const pasLeBon = () => new Refus(401, 'Ce code n’est pas le bon, ou il a déjà servi.');

const facteurFerme = () =>
  new Refus(
    409,
    'Ce second facteur a été scellé par une autre clé (APP_SECRET)\u00a0: entrez un code de secours, ou demandez à un superviseur de le retirer.',
  );
