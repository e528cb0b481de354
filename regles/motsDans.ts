interface Explique {
  mot: string;
  autres: readonly string[];
}

const echappe = (texte: string) => texte.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the words that texts have, each once, in the order in which they come; the longest form wins. */
export function motsDans<M extends Explique>(mots: readonly M[], textes: readonly string[]): M[] {
  const parForme = new Map(
    mots.flatMap((each) =>
      [each.mot, ...each.autres].map((forme) => [forme.toLowerCase(), each] as const),
    ),
  );
  const formes = [...parForme.keys()].toSorted((one, other) => other.length - one.length);
  if (formes.length === 0) return [];
  const motif = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${formes.map((forme) => echappe(forme)).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const texte = textes.join('\n').replaceAll(/[\u00a0\u202f]/g, ' ');
  const trouves = [...texte.matchAll(motif)].flatMap(
    ([forme]) => parForme.get(forme.toLowerCase()) ?? [],
  );
  return [...new Set(trouves)];
}
