import { marque } from '../../../marque.ts';
import { type Feuille, PAGE, PALE } from './feuille.ts';

export const BLEU = '#0b4ea2';
const JAUNE = '#ffce00';

export function entete(feuille: Feuille, lignes: readonly string[]): void {
  feuille.ornement((doc) =>
    doc.rect(0, 0, PAGE.largeur, 8).fill(BLEU).rect(0, 8, PAGE.largeur, 3).fill(JAUNE),
  );
  feuille.figure(`Logo de ${marque.nom}`, [0, feuille.y, 44, 44], (doc) => {
    doc.scale(44 / 48);
    for (const { d, fill } of marque.logo.formes) doc.path(d).fill(fill);
  });
  const x = 58;
  feuille.texte(marque.exploitant.nom, { x, corps: 13, graisse: 700 });
  for (const ligne of lignes) feuille.texte(ligne, { x, corps: 9, couleur: PALE });
}
