import { readFile } from 'node:fs/promises';
import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import type { Bilan } from '../../../contract/contenu.ts';
import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/idsOf.ts';
import type { Ligne } from '../../kernel/journal.ts';
import { Refus } from '../../kernel/refus.ts';
import { holdQuestions } from '../../questions/banque.queries.ts';
import { type Contenu, adresseOfDessin, keepDessins } from '../../questions/questions.writes.ts';
import { VEDETTES } from '../../series/series.queries.ts';
import { versionOf } from '../../series/themes.queries.ts';
import type { Jugee } from './lire.ts';
import { AT_A_TIME, textesOf, versionsParId } from './lus.ts';
import { adresseDe } from './photos.ts';
import type { ChapitreVoulu, Travail, Voulu } from './plan/voulu.ts';
import { contenuOf } from './questions.ts';
import { heldChapitres, holdInOrder, writeRevision } from './tenir.ts';

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
  const listes = [...travail.themes, ...travail.chapitres].flatMap(({ refs }) => refs ?? []);
  await holdInOrder(trx, [...new Set([...travail.questions.keys(), ...listes])]);
  for (const lot of travail.lots) {
    const jugees = JSON.parse(await readFile(lot, 'utf8')) as Jugee[];
    lignes.push(...(await writeQuestions(trx, jugees, travail, geste)));
    await untilRequestsAreRead();
  }
  const written = lignes.map(({ objet_id }) => objet_id!);
  for (const { id, reference } of await trx
    .selectFrom('question')
    .select(['id', 'reference'])
    .where('reference', 'is not', null)
    .where('dateSuppression', 'is', null)
    .execute())
    ids.set(reference!, id);

  await holdAll(trx, [...new Set(listes)], ids);
  for (const theme of travail.themes.toSorted(byId))
    lignes.push(await writeTheme(trx, theme, ids, geste));
  for (const chapitre of travail.chapitres.toSorted(byId))
    lignes.push(await writeChapitre(trx, chapitre, ids, geste));
  const chapitres = await heldChapitres(
    trx,
    travail.modules.flatMap(({ refs }) => refs ?? []),
  );
  for (const module of travail.modules.toSorted(byId))
    lignes.push(await writeModule(trx, module, chapitres, geste));
  await refusePubliques(trx);
  await writeRevision(trx, written);
  return lignes;
}

const byId = (one: { id: number | null }, other: { id: number | null }) =>
  (one.id ?? Infinity) - (other.id ?? Infinity) || 0;

async function writeQuestions(
  trx: Db,
  jugees: Jugee[],
  { questions }: Travail,
  { admin_id, now }: Geste,
): Promise<Ligne[]> {
  if (jugees.length === 0) return [];
  const ids = await heldIds(trx, jugees, questions);
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
): Promise<Map<string, number>> {
  const refs = jugees.map(({ jugee }) => jugee.ref);
  const held = await trx
    .selectFrom('question')
    .select(['id', 'reference', 'version_id', 'dateSuppression'])
    .where('reference', 'in', refs)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = new Map(held.map(({ reference, id }) => [reference!, id]));
  const rows = new Map(held.map((row) => [row.reference!, row]));
  const added = refs.filter((ref) => questions.get(ref)!.id === null);
  for (const ref of refs) {
    const { version_id, supprimee } = questions.get(ref)!;
    const row = rows.get(ref);
    if ((row?.version_id ?? null) !== version_id || isGone(row) !== supprimee) throw depasse();
  }
  if (added.length === 0) return ids;
  const made = await trx
    .insertInto('question')
    .values(added.map((reference) => ({ reference, empreinte: null })))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning(['id', 'reference'])
    .execute();
  if (made.length < added.length) throw depasse();
  for (const { id, reference } of made) ids.set(reference!, id);
  return ids;
}

const isGone = (row: { dateSuppression: string | null } | undefined): boolean =>
  (row?.dateSuppression ?? null) !== null;

/** Nobody has deleted it since it was looked at, nor taken its deletion back. */
const isAsShown = (row: { dateSuppression: string | null }, { suite }: Voulu): boolean =>
  isGone(row) === (suite === 'retour');

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
  voulu: Voulu,
  questions: ReadonlyMap<string, number>,
  { admin_id, now }: Geste,
): Promise<Ligne> {
  const { id, ref: reference, libelle, refs, base } = voulu;
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
  const { dateSuppression, ...before } = await trx
    .selectFrom('theme')
    .select(['libelle', 'listeQuestions', 'dateSuppression'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (versionOf(before) !== base || !isAsShown({ dateSuppression }, voulu)) throw depasse();
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
      .returning(['revision', 'listeQuestions', 'dateSuppression'])
      .executeTakeFirstOrThrow();
    if (String(held.revision - 1) !== base || !isAsShown(held, voulu)) throw depasse();
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
  voulu: Voulu,
  chapitres: ReadonlyMap<string, number>,
  { admin_id, now }: Geste,
): Promise<Ligne> {
  const signed = { empreinte: null, admin_id, dateModification: now.toISOString() };
  const { id, ref: reference, libelle, refs, base } = voulu;
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
    const { dateSuppression, ...before } = await trx
      .selectFrom('module')
      .select(['libelle', 'dateSuppression'])
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
    if (String(held.revision - 1) !== base || !isAsShown({ dateSuppression }, voulu))
      throw depasse();
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
