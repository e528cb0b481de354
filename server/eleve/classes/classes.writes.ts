import { sql } from 'kysely';
import { PLUS_GRANDE_CLASSE } from '../../../regles/classe.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Deletion } from '../../socle/journal/geste.ts';
import { conflict } from '../../socle/refus/refus.ts';
import { findProduitEntier, tryGiveAcces } from '../acces/index.ts';
import { type Classe, findClasse } from './classes.queries.ts';

/** Locks the row until the transaction ends. */
export async function holdClasse(trx: Db, id: number): Promise<Classe | undefined> {
  await trx.selectFrom('classe').select('id').where('id', '=', id).forUpdate().execute();
  return findClasse(trx, id);
}

type Saisie = Pick<Classe, 'libelle' | 'debut' | 'fin' | 'moniteur_id' | 'acces_id' | 'capacite'>;

export async function addClasseRow(trx: Db, saisie: Saisie, admin_id: number, now: Date) {
  const { id } = await trx
    .insertInto('classe')
    .values({ ...saisie, admin_id, dateCreation: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const setClasse = (trx: Db, { id, version }: Classe, saisie: Saisie, admin_id: number) =>
  trx
    .updateTable('classe')
    .set({ ...saisie, admin_id, version: version + 1 })
    .where('id', '=', id)
    .execute();

export const removeClasse = (trx: Db, id: number, now: Date) =>
  trx
    .updateTable('classe')
    .set({ dateSuppression: now.toISOString() })
    .where('id', '=', id)
    .execute();

export async function restoreClasse(trx: Db, { id, faitLe }: Deletion): Promise<boolean> {
  const back = await trx
    .updateTable('classe')
    .set({ dateSuppression: null })
    .where('id', '=', id)
    .where('dateSuppression', '=', faitLe)
    .executeTakeFirst();
  return back.numUpdatedRows > 0n;
}

/** The caller locks class and learners, by id. Returns who is new in it; 409: no place is left. */
export async function insertInscrits(trx: Db, classe: Classe, ids: readonly number[], now: Date) {
  const nouveaux: number[] = [];
  const produit =
    classe.acces_id === null ? undefined : await findProduitEntier(trx, classe.acces_id);
  for (const eleve_id of ids) {
    const added = await trx
      .insertInto('inscrit')
      .values({ classe_id: classe.id, eleve_id, dateCreation: now.toISOString() })
      .onConflict((on) => on.columns(['classe_id', 'eleve_id']).doNothing())
      .executeTakeFirst();
    if (!added.numInsertedOrUpdatedRows) continue;
    nouveaux.push(eleve_id);
    // A product that is sold no more may stay the class’s.
    if (produit) await tryGiveAcces(trx, { eleve_id, acces_id: produit.id }, now);
  }
  const places = (classe.capacite ?? PLUS_GRANDE_CLASSE) - classe.nombre;
  if (nouveaux.length > places)
    throw conflict(
      places > 0
        ? `Il ne reste que ${places} ${places > 1 ? 'places' : 'place'} dans «\u00a0${classe.libelle}\u00a0».`
        : `Il ne reste aucune place dans «\u00a0${classe.libelle}\u00a0».`,
    );
  await addToNombre(trx, classe.id, nouveaux.length);
  return nouveaux;
}

export async function removeInscritRow(trx: Db, classe_id: number, eleve_id: number) {
  const { numDeletedRows } = await trx
    .deleteFrom('inscrit')
    .where('classe_id', '=', classe_id)
    .where('eleve_id', '=', eleve_id)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await addToNombre(trx, classe_id, -1);
  return numDeletedRows > 0n;
}

const addToNombre = (trx: Db, id: number, by: number) =>
  trx
    .updateTable('classe')
    .set({ nombre: sql<number>`nombre + ${sql.lit(by)}` })
    .where('id', '=', id)
    .execute();

export async function eraseInscriptions(trx: Db, eleve_id: number): Promise<void> {
  const rows = await trx
    .deleteFrom('inscrit')
    .where('eleve_id', '=', eleve_id)
    .returning('classe_id')
    .execute();
  const ids = rows.map(({ classe_id }) => classe_id).toSorted((one, other) => one - other);
  for (const id of ids) await addToNombre(trx, id, -1);
}
