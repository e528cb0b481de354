import { type Graisse, type Passage, passagesOf } from './polices.ts';

export interface Ligne {
  passages: (Passage & { largeur: number })[];
  largeur: number;
}

const largeurOf = ({ texte, coupe: { font } }: Passage, corps: number): number =>
  (font.layout(texte, []).advanceWidth / font.unitsPerEm) * corps;

const signes = new Intl.Segmenter('fr');

interface Mise {
  graisse: Graisse;
  corps: number;
  largeur: number;
}

/** Exponential, then binary search: a long text is never measured as a whole. */
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

export function lignesOf(texte: string, { graisse, corps, largeur }: Mise): Ligne[] {
  // Measuring dominates: the same words are tried in many lines.
  const largeurs = new Map<string, number>();
  const measured = (some: string): Ligne => {
    const passages = passagesOf(some, graisse).map((each) => {
      const key = `${each.coupe.nom} ${each.texte}`;
      return { ...each, largeur: largeurs.getOrInsertComputed(key, () => largeurOf(each, corps)) };
    });
    return { passages, largeur: passages.reduce((sum, each) => sum + each.largeur, 0) };
  };
  const known = new Map<string, Ligne>();
  const ligneOf = (some: string) => known.getOrInsertComputed(some, measured);
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
      const some = Math.max(1, countFitting(morceaux, from, '', fits));
      if (from > 0 && from + some === morceaux.length) break;
      lignes.push(morceaux.slice(from, from + some).join(''));
      from += some;
    }
    if (from < morceaux.length) mots[at] = morceaux.slice(from).join('');
    else at++;
  }
  return (lignes.length > 0 ? lignes : ['']).map(ligneOf);
}
