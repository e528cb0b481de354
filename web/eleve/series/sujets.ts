/** So many subjects are the examination's own mix. */
const TOUS = 8;
/** What one reads at a glance. */
const PREMIERS = 3;

const enMinuscule = (mot: string) => mot.charAt(0).toLowerCase() + mot.slice(1);

interface Serie {
  /** What most of its questions are about first. */
  sujets: readonly string[];
  /** What tells it from the others that have all subjects; what a device kept of an older version has none. */
  propres?: readonly string[];
}

/** What a series is about, in a line. */
export function sujetsEnMots({ sujets, propres = [] }: Serie): string {
  const [premier, ...autres] = sujets.slice(0, PREMIERS);
  if (premier === undefined) return '';
  if (sujets.length >= TOUS)
    return propres.length > 0
      ? `Tous les thèmes\u00a0: ${propres.map(enMinuscule).join(', ')}…`
      : 'Tous les thèmes, comme à l’examen';
  const mots = [premier, ...autres.map(enMinuscule)].join(', ');
  return sujets.length > PREMIERS ? `Surtout ${enMinuscule(mots)}` : mots;
}
