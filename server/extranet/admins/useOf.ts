import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { conflict, Refus } from '../../socle/refus/refus.ts';
import type { Compte } from './admins.queries.ts';
import { findCode, takeCode } from './codesSecours.ts';
import { pasOf, unsealTotp } from './totp.ts';

/**
 * Returns undefined for a wrong code. For a right one it returns the function that uses it up in a
 * transaction, and returns false after a concurrent use. Slow, so call it outside transactions.
 */
export async function useOf(
  { db, env, now }: { db: Db; env: Environment; now: Date },
  { id, totpSecret }: Pick<Compte, 'id' | 'totpSecret'>,
  code: string,
  caller: string,
): Promise<((trx: Db) => Promise<boolean>) | undefined> {
  if (totpSecret === null) return undefined;
  if (code.length !== 6) {
    const found = await findCode(db, id, code, caller);
    return found === undefined ? undefined : (trx) => takeCode(trx, found);
  }
  const secret = unsealTotp(env, id, totpSecret);
  if (secret === undefined) throw facteurFerme();
  const pas = pasOf(secret, code, now);
  return pas === null ? undefined : (trx) => useUpPas(trx, id, pas);
}

/** Rejects replayed and older codes, such as one read over a shoulder. */
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
  conflict(
    'Ce second facteur a été scellé par une autre clé (APP_SECRET)\u00a0: entrez un code de secours, ou demandez à un superviseur de le retirer.',
  );
