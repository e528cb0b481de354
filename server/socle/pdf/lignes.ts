import { type Graisse, type Passage, passagesOf } from './polices.ts';

/** One line of a text that was cut to a width. */
export interface Ligne {
  passages: (Passage & { largeur: number })[];
  largeur: number;
}

/** In points, at this size. */
const largeurOf = ({ texte, coupe: { font } }: Passage, corps: number): number =>
  (font.layout(texte, []).advanceWidth / font.unitsPerEm) * corps;

const signes = new Intl.Segmenter('fr');

interface Mise {
  graisse: Graisse;
  /** In points. */
  corps: number;
  largeur: number;
}

/**
 * How many of the pieces from `from` on stand on one line. Asked by doubling, then by halving: a long
 * text is measured a few times a line, and never as a whole.
 */
function countFitting(
  pieces: readonly string[],
  from: number,
  glue: string,
  fits: (some: string) => boolean,
): number {
  const fit = (count: number) => fits(pieces.slice(from, from + count).join(glue));
  const all = pieces.length - from;
  let enough = 0;
  let tried = 1;
  while (tried <= all && fit(tried)) {
    enough = tried;
    tried *= 2;
  }
  let tooMany = Math.min(tried, all + 1);
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (fit(middle)) enough = middle;
    else tooMany = middle;
  }
  return enough;
}

/** Cuts a text at its spaces, and a word that is longer than a line wherever it has to be. */
export function lignesOf(texte: string, { graisse, corps, largeur }: Mise): Ligne[] {
  // The same words stand in each line that is tried: to measure them is what takes long.
  const largeurs = new Map<string, number>();
  const measured = (some: string): Ligne => {
    const passages = passagesOf(some, graisse).map((each) => {
      const key = `${each.coupe.nom} ${each.texte}`;
      const wide = largeurs.get(key) ?? largeurOf(each, corps);
      largeurs.set(key, wide);
      return { ...each, largeur: wide };
    });
    return { passages, largeur: passages.reduce((sum, each) => sum + each.largeur, 0) };
  };
  const known = new Map<string, Ligne>();
  const ligneOf = (some: string) => {
    const ligne = known.get(some) ?? measured(some);
    known.set(some, ligne);
    return ligne;
  };
  const fits = (some: string) => ligneOf(some).largeur <= largeur;
  const lignes: string[] = [];
  const mots = texte.split(/[ \t\r\n]+/).filter((mot) => mot !== '');
  for (let at = 0; at < mots.length;) {
    const whole = countFitting(mots, at, ' ', fits);
    if (whole > 0) {
      lignes.push(mots.slice(at, at + whole).join(' '));
      at += whole;
      continue;
    }
    const morceaux = Array.from(signes.segment(mots[at]!), ({ segment }) => segment);
    let from = 0;
    while (from < morceaux.length) {
      // Wider than the line by itself, a sign stands there all the same.
      const some = Math.max(1, countFitting(morceaux, from, '', fits));
      if (from > 0 && from + some === morceaux.length) break;
      lignes.push(morceaux.slice(from, from + some).join(''));
      from += some;
    }
    // What is left of it begins the next line, and words go on behind it.
    if (from < morceaux.length) mots[at] = morceaux.slice(from).join('');
    else at++;
  }
  return (lignes.length > 0 ? lignes : ['']).map(ligneOf);
}
