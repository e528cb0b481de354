interface Finie {
  dateFin: string | null;
  score: number | null;
  reussi: number;
}

const DE_SUITE = 3;

/** Stuck: the last three series or mock exams failed, and the last is no better than the first. */
export function isBloque(finies: readonly Finie[]): boolean {
  const dernieres = finies
    .toSorted((one, other) => (one.dateFin! < other.dateFin! ? 1 : -1))
    .slice(0, DE_SUITE);
  if (dernieres.length < DE_SUITE || dernieres.some(({ reussi }) => reussi === 1)) return false;
  return dernieres[0]!.score! <= dernieres.at(-1)!.score!;
}
