import type { Choisie, Saisie, Serie } from './saisie.ts';

/** One way in which two lists differ, with the questions that it is about. */
export interface Difference {
  quoi: string;
  questions: string[];
}

const nameOf = ({ id, libelle }: Choisie) => `n° ${id} : ${libelle}`;

/** What a series says otherwise than what is typed here. */
export function differencesOf(mien: Saisie, leur: Serie): Difference[] {
  const mine = new Set(mien.listeQuestions.map(({ id }) => id));
  const theirs = new Set(leur.questions.map(({ id }) => id));
  const onlyTheirs = leur.questions.filter(({ id }) => !mine.has(id));
  const onlyMine = mien.listeQuestions.filter(({ id }) => !theirs.has(id));
  const shared = (list: readonly Choisie[]) =>
    list
      .map(({ id }) => id)
      .filter((id) => mine.has(id) && theirs.has(id))
      .join(';');
  const reordered = shared(mien.listeQuestions) !== shared(leur.questions);
  return [
    ...(mien.libelle.trim() === leur.libelle
      ? []
      : [{ quoi: 'Leur libellé', questions: [leur.libelle] }]),
    ...(onlyTheirs.length > 0
      ? [{ quoi: 'Seulement dans la leur', questions: onlyTheirs.map(nameOf) }]
      : []),
    ...(onlyMine.length > 0
      ? [{ quoi: 'Seulement dans la vôtre', questions: onlyMine.map(nameOf) }]
      : []),
    ...(reordered ? [{ quoi: 'L’ordre n’est pas le même', questions: [] }] : []),
  ];
}
