import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { conflict, Refus } from '../../socle/refus/refus.ts';
import type { Compte } from './admins.queries.ts';
import { findCode, useUpCode } from './codesSecours.ts';
import { pasOf, unsealTotp } from './totp.ts';

/**
 * Gives what uses up a right code in a transaction (false: somebody was quicker); undefined for a
 * wrong one. Slow: outside a transaction.
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
    return found === undefined ? undefined : (trx) => useUpCode(trx, found);
  }
  const secret = unsealTotp(env, id, totpSecret);
  if (secret === undefined) throw facteurFerme();
  const pas = pasOf(secret, code, now);
  return pas === null ? undefined : (trx) => useUpPas(trx, id, pas);
}

/** A code seen over a shoulder comes too late, as does an older one. */
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
