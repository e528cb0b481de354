import type { Moyen } from '../../../regles/fournisseurs/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { pageOf } from '../../socle/texte/rangees.ts';

export async function countEcarts(db: Db): Promise<number> {
  const { nombre } = await db
    .selectFrom('ecart')
    .select(({ fn }) => fn.countAll<number | string>().as('nombre'))
    .where('dateRegle', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(nombre);
}

export const findEcart = (db: Db, id: number) =>
  db.selectFrom('ecart').selectAll().where('id', '=', id).executeTakeFirst();

/** Newest first: open ones by event date, settled ones by settling date. */
export function pageOfEcarts(
  db: Db,
  { moyen, regles, page }: { moyen?: Moyen | undefined; regles: boolean; page: number },
) {
  const found = db
    .selectFrom('ecart')
    .where('dateRegle', regles ? 'is not' : 'is', null)
    .$if(moyen !== undefined, (query) => query.where('moyen', '=', moyen!));
  return pageOf(found, page, (rows) =>
    rows
      .selectAll()
      .orderBy(regles ? 'dateRegle' : 'date', 'desc')
      .orderBy('id', 'desc'),
  );
}

export const listPassages = (db: Db, most: number) =>
  db
    .selectFrom('rapprochement')
    .selectAll()
    .orderBy('dateEssai', 'desc')
    .orderBy('moyen')
    .orderBy('periode', 'desc')
    .limit(most)
    .execute();

export async function listDatesOuvertes(db: Db, moyen: Moyen, depuis: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ecart')
    .select('date')
    .where('dateRegle', 'is', null)
    .where('date', '>=', depuis)
    .where('moyen', '=', moyen)
    .orderBy('date')
    .limit(200)
    .execute();
  return rows.map(({ date }) => date);
}

/** Differences of erased learners whose note is not `but`. */
export async function listRaisonsOfErased(db: Db, but: string, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('ecart')
    .innerJoin('paiement', 'paiement.id', 'ecart.paiement_id')
    .select('ecart.id')
    .where('paiement.efface', '=', 1)
    .where('ecart.raison', 'is not', null)
    .where('ecart.raison', '<>', but)
    .orderBy('ecart.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
