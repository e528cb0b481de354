import type { Annotation, VueDeQuestion } from '../../../regles/vue.ts';
import type { Letter } from '../../../regles/lettres.ts';
import { countRows } from '../../socle/db/countRows.ts';
import type { Db } from '../../socle/db/database.ts';
import { inListe } from '../../socle/db/inListe.ts';
import { prepared } from '../../socle/db/prepared.ts';
import { addressOfFilm } from './films.ts';

const VERSION = [
  'questionVersion.id',
  'questionVersion.question_id',
  'questionVersion.libelle',
  'questionVersion.libelleImage',
  'questionVersion.scene',
  'questionVersion.imageDescription',
  'questionVersion.a',
  'questionVersion.b',
  'questionVersion.c',
  'questionVersion.d',
  'questionVersion.correcte',
  'questionVersion.grave',
  'questionVersion.justification',
  'questionVersion.idArticleLois',
  'vue.cle',
  'vue.annotations',
] as const;

const avecVue = (db: Db) =>
  db
    .selectFrom('questionVersion')
    .leftJoin('vue', 'vue.libelleImage', 'questionVersion.libelleImage')
    .select(VERSION);

const byId = prepared((db, version_id: number) =>
  avecVue(db).where('questionVersion.id', '=', version_id),
);

/** A version contains the right answer: send only its `questionOf` or `correctionOf`. */
export type QuestionVersion = Awaited<ReturnType<typeof byId>>[number];

/** Versions are never deleted. */
export async function findVersion(db: Db, version_id: number): Promise<QuestionVersion> {
  return (await byId(db, version_id))[0]!;
}

const byIds = prepared((db, liste: string) =>
  avecVue(db).where(inListe(db, 'questionVersion.id', liste)),
);

export async function listVersionsById(db: Db, version_ids: number[]) {
  const rows = await byIds(db, version_ids.join(';'));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Narrower than a version: no scene, no view. */
const corriges = prepared((db, liste: string) =>
  db
    .selectFrom('questionVersion')
    .select(['id', 'question_id', 'libelle', 'correcte', 'grave', 'idArticleLois'])
    .where(inListe(db, 'id', liste)),
);

export type Corrige = Awaited<ReturnType<typeof corriges>>[number];

/** Lists what tells right from wrong, for ids joined by `;`, in no order. */
export const listCorriges = (db: Db, versions: string): Promise<Corrige[]> =>
  corriges(db, versions);

export const findCurrentVersion = (db: Db, question_id: number) =>
  avecVue(db)
    .innerJoin('question', 'question.version_id', 'questionVersion.id')
    .where('question.id', '=', question_id)
    .where('question.dateSuppression', 'is', null)
    .executeTakeFirst();

export async function listCurrentVersions(db: Db, question_ids: number[]) {
  const ids = [...new Set(question_ids)];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('question')
    .select(['id', 'version_id'])
    .where('id', 'in', ids)
    .where('dateSuppression', 'is', null)
    .where('version_id', 'is not', null)
    .execute();
  const versions = new Map(rows.map((row) => [row.id, row.version_id!]));
  return ids.flatMap((id) => {
    const version_id = versions.get(id);
    return version_id === undefined ? [] : { id, version_id };
  });
}

/** Contains nothing that reveals the right answer. */
export function questionOf(version: QuestionVersion) {
  const { question_id: id, libelle, libelleImage, imageDescription, a, b, c, d } = version;
  const imageSeule = isSeule(version.scene) ? 1 : 0;
  const vue = vueOf(version);
  return { id, libelle, libelleImage, vue, imageDescription, imageSeule, a, b, c, d } as const;
}

const vueOf = ({
  cle,
  annotations,
}: Pick<QuestionVersion, 'cle' | 'annotations'>): VueDeQuestion | null =>
  cle && annotations ? { cle, annotations: JSON.parse(annotations) as Annotation[] } : null;

export function correctionOf(version: QuestionVersion, secret: string) {
  const { justification, idArticleLois, grave } = version;
  return { justification, idArticleLois, grave, film: addressOfFilm(version, secret) };
}

export async function findScene(db: Db, id: number) {
  const row = await db
    .selectFrom('questionVersion')
    .leftJoin('vue', 'vue.libelleImage', 'questionVersion.libelleImage')
    .select(['scene', 'correcte', 'valableDu', 'dateCreation', 'prise'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { valableDu, dateCreation, ...asked } = row;
  return { id, ...asked, jour: valableDu ?? dateCreation.slice(0, 10) };
}

/** YAML of a scene or a group has that key; a lone sign has neither, a photo no YAML. */
const isSeule = (words: string | null) => words !== null && !/\b(?:scene|groupe):/.test(words);

export const hasReponse = (version: QuestionVersion, letter: Letter): boolean =>
  version[letter] !== null;

export async function findDessin(db: Db, adresse: string | null): Promise<string | undefined> {
  const empreinte = /(?:^|\/)([0-9a-f]{32})\.svg$/.exec(adresse ?? '')?.[1];
  if (!empreinte) return undefined;
  const dessin = await db
    .selectFrom('dessin')
    .select('svg')
    .where('empreinte', '=', empreinte)
    .executeTakeFirst();
  return dessin?.svg;
}

export const countQuestions = (db: Db) =>
  countRows(db.selectFrom('question').where('dateSuppression', 'is', null));

export const listChangements = (db: Db, last: number) =>
  db
    .selectFrom('questionVersion')
    .innerJoin('question', 'question.id', 'questionVersion.question_id')
    .select([
      'questionVersion.id as version_id',
      'questionVersion.question_id',
      'questionVersion.libelle',
      'questionVersion.admin_id',
      'questionVersion.dateCreation',
    ])
    .where('question.dateSuppression', 'is', null)
    .orderBy('questionVersion.id', 'desc')
    .limit(last)
    .execute();

/** Old versions count: attempts show them, and staff can restore them. */
export async function imagesDesQuestions(db: Db, adresses: string[]) {
  const rows = await db
    .selectFrom('questionVersion')
    .select('libelleImage')
    .distinct()
    .where('libelleImage', 'in', adresses)
    .execute();
  return rows.map(({ libelleImage }) => libelleImage!);
}

/** Those that staff keep are named as their files are. */
export async function imagesDesVues(db: Db, adresses: string[]) {
  const cles = adresses.map((adresse) => adresse.slice('/img/vues/'.length).split('-')[0]!);
  const rows = await db.selectFrom('vue').select('cle').where('cle', 'in', cles).execute();
  return adresses.filter((_, i) => rows.some(({ cle }) => cle === cles[i]));
}
