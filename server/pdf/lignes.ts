import { type Graisse, type Passage, passagesOf } from './polices.ts';

/** One line of a text that was cut to a width. */
export interface Ligne {
  passages: (Passage & { largeur: number })[];
  largeur: number;
}

/** In points, at this size. */
export const largeurOf = ({ texte, coupe: { font } }: Passage, corps: number): number =>
  (font.layout(texte, []).advanceWidth / font.unitsPerEm) * corps;

const measured = (texte: string, graisse: Graisse, corps: number): Ligne => {
  const passages = passagesOf(texte, graisse).map((each) => ({
    ...each,
    largeur: largeurOf(each, corps),
  }));
  return { passages, largeur: passages.reduce((sum, { largeur }) => sum + largeur, 0) };
};

const signes = new Intl.Segmenter('fr');

interface Mise {
  graisse: Graisse;
  /** In points. */
  corps: number;
  largeur: number;
}

/** Cuts a text at its spaces, and a word that is longer than a line wherever it has to be. */
export function lignesOf(texte: string, { graisse, corps, largeur }: Mise): Ligne[] {
  const fits = (some: string) => measured(some, graisse, corps).largeur <= largeur;
  const lignes: string[] = [];
  let ligne = '';
  const add = (mot: string) => {
    const longer = ligne === '' ? mot : `${ligne} ${mot}`;
    if (fits(longer)) return void (ligne = longer);
    if (ligne !== '') lignes.push(ligne);
    ligne = '';
    if (fits(mot)) return void (ligne = mot);
    for (const { segment } of signes.segment(mot)) {
      if (ligne !== '' && !fits(ligne + segment)) {
        lignes.push(ligne);
        ligne = '';
      }
      ligne += segment;
    }
  };
  for (const mot of texte.split(/[ \t\r\n]+/)) if (mot !== '') add(mot);
  return [...lignes, ligne].map((each) => measured(each, graisse, corps));
}
