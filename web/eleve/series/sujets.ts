/** From this many subjects on, a series has the examination's own mix. */
const TOUS = 8;
const PREMIERS = 3;

const enMinuscule = (mot: string) => mot.charAt(0).toLowerCase() + mot.slice(1);

interface SujetsDeSerie {
  sujets: readonly string[];
  /** A cached older version has no `propres`. */
  propres?: readonly string[];
}

export function sujetsEnMots({ sujets, propres = [] }: SujetsDeSerie): string {
  const [premier, ...autres] = sujets.slice(0, PREMIERS);
  if (premier === undefined) return '';
  if (sujets.length >= TOUS)
    return propres.length > 0
      ? `Tous les thèmes\u00a0: ${propres.map(enMinuscule).join(', ')}…`
      : 'Tous les thèmes, comme à l’examen';
  const mots = [premier, ...autres.map(enMinuscule)].join(', ');
  return sujets.length > PREMIERS ? `Surtout ${enMinuscule(mots)}` : mots;
}
