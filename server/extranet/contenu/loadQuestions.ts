import type { Question } from '../../../content/content.ts';
import { LETTRES } from '../../../regles/lettres.ts';
import { texteOf } from '../../../drawing/index.ts';
import { adresseOf } from '../../../regles/images.ts';
import type { Db } from '../../socle/db/database.ts';
import { partsOf } from '../../socle/db/partsOf.ts';
import { empreinteOf } from '../../socle/texte/empreinte.ts';
import {
  adresseOfDessin,
  advanceFormes,
  codeDuJour,
  keepDessins,
  nextRevision,
} from '../../eleve/questions/index.ts';
import type { Photo } from './archive/photos.ts';
import { contenuOf } from './archive/questions.ts';

type Photos = ReadonlyMap<string, Photo>;

/** A change adds a version, unless staff have edited that form. */
export async function loadQuestions(
  trx: Db,
  entries: Question[],
  now: Date,
  photos: Photos = new Map(),
): Promise<void> {
  await fillScenes(trx, entries);
  await advanceFormes(trx, now);
  const bascule = codeDuJour(now) === 'CVP2027';
  const formes = bascule ? entries.map((entry) => suivanteOf(entry) ?? entry) : entries;
  const references = await trx
    .selectFrom('question')
    .select(['reference', 'empreinte', 'empreinteSuivante'])
    .where('reference', 'is not', null)
    .execute();
  const known = new Map(references.map((row) => [row.reference, row]));
  const changed = formes
    .map((entry) => ({ entry, empreinte: empreinteOfEntry(entry, photos) }))
    .filter(({ entry, empreinte }) => {
      const row = known.get(entry.ref);
      return !row || (row.empreinte !== null && row.empreinte !== empreinte);
    });
  const suites = entries
    .map((entry) => ({ entry, empreinte: empreinteOfSuite(entry, photos) }))
    .filter(({ entry, empreinte }) => {
      const row = known.get(entry.ref);
      return !row || (row.empreinteSuivante !== null && row.empreinteSuivante !== empreinte);
    });
  if (changed.length + suites.length === 0) return;
  const revision = await nextRevision(trx);
  const moment = { now, photos };
  for (const chunk of partsOf(changed)) {
    const ids = await upsert(trx, chunk, revision);
    const kept = chunk.filter(({ entry }) => ids.has(entry.ref)).map(({ entry }) => entry);
    if (kept.length === 0) continue;
    await addForms(trx, kept, ids, moment);
    await trx
      .updateTable('question')
      .set((row) => ({
        version_id: row
          .selectFrom('questionVersion')
          .select((version) => version.fn.max('questionVersion.id').as('id'))
          .whereRef('questionVersion.question_id', '=', 'question.id'),
      }))
      .where('id', 'in', [...ids.values()])
      .execute();
  }
  for (const chunk of partsOf(suites))
    await loadSuites(trx, chunk, { ...moment, revision, bascule });
}

interface Moment {
  now: Date;
  photos: Photos;
}

/** Returns each question’s new version. */
async function addForms(
  trx: Db,
  formes: readonly QuestionOuSuivante[],
  ids: ReadonlyMap<string, number>,
  { now, photos }: Moment,
): Promise<Map<number, number>> {
  if (formes.length === 0) return new Map();
  const dessins = formes.flatMap(({ image }) => image ?? []);
  const images = await keepDessins(trx, dessins, 'questions');
  const added = await trx
    .insertInto('questionVersion')
    .values(
      formes.map((forme) => ({
        ...contenuOf(forme, imageOf(forme, images, photos), undefined),
        question_id: ids.get(forme.ref)!,
        dateCreation: now.toISOString(),
      })),
    )
    .returning(['id', 'question_id'])
    .execute();
  return new Map(added.map(({ id, question_id }) => [question_id, id]));
}

