import type { Db } from '../db/database.ts';
import { pageOf } from '../texte/rangees.ts';

interface Voulus {
  /** Calls of the deletions that the caller may take back; not empty. */
  appels: readonly string[];
  objet?: string | undefined;
  now: Date;
}

/** Reads the partial index of lines that have not been taken back or swept. */
function supprimes(db: Db, { appels, objet, now }: Voulus) {
  const kept = db
    .selectFrom('journal')
    .where('jusquAu', '>', now.toISOString())
    .where('appel', 'in', appels);
  return objet === undefined ? kept : kept.where('objet', '=', objet);
}

export const listSupprimes = (db: Db, voulus: Voulus, page: number) =>
  pageOf(supprimes(db, voulus), page, (found) =>
    found
      .select(['id', 'objet', 'objet_id', 'admin', 'avant', 'dateCreation', 'jusquAu'])
      .orderBy('dateCreation', 'desc')
      .orderBy('id', 'desc'),
  );

export async function listObjetsSupprimes(db: Db, voulus: Voulus): Promise<string[]> {
  const rows = await supprimes(db, voulus).select('objet').distinct().orderBy('objet').execute();
  return rows.map(({ objet }) => objet);
}
