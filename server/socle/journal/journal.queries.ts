import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { PAR_PAGE } from '../texte/rangees.ts';
import { bornesOf } from '../texte/jours.ts';

const derniere = prepared((db) =>
  db.selectFrom('journal').select('id').orderBy('id', 'desc').limit(1),
);

/** Rises with each staff write, whichever server took it; 0: none yet. */
export const lastLigne = async (db: Db): Promise<number> => (await derniere(db))[0]?.id ?? 0;

/** Bounds the offset that an index has to skip, however long the journal. */
const MOST_LIGNES = 10_000;

export interface FiltreDuJournal {
  admin_id?: number | undefined;
  objet?: string | undefined;
  objet_id?: number | undefined;
  jour?: string | undefined;
}

/** Each pair of filters has its index; a single thing has few lines. */
function lignesDu(db: Db, { admin_id, objet, objet_id, jour }: FiltreDuJournal) {
  let query = db.selectFrom('journal');
  if (objet !== undefined) query = query.where('objet', '=', objet);
  if (objet_id !== undefined) query = query.where('objet_id', '=', objet_id);
  if (admin_id !== undefined) query = query.where('admin_id', '=', admin_id);
  if (jour === undefined) return query;
  const { from, to } = bornesOf(jour);
  return query.where('dateCreation', '>=', from).where('dateCreation', '<', to);
}

export async function countLignes(db: Db, filtre: FiltreDuJournal): Promise<number> {
  const { nombre } = await db
    .selectFrom(
      lignesDu(db, filtre)
        .select('dateCreation')
        .limit(MOST_LIGNES + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .executeTakeFirstOrThrow();
  return nombre;
}

export const pageOf = (db: Db, filtre: FiltreDuJournal, offset: number) =>
  lignesDu(db, filtre)
    .select('id')
    .orderBy('dateCreation', 'desc')
    .orderBy('id', 'desc')
    .limit(PAR_PAGE)
    .offset(offset);

/** Newest first; skips lines by an index-only scan. */
export async function listLignes(db: Db, filtre: FiltreDuJournal, page: number) {
  const offset = (page - 1) * PAR_PAGE;
  if (offset >= MOST_LIGNES) return [];
  return db
    .selectFrom('journal')
    .selectAll()
    .where('id', 'in', (ids) =>
      ids.selectFrom(pageOf(db, filtre, offset).as('page')).select('page.id'),
    )
    .orderBy('dateCreation', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export const plafond = (nombre: number) => Math.min(nombre, MOST_LIGNES);

/** Erased learners have no page (server/eleve/compte/compteEfface.ts). */
export async function listElevesThere(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('journal')
    .innerJoin('eleve', 'eleve.id', 'journal.objet_id')
    .select('eleve.id')
    .distinct()
    .where('journal.objet', '=', 'eleve')
    .where('journal.objet_id', 'in', ids)
    .where('eleve.email', 'not like', 'efface-%@invalid')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export const findLastGeste = (db: Db, objet: string, objet_id: number, appels: string[]) =>
  db
    .selectFrom('journal')
    .select(['admin', 'dateCreation'])
    .where('objet', '=', objet)
    .where('objet_id', '=', objet_id)
    .where('appel', 'in', appels)
    .orderBy('id', 'desc')
    .executeTakeFirst();

export const listGestes = (db: Db, choses: Record<string, number[]>, most: number) =>
  db
    .selectFrom('journal')
    .select(['dateCreation', 'appel', 'avant', 'apres'])
    .where((row) =>
      row.or(
        Object.entries(choses)
          .filter(([, ids]) => ids.length > 0)
          .map(([objet, ids]) => row.and([row('objet', '=', objet), row('objet_id', 'in', ids)])),
      ),
    )
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
