import type { CodeRoute } from '../../../drawing/index.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Letter } from '../../../regles/lettres.ts';
import type { Db } from '../../socle/db/database.ts';
import { readListe } from '../../socle/db/listes.ts';
import { champFaux, conflict } from '../../socle/refus/refus.ts';
import {
  correctionOf,
  listVersionsById,
  hasReponse,
  listCurrentVersions,
  type QuestionVersion,
} from '../questions/index.ts';

export async function versionsIn(db: Db, ids: number[]) {
  const found = await listVersionsById(db, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function questionsOfToday(db: Db, chapitre_id: number, code: CodeRoute) {
  const liste = await readListe(db, 'chapitre', chapitre_id);
  const current = await listCurrentVersions(db, liste, code);
  const ids = current.map(({ version_id }) => version_id);
  return versionsIn(db, ids);
}

export const seenOf = async (db: Db, versions: number[] | undefined, asked: QuestionVersion[]) =>
  !versions || versions.join() === asked.map(({ id }) => id).join()
    ? asked
    : versionsIn(db, versions);

interface ReponsesEnvoyees {
  reponses: Record<string, Letter>;
  /** Versions in the order shown; undefined: today's. */
  versions?: number[] | undefined;
}

export const keptOf = (versions: readonly QuestionVersion[], { reponses }: ReponsesEnvoyees) => ({
  versions: versions.map(({ id }) => id).join(';'),
  reponses: versions.map((_, at) => reponses[at + 1]).join(''),
});

const refuse = (message: string) => champFaux('reponses', message);

/** Throws 422 unless each question has exactly one offered answer. */
export function checkReponses(
  asked: readonly QuestionVersion[],
  seen: readonly QuestionVersion[],
  { reponses, versions }: ReponsesEnvoyees,
): void {
  const ids = new Set(seen.map(({ question_id }) => question_id));
  if (versions && (seen.length < versions.length || ids.size < seen.length))
    throw champFaux('versions', 'Cette liste de questions n’est pas valable.');
  const now = new Set(asked.map(({ question_id }) => question_id));
  if (ids.symmetricDifference(now).size > 0)
    throw refuse('Ce chapitre a changé depuis que tu l’as ouvert\u00a0: relis ses questions.');
  if (Object.keys(reponses).some((position) => Number(position) > seen.length))
    throw refuse('Une de ces réponses n’est à aucune question de ce chapitre.');
  for (const [at, version] of seen.entries()) {
    const letter = reponses[at + 1];
    if (!letter) throw refuse(`La question ${at + 1} n’a pas de réponse.`);
    if (!hasReponse(version, letter))
      throw refuse(`La question ${at + 1} n’a pas de réponse de cette lettre.`);
  }
}

/** Throws 409 unless it repeats the kept answers; questions may come in any order. */
export function checkSame(
  kept: readonly QuestionVersion[],
  letters: string,
  seen: readonly QuestionVersion[],
  { reponses }: ReponsesEnvoyees,
): void {
  const given = new Map(seen.map(({ question_id }, at) => [question_id, reponses[at + 1]]));
  const same =
    given.size === kept.length &&
    Object.keys(reponses).length === kept.length &&
    kept.every(({ question_id }, at) => given.get(question_id) === letters[at]);
  if (!same) throw conflict('Ce chapitre est déjà terminé, avec d’autres réponses.');
}

export const reponsesOf = (versions: readonly QuestionVersion[], letters: string, secret: string) =>
  versions.map((version, at) => {
    const reponse = letters[at] as Letter;
    const { question_id: id, correcte: bonne } = version;
    const juste = flagOf(reponse === bonne);
    return { id, reponse, bonne, juste, correction: correctionOf(version, reponse, secret) };
  });