/** Staff who changed today’s form have not changed the next. Once that is today’s it is not added. */
async function loadSuites(
  trx: Db,
  chunk: readonly { entry: Question; empreinte: string }[],
  moment: Moment & { revision: number; bascule: boolean },
): Promise<void> {
  const rows = await trx
    .insertInto('question')
    .values(
      chunk.map(({ entry, empreinte }) => ({
        reference: entry.ref,
        ensuite: entry.ensuite ?? null,
        empreinteSuivante: empreinte,
        revision: moment.revision,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet((row) => ({
          ensuite: row.ref('excluded.ensuite'),
          suivante_id: null,
          empreinteSuivante: row.ref('excluded.empreinteSuivante'),
          revision: row.ref('excluded.revision'),
        }))
        // Staff may have written the form since the list was read.
        .where((row) =>
          row.or([
            row('question.empreinteSuivante', 'is not', null),
            row.and([row('question.suivante_id', 'is', null), row('question.ensuite', 'is', null)]),
          ]),
        ),
    )
    .returning(['id', 'reference'])
    .execute();
  const ids = new Map(rows.map(({ id, reference }) => [reference!, id]));
  const loaded = chunk.filter(({ entry }) => ids.has(entry.ref));
  const formes = moment.bascule ? [] : loaded.flatMap(({ entry }) => entry.suivante ?? []);
  for (const [id, suivante_id] of await addForms(trx, formes, ids, moment))
    await trx.updateTable('question').set({ suivante_id }).where('id', '=', id).execute();
}

type QuestionOuSuivante = Question | NonNullable<Question['suivante']>;

const suivanteOf = ({ suivante, theme }: Question) => suivante && { ...suivante, theme };
type FormeLue = Question | NonNullable<ReturnType<typeof suivanteOf>>;

/** The drawing covers its own words, so `mots` is left out. */
const empreinteOfEntry = (entry: FormeLue, photos: Photos) =>
  empreinteOf({
    ...entry,
    mots: undefined,
    suivante: undefined,
    ensuite: undefined,
    photo: photos.get(entry.photo ?? '')?.empreinte,
  });

/** For another form, the fingerprint it has once it is the question’s own. */
function empreinteOfSuite(entry: Question, photos: Photos): string {
  const suivante = suivanteOf(entry);
  return suivante ? empreinteOfEntry(suivante, photos) : (entry.ensuite ?? '');
}

const imageOf = (
  { image, photo }: QuestionOuSuivante,
  dessins: ReadonlyMap<string, string>,
  photos: Photos,
) => ({
  libelleImage: photo
    ? adresseOf('questions', photos.get(photo)!)
    : image
      ? dessins.get(image.svg)!
      : null,
  description: image?.description ?? null,
});

/** Adds missing scene words to old versions, which are otherwise immutable. */
async function fillScenes(trx: Db, entries: Question[]): Promise<void> {
  const rows = await trx
    .selectFrom('questionVersion')
    .innerJoin('question', 'question.id', 'questionVersion.question_id')
    .selectAll('questionVersion')
    .select('reference')
    .where('scene', 'is', null)
    .where('libelleImage', 'is not', null)
    .where('reference', 'is not', null)
    .execute();
  if (rows.length === 0) return;
  const parRef = new Map(entries.map((entry) => [entry.ref, entry]));
  for (const { id, reference, ...version } of rows) {
    const entry = parRef.get(reference!);
    if (!entry?.mots || adresseOfDessin(entry.image!.svg, 'questions') !== version.libelleImage)
      continue;
    const same =
      LETTRES.every((lettre) => (entry[lettre] ?? null) === version[lettre]) &&
      entry.correcte === version.correcte;
    const scene = texteOf(same ? entry.mots : { image: entry.mots.image });
    await trx.updateTable('questionVersion').set({ scene }).where('id', '=', id).execute();
  }
}

/** Skips questions that staff have edited meanwhile. */
async function upsert(
  trx: Db,
  chunk: { entry: FormeLue; empreinte: string }[],
  revision: number,
): Promise<Map<string, number>> {
  const rows = await trx
    .insertInto('question')
    .values(chunk.map(({ entry, empreinte }) => ({ reference: entry.ref, empreinte, revision })))
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet({ empreinte: (row) => row.ref('excluded.empreinte'), revision })
        .where('question.empreinte', 'is not', null),
    )
    .returning(['id', 'reference'])
    .execute();
  return new Map(rows.map((row) => [row.reference!, row.id]));
}
