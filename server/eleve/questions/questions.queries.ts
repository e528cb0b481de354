import type { Annotation, VueDeQuestion } from '../../../regles/vue.ts';
import type { Selectable } from 'kysely';
import { type CodeRoute, jourDuCatalogue, mayMove } from '../../../drawing/index.ts';
import { AUTRES_MOTS, type Letter, MEPRISES } from '../../../regles/lettres.ts';
import { countRows } from '../../socle/db/countRows.ts';
import type { Db } from '../../socle/db/database.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Eleve } from '../../socle/securite/session.ts';
import { inListe } from '../../socle/db/inListe.ts';
import { keptRows } from '../../socle/db/keptRows.ts';
import { prepared } from '../../socle/db/prepared.ts';
import { addressOfFilm } from './films.ts';
import type { VueTable } from './questions.tables.ts';

const rows = prepared((db, liste: string) =>
  db
    .selectFrom('questionVersion')
    .select([
      'id',
      'question_id',
      'code',
      'libelle',
      'libelleImage',
      'imageDescription',
      'scene',
      'a',
      'b',
      'c',
      'd',
      'correcte',
      'grave',
      'justification',
      ...AUTRES_MOTS,
      'idArticleLois',
    ])
    .where(inListe(db, 'id', liste)),
);

/** Its scene can be long, and is only asked for what follows from it. */
export const versionOf = ({ scene, ...row }: Awaited<ReturnType<typeof rows>>[number]) => ({
  ...row,
  imageSeule: flagOf(isSeule(scene)),
  bouge: scene !== null && mayMove(scene),
});

/** A version contains the right answer: send only its `questionOf` or `correctionOf`. */
export type QuestionVersion = Readonly<ReturnType<typeof versionOf>>;

/** At about 1 kB each. */
const MOST_KEPT = 5000;

/** Versions never change and are never deleted. */
const versions = keptRows<QuestionVersion>(MOST_KEPT, async (db, ids) =>
  (await rows(db, ids.join(';'))).map(versionOf),
);

export async function findVersion(db: Db, version_id: number): Promise<QuestionVersion> {
  return (await versions(db, [version_id]))[0]!;
}

export async function listVersionsById(db: Db, version_ids: number[]) {
  return new Map((await versions(db, version_ids)).map((version) => [version.id, version]));
}

const vues = prepared((db, liste: string) =>
  db
    .selectFrom('questionVersion')
    .innerJoin('vue', 'vue.libelleImage', 'questionVersion.libelleImage')
    .select(['questionVersion.id', 'vue.cle', 'vue.annotations'])
    .where(inListe(db, 'questionVersion.id', liste)),
);

/** By the id of their version. */
export async function listVues(db: Db, version_ids: number[]): Promise<Map<number, VueDeQuestion>> {
  const found = await vues(db, version_ids.join(';'));
  return new Map(found.map(({ id, ...vue }) => [id, vueOf(vue)]));
}

const vueDe = prepared((db, libelleImage: string) =>
  db.selectFrom('vue').select(['cle', 'annotations']).where('libelleImage', '=', libelleImage),
);

/** Null where its drawing is shown. */
export async function findVue(
  db: Db,
  { libelleImage }: QuestionVersion,
): Promise<VueDeQuestion | null> {
  const [vue] = libelleImage === null ? [] : await vueDe(db, libelleImage);
  return vue ? vueOf(vue) : null;
}

const vueOf = ({ cle, annotations }: Pick<Selectable<VueTable>, 'cle' | 'annotations'>) => ({
  cle,
  annotations: JSON.parse(annotations) as Annotation[],
});

export async function findCurrentVersion(
  db: Db,
  question_id: number,
  code: CodeRoute,
): Promise<QuestionVersion | undefined> {
  const [current] = await listCurrentVersions(db, [question_id], code);
  return current && findVersion(db, current.version_id);
}

/** In their form under that code; those that fall under it are left out. */
export async function listCurrentVersions(db: Db, question_ids: number[], code: CodeRoute) {
  const ids = [...new Set(question_ids)];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('question')
    .select(['id', 'version_id', 'suivante_id', 'ensuite'])
    .where('id', 'in', ids)
    .where('dateSuppression', 'is', null)
    .where('version_id', 'is not', null)
    .execute();
  const suivant = code === 'CVP2027';
  const versions = new Map(
    rows
      .filter(({ ensuite }) => !(suivant && ensuite === 'tombe'))
      .map((row) => [row.id, (suivant ? row.suivante_id : null) ?? row.version_id!]),
  );
  return ids.flatMap((id) => {
    const version_id = versions.get(id);
    return version_id === undefined ? [] : { id, version_id };
  });
}

/** How its reader wants it. */
export type Lecteur = Pick<Eleve, 'motsSimples'>;

function simpleOf({ simple, simpleA, simpleB, simpleC, simpleD }: QuestionVersion) {
  if (simple === null || simpleA === null || simpleB === null) return null;
  return { libelle: simple, a: simpleA, b: simpleB, c: simpleC, d: simpleD };
}

/** Contains nothing that reveals the right answer. */
export function questionOf(
  version: QuestionVersion,
  vue: VueDeQuestion | null,
  { motsSimples }: Lecteur,
) {
  const {
    question_id: id,
    libelle,
    libelleImage,
    imageDescription,
    imageSeule,
    a,
    b,
    c,
    d,
  } = version;
  const simples = motsSimples === 1 ? simpleOf(version) : null;
  const image = { libelleImage, vue, imageDescription, imageSeule } as const;
  return { id, libelle, ...image, a, b, c, d, simples };
}

/** `reponse`: the letter that was chosen; null: none. */
export function correctionOf(version: QuestionVersion, reponse: Letter | null, secret: string) {
  const { id, bouge, correcte, justification, idArticleLois, grave } = version;
  const meprise = reponse === null || reponse === correcte ? null : version[MEPRISES[reponse]];
  const film = bouge ? addressOfFilm(id, secret) : null;
  return { justification, meprise, idArticleLois, grave, film };
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
  return { id, ...asked, jour: jourDuCatalogue(valableDu ?? dateCreation.slice(0, 10)) };
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
