import { ASSEZ_DE_REPONSES } from '../../../regles/sentinelle.ts';
import { LETTRES, type Letter } from '../../../regles/lettres.ts';
import { COPIED_AT_A_TIME, createCopie } from '../../socle/db/copie.ts';
import type { Db } from '../../socle/db/database.ts';
import { inListe } from '../../socle/db/inListe.ts';
import { prepared } from '../../socle/db/prepared.ts';
import type { QuestionVersion } from '../questions/index.ts';
import type { Bilan } from './bilan.ts';
import type { Soupcon } from './sentinelle.ts';

export interface Chiffres extends Bilan {
  justes: number;
  soupcons: Soupcon[];
}

export interface BilanDeVersion extends Chiffres {
  /** Its version. */
  id: number;
  question_id: number;
}

/** The letters that a version has. */
export const lettresOf = (version: Pick<QuestionVersion, Letter>): Letter[] =>
  LETTRES.filter((lettre) => version[lettre] !== null);

/** Those of which `chiffres` has not seen all counts. */
export const listARefaire = (db: Db, most: number) =>
  db
    .selectFrom('bilan')
    .select(['version_id', 'faits'])
    .whereRef('faits', '<>', 'vus')
    .orderBy('version_id')
    .limit(most)
    .execute();

export const listDecomptes = (db: Db, version_ids: readonly number[]) =>
  db
    .selectFrom('decompte')
    .selectAll()
    .where(inListe(db, 'version_id', version_ids.join(';')))
    .orderBy('version_id')
    .orderBy('niveau')
    .execute();

const revision = prepared((db) => db.selectFrom('depouillement').select('revision'));

/** Reads what is known of each version, by its id; each change makes a new collection. */
const readBilans = createCopie<BilanDeVersion>({
  revisionOf: async (db) => (await revision(db))[0]!.revision,
  async changedSince(db, since, after) {
    const rows = await db
      .selectFrom('bilan')
      .select(['version_id as id', 'question_id', 'chiffres'])
      .where('revision', '>', since)
      .where('version_id', '>', after)
      .where('chiffres', 'is not', null)
      .orderBy('version_id')
      .limit(COPIED_AT_A_TIME)
      .execute();
    return rows.map(({ chiffres, ...row }) => ({
      id: row.id,
      repere: { ...row, ...(JSON.parse(chiffres!) as Chiffres) },
    }));
  },
});

/** In percent of first answers that were wrong; null: too few to say. */
export const erreursOf = ({ tous, justes }: Pick<BilanDeVersion, 'tous' | 'justes'>) =>
  tous.nombre < ASSEZ_DE_REPONSES ? null : Math.round((100 * (tous.nombre - justes)) / tous.nombre);

/** By the id of a version. */
export const bilansParVersion = async (db: Db): Promise<ReadonlyMap<number, BilanDeVersion>> =>
  (await readBilans(db)).parId;

export const listDecomptesDeSeries = (db: Db) =>
  db.selectFrom('decompteSerie').selectAll().orderBy('theme_id').execute();

/** Whole versions, after an id. */
export const listDecomptesApres = (db: Db, after: number, versions: number) =>
  db
    .selectFrom('decompte')
    .selectAll()
    .where('version_id', 'in', (query) =>
      query
        .selectFrom('decompte as suivant')
        .select('suivant.version_id')
        .distinct()
        .where('suivant.version_id', '>', after)
        .orderBy('suivant.version_id')
        .limit(versions),
    )
    .orderBy('version_id')
    .orderBy('niveau')
    .execute();

/** Those that have seen all counts. */
export const listBilansFaits = (db: Db, after: number, most: number) =>
  db
    .selectFrom('bilan')
    .select(['version_id', 'chiffres'])
    .whereRef('faits', '=', 'vus')
    .where('version_id', '>', after)
    .orderBy('version_id')
    .limit(most)
    .execute();
