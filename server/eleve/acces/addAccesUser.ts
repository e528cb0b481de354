import { DEMO } from '../../../regles/vente.ts';
import type { Db } from '../../socle/db/database.ts';
import { selectProduits } from './produits.queries.ts';
import { finDeValidite } from './validite.ts';

interface AccesDonne {
  eleve_id: number;
  acces_id: number;
  debut?: Date | undefined;
}

/** Keeps an existing copy; a copy that was taken back starts anew. Returns false when nothing is given. */
export async function addAccesUser(trx: Db, { eleve_id, acces_id, debut }: AccesDonne, now: Date) {
  const acces = await trx
    .selectFrom('acces')
    .select(['codePermis', 'dureeValidite'])
    .where('id', '=', acces_id)
    .executeTakeFirstOrThrow();
  const given = {
    actif: 1,
    dateActivation: debut?.toISOString() ?? null,
    datePerime: debut ? finDeValidite(debut, acces).toISOString() : null,
    dateCreation: now.toISOString(),
    dateRetrait: null,
    suspenduDepuis: null,
    accordDepuis: null,
    accordJusque: null,
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('accesUser')
    .values({ eleve_id, acces_id, ...given })
    .onConflict((conflict) =>
      conflict
        .columns(['eleve_id', 'acces_id'])
        .doUpdateSet(given)
        .where('accesUser.dateRetrait', 'is not', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** The demo starts when it is first opened. Returns false where no demo product exists. */
export async function addDemonstration(trx: Db, eleve_id: number, now: Date): Promise<boolean> {
  const acces = await selectProduits(trx)
    .select('id')
    .where('codePermis', '=', DEMO)
    .orderBy('id')
    .executeTakeFirst();
  if (!acces) return false;
  await addAccesUser(trx, { eleve_id, acces_id: acces.id }, now);
  return true;
}
