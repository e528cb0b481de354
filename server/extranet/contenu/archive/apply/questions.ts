import { adresseOf } from '../../../../../regles/images.ts';
import type { Db } from '../../../../socle/db/database.ts';
import type { LigneDeJournal } from '../../../../socle/journal/ligne.ts';
import { adresseOfDessin, type Contenu, keepDessins } from '../../../../eleve/questions/index.ts';
import type { Jugee } from '../reader.ts';
import { versionsParId } from '../lus.ts';
import type { Travail } from '../plan/enCours.ts';
import { contenuOf, type Version } from '../questions.ts';
import type { Auteur } from '../../../../socle/journal/auteur.ts';
import { depasse, isGone } from './rangees.ts';

export async function writeQuestions(
  trx: Db,
  jugees: Jugee[],
  { questions }: Travail,
  { admin_id, now }: Auteur,
): Promise<LigneDeJournal[]> {
  if (jugees.length === 0) return [];
  const ids = await heldIds(trx, jugees, questions);
  await keepDessins(
    trx,
    jugees
      .flatMap(({ svg, description, ensuite }) => [{ svg, description }, ensuite])
      .flatMap(({ svg, description }) => (svg && description ? { svg, description } : [])),
    'questions',
  );
  const anciennes = jugees.flatMap(({ jugee }) => {
    const { version_id, suivante_id } = questions.get(jugee.ref)!;
    return [version_id ?? [], suivante_id ?? []].flat();
  });
  const before = await versionsParId(trx, anciennes);
  const rows = jugees.map(({ jugee, svg, description }) => {
    const { photo, legacy, version_id } = questions.get(jugee.ref)!;
    const libelleImage = imageOf({ photo, legacy }, svg);
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
  await writeSuites(trx, jugees, { questions, ids, before }, { admin_id, now });
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

const imageOf = (
  { photo, legacy }: Pick<Tenue, 'photo' | 'legacy'>,
  svg: string | null,
): string | null =>
  photo ? adresseOf('questions', photo) : svg ? adresseOfDessin(svg, 'questions') : legacy;

type Tenue = NonNullable<ReturnType<Travail['questions']['get']>>;

interface Tenues extends Pick<Travail, 'questions'> {
  ids: ReadonlyMap<string, number>;
  before: ReadonlyMap<number, Version>;
}

/** Writes what an entry says of the next code; one that says nothing leaves what is there. */
async function writeSuites(
  trx: Db,
  jugees: Jugee[],
  { questions, ids, before }: Tenues,
  { admin_id, now }: Auteur,
): Promise<void> {
  for (const { jugee, ensuite: drawn } of jugees) {
    const { ref, ensuite, suivante } = jugee;
    if (ensuite === undefined) continue;
    const question_id = ids.get(ref)!;
    const tenue = questions.get(ref)!;
    let suivante_id: number | null = null;
    if (suivante) {
      const photo = suivante.photo === undefined ? SANS_PHOTO : (tenue.suivante ?? tenue);
      const image = { libelleImage: imageOf(photo, drawn.svg), description: drawn.description };
      const avant = before.get(tenue.suivante_id ?? tenue.version_id ?? 0);
      const contenu = contenuOf(suivante, image, avant);
      const made = await trx
        .insertInto('questionVersion')
        .values({ ...contenu, question_id, admin_id, dateCreation: now.toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow();
      suivante_id = made.id;
    }
    await trx
      .updateTable('question')
      .set({ ensuite, suivante_id, empreinteSuivante: null })
      .where('id', '=', question_id)
      .execute();
  }
}

const SANS_PHOTO = { photo: null, legacy: null };

const OURS = /^(id|question_id|admin_id|dateCreation|code|valable..)$/;

const champsOf = (version: Contenu) =>
  Object.fromEntries(Object.entries(version).filter(([name]) => !OURS.test(name)));

/** Locks the rows, and inserts rows for new questions. */
async function heldIds(
  trx: Db,
  jugees: Jugee[],
  questions: Travail['questions'],
): Promise<Map<string, number>> {
  const refs = jugees.map(({ jugee }) => jugee.ref);
  const held = await trx
    .selectFrom('question')
    .select(['id', 'reference', 'version_id', 'suivante_id', 'dateSuppression'])
    .where('reference', 'in', refs)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = new Map(held.map(({ reference, id }) => [reference!, id]));
  const rows = new Map(held.map((row) => [row.reference!, row]));
  const added = refs.filter((ref) => questions.get(ref)!.id === null);
  for (const ref of refs) {
    const { version_id, suivante_id, supprimee } = questions.get(ref)!;
    const row = rows.get(ref);
    if (
      (row?.version_id ?? null) !== version_id ||
      (row?.suivante_id ?? null) !== suivante_id ||
      isGone(row) !== supprimee
    )
      throw depasse();
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
