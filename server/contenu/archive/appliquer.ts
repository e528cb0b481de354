import { readFile } from 'node:fs/promises';
import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import type { Bilan } from '../../../contract/contenu.ts';
import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/idsOf.ts';
import type { Ligne } from '../../kernel/journal.ts';
import { Refus } from '../../kernel/refus.ts';
import { holdQuestions } from '../../questions/banque.queries.ts';
import {
  type Contenu,
  adresseOfDessin,
  keepDessins,
  nextRevision,
} from '../../questions/questions.writes.ts';
import { VEDETTES } from '../../series/series.queries.ts';
import { versionOf } from '../../series/themes.queries.ts';
import type { Jugee } from './lire.ts';
import { AT_A_TIME, textesOf, versionsParId } from './lus.ts';
import { adresseDe } from './photos.ts';
import type { ChapitreVoulu, Travail, Voulu } from './plan/voulu.ts';
import { contenuOf } from './questions.ts';

interface Geste {
  admin_id: number;
  now: Date;
}

export const depasse = (body: { bilan?: Bilan } = {}) =>
  new Refus(
    409,
    'Quelqu’un a changé le contenu entre-temps. Rien n’est enregistré : regardez la nouvelle liste, puis recommencez.',
    body,
  );

/** Writes all that an archive changes, as edits would; 409 where something is no more what it was. Answers the lines of the journal. */
export async function appliquer(trx: Db, travail: Travail, geste: Geste): Promise<Ligne[]> {
  const lignes: Ligne[] = [];
  const ids = new Map<string, number>();
  const revision = travail.questions.size > 0 ? await nextRevision(trx) : 0;
  for (const lot of travail.lots) {
    const jugees = JSON.parse(await readFile(lot, 'utf8')) as Jugee[];
    lignes.push(...(await writeQuestions(trx, jugees, travail, revision, geste)));
    await untilRequestsAreRead();
  }
  for (const { id, reference } of await trx
    .selectFrom('question')
    .select(['id', 'reference'])
    .where('reference', 'is not', null)
    .where('dateSuppression', 'is', null)
    .execute())
    ids.set(reference!, id);

  const listes = [...travail.themes, ...travail.chapitres].flatMap(({ refs }) => refs ?? []);
  await holdAll(trx, [...new Set(listes)], ids);
  for (const theme of travail.themes.toSorted(byId))
    lignes.push(await writeTheme(trx, theme, ids, geste));
  for (const chapitre of travail.chapitres.toSorted(byId))
    lignes.push(await writeChapitre(trx, chapitre, ids, geste));
  const chapitres = new Map<string, number>();
  for (const { id, reference } of await trx
    .selectFrom('chapitre')
    .select(['id', 'reference'])
    .where('reference', 'is not', null)
    .where('dateSuppression', 'is', null)
    .execute())
    chapitres.set(reference!, id);
  for (const module of travail.modules.toSorted(byId))
    lignes.push(await writeModule(trx, module, chapitres, geste));
  await refusePubliques(trx);
  return lignes;
}

const byId = (one: { id: number | null }, other: { id: number | null }) =>
  (one.id ?? Infinity) - (other.id ?? Infinity) || 0;

async function writeQuestions(
  trx: Db,
  jugees: Jugee[],
  { questions }: Travail,
  revision: number,
  { admin_id, now }: Geste,
): Promise<Ligne[]> {
  if (jugees.length === 0) return [];
  const ids = await heldIds(trx, jugees, questions, revision);
  await keepDessins(
    trx,
    jugees.flatMap(({ svg, description }) => (svg && description ? { svg, description } : [])),
    'questions',
  );
  const before = await versionsParId(
    trx,
    jugees.flatMap(({ jugee }) => questions.get(jugee.ref)!.version_id ?? []),
  );
  const rows = jugees.map(({ jugee, svg, description }) => {
    const { photo, legacy, version_id } = questions.get(jugee.ref)!;
    const libelleImage = photo
      ? adresseDe('questions', photo)
      : svg
        ? adresseOfDessin(svg, 'questions')
        : legacy;
    const avant = version_id === null ? undefined : before.get(version_id);
    const contenu = contenuOf(jugee, { libelleImage, description }, avant);
    return { question_id: ids.get(jugee.ref)!, avant, contenu };
  });
  await trx
    .insertInto('questionVersion')
    .values(
      rows.map(({ question_id, contenu }) => ({
        ...contenu,
        question_id,
        admin_id,
        dateCreation: now.toISOString(),
      })),
    )
    .execute();
  const own = rows.map(({ question_id }) => question_id);
  await trx
    .updateTable('question')
    .set((row) => ({
      empreinte: null,
      dateSuppression: null,
      revision,
      version_id: row
        .selectFrom('questionVersion')
        .select((version) => version.fn.max('questionVersion.id').as('id'))
        .whereRef('questionVersion.question_id', '=', 'question.id'),
    }))
    .where('id', 'in', own)
    .execute();
  const made = await trx
    .selectFrom('question')
    .select(['id', 'version_id'])
    .where('id', 'in', own)
    .execute();
  const versions = new Map(made.map((row) => [row.id, row.version_id]));
  return rows.map(({ question_id, avant, contenu }) => ({
    objet: 'question',
    objet_id: question_id,
    avant: avant ? { version_id: avant.id, ...champsOf(avant) } : null,
    apres: { version_id: versions.get(question_id), ...champsOf(contenu) },
  }));
}

