interface Faite {
  cle: string;
  dateFin: string;
}

/**
 * The newest first. `encore`: older exams are unread, so older series wait: later pages must only
 * append.
 */
export function melees<F extends Faite>(
  series: readonly F[],
  examens: readonly F[],
  encore: boolean,
): F[] {
  const until = encore ? (examens.at(-1)?.dateFin ?? '') : '';
  const faites = [...series.filter(({ dateFin }) => dateFin >= until), ...examens];
  // An attempt that ended between two reads is on both pages.
  const chacune = new Map(faites.map((faite) => [faite.cle, faite]));
  return [...chacune.values()].toSorted((one, other) => other.dateFin.localeCompare(one.dateFin));
}
