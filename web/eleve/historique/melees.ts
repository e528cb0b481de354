interface Faite {
  /** Tells it from all others. */
  cle: string;
  dateFin: string;
}

/**
 * Series and mock exams together, what was ended last first. `encore`: there are older exams than those read.
 * Series from before them wait, so that what is read later only comes below.
 */
export function melees<F extends Faite>(
  series: readonly F[],
  examens: readonly F[],
  encore: boolean,
): F[] {
  const until = encore ? (examens.at(-1)?.dateFin ?? '') : '';
  const faites = [...series.filter(({ dateFin }) => dateFin >= until), ...examens];
  // One that ended between the reading of two pages stands on both.
  const chacune = new Map(faites.map((faite) => [faite.cle, faite]));
  return [...chacune.values()].toSorted((one, other) => other.dateFin.localeCompare(one.dateFin));
}
