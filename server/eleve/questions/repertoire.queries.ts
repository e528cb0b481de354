import type { Langue } from '../../../regles/langue.ts';
import type { Ensuite } from '../../../regles/question.ts';
import { motsOf } from '../../../regles/recherche.ts';
import { COPIED_AT_A_TIME, createCopie } from '../../socle/db/copie.ts';
import type { Db } from '../../socle/db/database.ts';
import { createLexique } from '../../socle/db/lexique.ts';
import { prepared } from '../../socle/db/prepared.ts';
import type { CodeRoute } from '../../../drawing/index.ts';
import { FEW } from '../../socle/texte/libelles.ts';
import { type Categorie, categorieOf } from './categorie.ts';
import { cleOf } from './codeDe.ts';

export interface Repere {
  id: number;
  /** Names this form in a learner’s memory. */
  cle: number;
  code: string | null;
  version_id: number;
  libelle: string;
  langue: string;
  idArticleLois: string | null;
  categorie: Categorie;
  avecImage: boolean;
  avecJustification: boolean;
  grave: 0 | 1;
  ensuite: Ensuite | null;
  dateModification: string;
  /** Word numbers of statement and answers in both forms, each once. */
  mots: number[];
  /** Under the next code, where that is another. */
  suivante: Repere | null;
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
  async changedSince(db, revision, after) {
    const rows = await rowsSince(db, revision, after);
    const suivantes = await suivantesOf(db, rows);
    return rows.map((row) => ({
      id: row.id,
      repere: row.dateSuppression === null ? repereOf(row, suivantes.get(row.id)) : null,
    }));
  },
});

export const listReperes = async (db: Db): Promise<readonly Repere[]> =>
  (await readRepertoire(db)).newestFirst;

export const reperesParId = async (db: Db): Promise<ReadonlyMap<number, Repere>> =>
  (await readRepertoire(db)).parId;

interface Banque {
  parId: ReadonlyMap<number, Repere>;
  parCle: ReadonlyMap<number, Repere>;
}

const sous = new WeakMap<readonly Repere[], Map<CodeRoute, Banque>>();

/** The bank as it is asked under a code, by question and by `cle`; what falls under it is left out. */
export async function banqueSous(db: Db, code: CodeRoute): Promise<Banque> {
  const all = await listReperes(db);
  const known = sous.get(all) ?? new Map<CodeRoute, Banque>();
  sous.set(all, known);
  const banque = known.get(code) ?? formesSous(all, code);
  known.set(code, banque);
  return banque;
}

function formesSous(all: readonly Repere[], code: CodeRoute): Banque {
  const formes =
    code === 'CVP2027'
      ? all.filter(({ ensuite }) => ensuite !== 'tombe').map((one) => one.suivante ?? one)
      : all;
  const parId = new Map(formes.map((one) => [one.id, one]));
  const alike = formes.every(({ id, cle }) => id === cle);
  return { parId, parCle: alike ? parId : new Map(formes.map((one) => [one.cle, one])) };
}

const CHAMPS = [
  'questionVersion.id as version_id',
  'questionVersion.code',
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
] as const;

const rowsSince = (db: Db, revision: number, after: number) =>
  db
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select([
      'question.id',
      'question.reference',
      'question.dateSuppression',
      'question.ensuite',
      'question.suivante_id',
      ...CHAMPS,
    ])
    .where('question.revision', '>', revision)
    .where('question.id', '>', after)
    .orderBy('question.id')
    .limit(COPIED_AT_A_TIME)
    .execute();

type RepereRow = Awaited<ReturnType<typeof rowsSince>>[number];

async function suivantesOf(db: Db, rows: readonly RepereRow[]) {
  const ids = rows.flatMap(({ suivante_id }) => suivante_id ?? []);
  if (ids.length === 0) return new Map<number, FormeEcrite>();
  const found = await db
    .selectFrom('questionVersion')
    .select(['question_id', ...CHAMPS])
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map((forme) => [forme.question_id, forme]));
}

type FormeEcrite = Omit<
  RepereRow,
  'id' | 'reference' | 'dateSuppression' | 'ensuite' | 'suivante_id'
>;

function repereOf(row: RepereRow, forme: FormeEcrite | undefined): Repere {
  // One question stays in one subject.
  const categorie = categorieOf(row);
  if (!forme) return { ...formeOf(row), categorie };
  const suivante = { ...formeOf({ ...row, ...forme }), categorie };
  const own = formeOf(row);
  return { ...own, categorie, suivante, mots: [...new Set([...own.mots, ...suivante.mots])] };
}

const formeOf = (row: RepereRow): Omit<Repere, 'categorie'> => ({
  id: row.id,
  cle: cleOf({ question_id: row.id, code: row.code }),
  code: row.code,
  version_id: row.version_id,
  libelle: row.libelle,
  langue: row.langue,
  idArticleLois: row.idArticleLois,
  avecImage: row.libelleImage !== null,
  avecJustification: row.justification !== null,
  grave: row.grave,
  ensuite: row.ensuite,
  dateModification: row.dateCreation,
  mots: lexique.numbersOf([
    ...new Set(motsOf([row.libelle, row.a, row.b, row.c, row.d].join(' '))),
  ]),
  suivante: null,
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
