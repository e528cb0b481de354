import type { Langue } from '../../../regles/langue.ts';
import { motsOf } from '../../../regles/recherche.ts';
import { COPIED_AT_A_TIME, createCopie } from '../../socle/db/copie.ts';
import type { Db } from '../../socle/db/database.ts';
import { createLexique } from '../../socle/db/lexique.ts';
import { prepared } from '../../socle/db/prepared.ts';
import { FEW } from '../../socle/texte/libelles.ts';
import type { Ensuite } from './questions.tables.ts';
import { type Categorie, categorieOf } from './categorie.ts';

export interface Repere {
  id: number;
  libelle: string;
  langue: string;
  idArticleLois: string | null;
  categorie: Categorie;
  avecImage: boolean;
  avecJustification: boolean;
  grave: 0 | 1;
  ensuite: Ensuite;
  dateModification: string;
  /** Word numbers of statement and answers, each once. */
  mots: number[];
}

/** Each typed word must be the row's id, or begin one of its words. Punctuation matches nothing. */
export function rechercheOf<R extends { id: number }>(
  recherche: string,
  begins: (voulu: string) => (row: R) => boolean,
): (row: R) => boolean {
  if (recherche === '') return () => true;
  const voulus = [...new Set(motsOf(recherche))].map((voulu) => ({
    has: begins(voulu),
    id: /^[1-9]\d{3,9}$/.test(voulu) ? Number(voulu) : undefined,
  }));
  if (voulus.length === 0) return () => false;
  return (row) => voulus.every(({ has, id }) => row.id === id || has(row));
}

const lexique = createLexique();

export const questionMatcher = (recherche: string): ((repere: Repere) => boolean) =>
  rechercheOf(recherche, (voulu) => {
    const has = lexique.hasOne((mot) => mot.startsWith(voulu));
    return ({ mots }) => has(mots);
  });

const revision = prepared((db) => db.selectFrom('banque').select('revision'));

/** Reads all of the bank, by `id` and the newest first; each change makes new collections. */
export const readRepertoire = createCopie<Repere>({
  async revisionOf(db) {
    return (await revision(db))[0]!.revision;
  },
  changedSince: async (db, revision, after) =>
    (await rowsSince(db, revision, after)).map((row) => ({
      id: row.id,
      repere: row.dateSuppression === null ? repereOf(row) : null,
    })),
});

export const listReperes = async (db: Db): Promise<readonly Repere[]> =>
  (await readRepertoire(db)).newestFirst;

export const reperesParId = async (db: Db): Promise<ReadonlyMap<number, Repere>> =>
  (await readRepertoire(db)).parId;

const rowsSince = (db: Db, revision: number, after: number) =>
  db
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select([
      'question.id',
      'question.reference',
      'question.dateSuppression',
      'question.ensuite',
      'questionVersion.libelle',
      'questionVersion.libelleImage',
      'questionVersion.langue',
      'questionVersion.a',
      'questionVersion.b',
      'questionVersion.c',
      'questionVersion.d',
      'questionVersion.grave',
      'questionVersion.justification',
      'questionVersion.idArticleLois',
      'questionVersion.dateCreation',
    ])
    .where('question.revision', '>', revision)
    .where('question.id', '>', after)
    .orderBy('question.id')
    .limit(COPIED_AT_A_TIME)
    .execute();

type RepereRow = Awaited<ReturnType<typeof rowsSince>>[number];

const repereOf = (row: RepereRow): Repere => ({
  id: row.id,
  libelle: row.libelle,
  langue: row.langue,
  idArticleLois: row.idArticleLois,
  categorie: categorieOf(row),
  avecImage: row.libelleImage !== null,
  avecJustification: row.justification !== null,
  grave: row.grave,
  ensuite: row.ensuite,
  dateModification: row.dateCreation,
  mots: lexique.numbersOf([
    ...new Set(motsOf([row.libelle, row.a, row.b, row.c, row.d].join(' '))),
  ]),
});

export async function countLacunes(db: Db) {
  const lacunes = { sansImage: 0, sansJustification: 0, sansArticle: 0 };
  for (const repere of await listReperes(db)) {
    if (!repere.avecImage) lacunes.sansImage++;
    if (!repere.avecJustification) lacunes.sansJustification++;
    if (!repere.idArticleLois) lacunes.sansArticle++;
  }
  return lacunes;
}

export async function listQuestionsByMots(db: Db, recherche: string) {
  const matches = questionMatcher(recherche);
  const found: { id: number; libelle: string; detail: string }[] = [];
  for (const repere of await listReperes(db)) {
    if (!matches(repere)) continue;
    found.push({ id: repere.id, libelle: repere.libelle, detail: `Question ${repere.id}` });
    if (found.length === FEW) break;
  }
  return found;
}

type Offert = Pick<Repere, 'idArticleLois' | 'langue'>;

const collator = new Intl.Collator('fr', { numeric: true });
const known = new WeakMap<readonly Offert[], ReturnType<typeof findUnique>>();

/** Cached until the bank changes. */
export function uniqueOf(all: readonly Offert[]) {
  const unique = known.get(all) ?? findUnique(all);
  known.set(all, unique);
  return unique;
}

/** Articles sort as numbers: 2 before 12. */
const findUnique = (all: readonly Offert[]) => ({
  uniqueIdArticleLois: [...new Set(all.map(({ idArticleLois }) => idArticleLois))]
    .filter((article) => article !== null)
    .toSorted(collator.compare),
  uniqueIdLangue: [...new Set(all.map(({ langue }) => langue))].toSorted() as Langue[],
});
