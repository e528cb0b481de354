import { type Cherchable, cherchableOf } from '../../contract/mots.ts';
import { AT_A_TIME, NONE, createCopie } from '../db/copie.ts';
import type { Db } from '../db/database.ts';
import { isEfface } from './efface.ts';

/** What it takes to find a learner. */
export interface Repere extends Cherchable {
  id: number;
}

const copieOf = createCopie<Repere>({
  async revisionOf(db) {
    const row = await db.selectFrom('repertoire').select('revision').executeTakeFirstOrThrow();
    return row.revision;
  },
  async changedSince(db, revision, after) {
    if (revision === NONE) {
      const rows = await everybody(db, after);
      return rows.map((row) => ({ id: row.id, repere: repereOf(row) }));
    }
    const rows = await changedSince(db, revision, after);
    return rows.map(({ eleve_id, id, nom, prenom, email }) => ({
      id: eleve_id,
      repere: id === null ? null : repereOf({ id, nom: nom!, prenom: prenom!, email: email! }),
    }));
  },
});

/** Every learner who has not been erased, the newest first; docs/decisions/0038 says how it is known who has changed. */
export const listReperesDesEleves = async (db: Db): Promise<readonly Repere[]> =>
  (await copieOf(db)).newestFirst;

const everybody = (db: Db, after: number) =>
  db
    .selectFrom('eleve')
    .select(['id', 'nom', 'prenom', 'email'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_A_TIME)
    .execute();

const changedSince = (db: Db, revision: number, after: number) =>
  db
    .selectFrom('repere')
    .leftJoin('eleve', 'eleve.id', 'repere.eleve_id')
    .select(['repere.eleve_id', 'eleve.id', 'eleve.nom', 'eleve.prenom', 'eleve.email'])
    .where('repere.revision', '>', revision)
    .where('repere.eleve_id', '>', after)
    .orderBy('repere.eleve_id')
    .limit(AT_A_TIME)
    .execute();

const repereOf = (row: { id: number; nom: string; prenom: string; email: string }) =>
  isEfface(row) ? null : { id: row.id, ...cherchableOf(row) };
