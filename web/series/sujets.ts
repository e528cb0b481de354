/** So many subjects are the examination's own mix. */
const TOUS = 8;
/** What one reads at a glance. */
const PREMIERS = 3;

const enMinuscule = (mot: string) => mot.charAt(0).toLowerCase() + mot.slice(1);

/** What a series is about, in a line; its subjects come with what most of its questions ask first. */
export function sujetsEnMots(sujets: readonly string[]): string {
  const [premier, ...autres] = sujets.slice(0, PREMIERS);
  if (premier === undefined) return '';
  if (sujets.length >= TOUS) return 'Tous les sujets, comme à l’examen';
  const mots = [premier, ...autres.map(enMinuscule)].join(', ');
  return sujets.length > PREMIERS ? `Surtout ${enMinuscule(mots)}` : mots;
}