/** What the journal has of a version, whoever made it. */
const champsOf = ({ code: _c, valableDu: _d, valableAu: _a, ...champs }: Contenu) => {
  const {
    id: _id,
    question_id: _q,
    dateCreation: _date,
    admin_id: _admin,
    ...said
  } = champs as typeof champs &
    Partial<Record<'id' | 'question_id' | 'dateCreation' | 'admin_id', unknown>>;
  return said;
};

/** The rows of some questions, held; new ones are made. */
async function heldIds(
  trx: Db,
  jugees: Jugee[],
  questions: Travail['questions'],
  revision: number,
): Promise<Map<string, number>> {
  const refs = jugees.map(({ jugee }) => jugee.ref);
  const held = await trx
    .selectFrom('question')
    .select(['id', 'reference', 'version_id'])
    .where('reference', 'in', refs)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = new Map(held.map(({ reference, id }) => [reference!, id]));
  const versions = new Map(held.map(({ reference, version_id }) => [reference!, version_id]));
  const added = refs.filter((ref) => questions.get(ref)!.id === null);
  for (const ref of refs)
    if ((versions.get(ref) ?? null) !== questions.get(ref)!.version_id) throw depasse();
  if (added.length === 0) return ids;
  const rows = await trx
    .insertInto('question')
    .values(added.map((reference) => ({ reference, empreinte: null, revision })))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning(['id', 'reference'])
    .execute();
  if (rows.length < added.length) throw depasse();
  for (const { id, reference } of rows) ids.set(reference!, id);
  return ids;
}

/** Nobody deletes a question while it comes into a list. */
async function holdAll(trx: Db, refs: string[], ids: ReadonlyMap<string, number>): Promise<void> {
  const named = refs
    .map((ref) => {
      const id = ids.get(ref);
      if (id === undefined) throw depasse();
      return id;
    })
    .toSorted((one, other) => one - other);
  for (let from = 0; from < named.length; from += AT_A_TIME) {
    const part = named.slice(from, from + AT_A_TIME);
    if ((await holdQuestions(trx, part)).size < part.length) throw depasse();
  }
}

const listeOf = (refs: readonly string[], ids: ReadonlyMap<string, number>) =>
  refs.map((ref) => ids.get(ref)!).join(';');

