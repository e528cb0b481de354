import type { Db } from '../../../socle/db/database.ts';
import { idsOf } from '../../../socle/db/idsOf.ts';
import { listeOf } from '../../../socle/db/listes.ts';
import { versionOf } from '../../../eleve/series/index.ts';

export async function readEtat(db: Db) {
  const questions = await db
    .selectFrom('question')
    .select(['id', 'reference', 'version_id', 'suivante_id', 'ensuite', 'dateSuppression'])
    .execute();
  const themes = await db
    .selectFrom('theme')
    .select(['id', 'reference', 'libelle', listeOf('theme'), 'dateSuppression'])
    .execute();
  const modules = await db
    .selectFrom('module')
    .select(['id', 'reference', 'libelle', 'revision', 'dateSuppression'])
    .execute();
  const chapitres = await db
    .selectFrom('chapitre')
    .select(['id', 'reference', 'libelle', listeOf('chapitre'), 'revision', 'dateSuppression'])
    .execute();
  const places = await db
    .selectFrom('moduleChapitre')
    .innerJoin('chapitre', 'chapitre.id', 'moduleChapitre.chapitre_id')
    .select(['module_id', 'chapitre_id'])
    .where('chapitre.dateSuppression', 'is', null)
    .orderBy('module_id')
    .orderBy('position')
    .orderBy('chapitre_id')
    .execute();
  return { questions, themes, modules, chapitres, places };
}

export const isThere = ({ dateSuppression }: { dateSuppression: string | null }) =>
  dateSuppression === null;

/** Includes deleted rows, because an archive may restore them. */
export async function etatActuel(db: Db) {
  const { questions, themes, modules, chapitres, places } = await readEtat(db);
  const refs = namesOf(questions);
  const refsChapitres = namesOf(chapitres);
  const dans = Map.groupBy(places, ({ module_id }) => module_id);
  return {
    questions: byReference(questions),
    themes: byReference(
      themes.map((row) => ({ ...row, refs: refsOf(row, refs), base: versionOf(row) })),
    ),
    chapitres: byReference(
      chapitres.map((row) => ({ ...row, refs: refsOf(row, refs), base: String(row.revision) })),
    ),
    modules: byReference(
      modules.map((row) => ({
        ...row,
        refs: (dans.get(row.id) ?? []).map(({ chapitre_id }) => refsChapitres.get(chapitre_id)!),
        base: String(row.revision),
      })),
    ),
    nombres: {
      question: questions.filter(isThere).length,
      theme: themes.filter(isThere).length,
      module: modules.filter(isThere).length,
      chapitre: chapitres.filter(isThere).length,
    },
  };
}

export type Actuel = Awaited<ReturnType<typeof etatActuel>>;

const namesOf = (rows: { id: number; reference: string | null }[]) =>
  new Map(rows.map(({ id, reference }) => [id, reference ?? `n° ${id}`]));

const refsOf = ({ listeQuestions }: { listeQuestions: string }, refs: Map<number, string>) =>
  idsOf(listeQuestions).map((id) => refs.get(id) ?? `n° ${id}`);

function byReference<R extends { reference: string | null }>(rows: R[]): Map<string, R> {
  return new Map(rows.flatMap((row) => (row.reference === null ? [] : [[row.reference, row]])));
}
