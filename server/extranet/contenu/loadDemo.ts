import type { Demo } from '../../../content/content.ts';
import { addAccesUser } from '../../eleve/acces/index.ts';
import { insertAdmin } from '../admins/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsByReference } from './loadSeries.ts';

const DAY = 24 * 3600 * 1000;

export async function loadDemo(
  trx: Db,
  { eleves, staff }: Demo,
  motDePasse: string,
  now: Date,
): Promise<void> {
  const dateCreation = now.toISOString();
  for (const { acces, ...eleve } of eleves) {
    const row = await trx
      .insertInto('eleve')
      .values({
        ...eleve,
        motDePasse,
        newsletter: 0,
        contratSigne: 1,
        dateVerification: dateCreation,
        dateCreation,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) await giveAcces(trx, row.id, acces, now);
  }
  for (const admin of staff) await insertAdmin(trx, { ...admin, motDePasse }, now);
}

async function giveAcces(
  trx: Db,
  eleve_id: number,
  given: Demo['eleves'][number]['acces'],
  now: Date,
): Promise<void> {
  const produits = await idsByReference(trx, 'acces');
  for (const { produit, commenceIlYA } of given) {
    const debut =
      commenceIlYA === undefined ? undefined : new Date(now.getTime() - commenceIlYA * DAY);
    await addAccesUser(trx, { eleve_id, acces_id: produits.get(produit)!, debut }, now);
  }
}