async function writeTheme(
  trx: Db,
  { id, ref: reference, libelle, refs, base }: Voulu,
  questions: ReadonlyMap<string, number>,
  { admin_id, now }: Geste,
): Promise<Ligne> {
  const listeQuestions = listeOf(refs ?? [], questions);
  const signed = { empreinte: null, admin_id, dateModification: now.toISOString() };
  const apres = { libelle, listeQuestions };
  if (id === null) {
    const objet_id = await inserted(
      trx
        .insertInto('theme')
        .values({ reference, ...apres, ...signed })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .returning('id')
        .executeTakeFirst(),
    );
    return { objet: 'theme', objet_id, avant: null, apres };
  }
  const before = await trx
    .selectFrom('theme')
    .select(['libelle', 'listeQuestions'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (versionOf(before) !== base) throw depasse();
  await trx
    .updateTable('theme')
    .set({ ...apres, ...signed, dateSuppression: null })
    .where('id', '=', id)
    .execute();
  return { objet: 'theme', objet_id: id, avant: before, apres };
}

/** Of a name that somebody else has just taken there is no row. */
async function inserted(row: Promise<{ id: number } | undefined>): Promise<number> {
  const made = await row;
  if (!made) throw depasse();
  return made.id;
}

async function writeChapitre(
  trx: Db,
  voulu: ChapitreVoulu,
  questions: ReadonlyMap<string, number>,
  { admin_id, now }: Geste,
): Promise<Ligne> {
  const { id, ref: reference, libelle, refs, texte, base, dessins, photos } = voulu;
  await keepDessins(trx, dessins, 'chapitres');
  const dateModification = now.toISOString();
  const signed = { empreinte: null, admin_id, dateModification };
  const liste = refs && { listeQuestions: listeOf(refs, questions) };
  let objet_id = id;
  let avant: object | null = null;
  if (id === null) {
    objet_id = await inserted(
      trx
        .insertInto('chapitre')
        .values({ reference, libelle, texte: texte!, listeQuestions: '', ...liste, ...signed })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .returning('id')
        .executeTakeFirst(),
    );
  } else {
    const held = await trx
      .updateTable('chapitre')
      .set((row) => ({ revision: row('revision', '+', 1), libelle, ...signed }))
      .where('id', '=', id)
      .returning(['revision', 'listeQuestions'])
      .executeTakeFirstOrThrow();
    if (String(held.revision - 1) !== base) throw depasse();
    const ancien = texte !== null && { texte: (await textesOf(trx, [id])).get(id) };
    avant = { listeQuestions: held.listeQuestions, ...ancien };
    await trx
      .updateTable('chapitre')
      .set({ dateSuppression: null, ...liste, ...(texte !== null && { texte }) })
      .where('id', '=', id)
      .execute();
  }
  for (const photo of photos) await addImage(trx, objet_id!, photo, dateModification);
  const apres = { libelle, ...liste, ...(texte !== null && { texte }) };
  return { objet: 'chapitre', objet_id, avant, apres };
}

/** It is among those of the chapter, as if it had been sent there. */
export async function addImage(
  trx: Db,
  chapitre_id: number,
  photo: ChapitreVoulu['photos'][number],
  dateCreation: string,
): Promise<void> {
  const url = adresseDe('chapitres', photo);
  const known = await trx
    .selectFrom('chapitreImage')
    .select('id')
    .where('chapitre_id', '=', chapitre_id)
    .where('url', '=', url)
    .executeTakeFirst();
  if (known) return;
  const { largeur, hauteur } = photo;
  await trx
    .insertInto('chapitreImage')
    .values({ chapitre_id, url, largeur, hauteur, dateCreation })
    .execute();
}

async function writeModule(
  trx: Db,
  { id, ref: reference, libelle, refs, base }: Voulu,
  chapitres: ReadonlyMap<string, number>,
  { admin_id, now }: Geste,
): Promise<Ligne> {
  const signed = { empreinte: null, admin_id, dateModification: now.toISOString() };
  const ids = refs!.map((ref) => {
    const chapitre = chapitres.get(ref);
    if (chapitre === undefined) throw depasse();
    return chapitre;
  });
  let module_id = id;
  let avant: object | null = null;
  if (id === null) {
    module_id = await inserted(
      trx
        .insertInto('module')
        .values({ reference, libelle, ...signed })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .returning('id')
        .executeTakeFirst(),
    );
  } else {
    const before = await trx
      .selectFrom('module')
      .select('libelle')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const held = await trx
      .updateTable('module')
      .set((row) => ({
        revision: row('revision', '+', 1),
        libelle,
        dateSuppression: null,
        ...signed,
      }))
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow();
    if (String(held.revision - 1) !== base) throw depasse();
    avant = { ...before, chapitres: await namesOf(trx, id) };
    await trx.deleteFrom('moduleChapitre').where('module_id', '=', id).execute();
  }
  const rows = ids.map((chapitre_id, position) => ({
    module_id: module_id!,
    chapitre_id,
    position,
  }));
  if (rows.length > 0) await trx.insertInto('moduleChapitre').values(rows).execute();
  const apres = { libelle, chapitres: await namesOf(trx, module_id!) };
  return { objet: 'module', objet_id: module_id, avant, apres };
}

const namesOf = (trx: Db, module_id: number) =>
  trx
    .selectFrom('moduleChapitre')
    .innerJoin('chapitre', 'chapitre.id', 'moduleChapitre.chapitre_id')
    .select(['chapitre.id', 'chapitre.libelle'])
    .where('module_id', '=', module_id)
    .orderBy('position')
    .execute();

/** Somebody may have put one elsewhere since it was looked at (docs/decisions/0022); whoever does it now waits for a question that is held here. */
async function refusePubliques(trx: Db): Promise<void> {
  const there = ['reference', 'listeQuestions'] as const;
  const themes = await trx
    .selectFrom('theme')
    .select(there)
    .where('dateSuppression', 'is', null)
    .execute();
  const chapitres = await trx
    .selectFrom('chapitre')
    .select(there)
    .where('dateSuppression', 'is', null)
    .execute();
  const accueil = themes.find(({ reference }) => reference === VEDETTES);
  const publiques = new Set(idsOf(accueil?.listeQuestions ?? ''));
  for (const liste of [...themes, ...chapitres])
    if (liste !== accueil && idsOf(liste.listeQuestions).some((id) => publiques.has(id)))
      throw depasse();
}
