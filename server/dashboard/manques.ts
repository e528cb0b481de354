/** What a series, a course or a product still lacks, as rules: a sentence, or null. */

import type { TypeAcces } from '../../contract/fields.ts';

/** As many as the exam asks. */
const QUESTIONS = 50;
/** Given, not sold. */
const DEMO = 'DEMO';

export function manqueALaSerie({ questions }: { questions: number }): string | null {
  if (questions === QUESTIONS) return null;
  if (questions === 0) return 'La série n’a pas encore de question.';
  const compte = `La série compte ${questions} question${questions > 1 ? 's' : ''} sur ${QUESTIONS}`;
  return questions > QUESTIONS ? `${compte} : ${questions - QUESTIONS} de trop.` : `${compte}.`;
}

export function manqueAuModule({ chapitres }: { chapitres: number }): string | null {
  return chapitres === 0 ? 'Le module n’a pas de chapitre.' : null;
}

/** `texte` as it is stored, or null where it is too long to be empty. */
export function manqueAuChapitre(chapitre: {
  texte: string | null;
  listeQuestions: string;
}): string | null {
  const manques = [
    ...(isEmpty(chapitre.texte) ? ['texte'] : []),
    ...(chapitre.listeQuestions === '' ? ['question'] : []),
  ];
  if (manques.length === 0) return null;
  return `Le chapitre n’a ${manques.length > 1 ? 'ni' : 'pas de'} ${manques.join(' ni ')}.`;
}

/** An editor leaves paragraphs without a word behind; a picture alone is something to see. */
function isEmpty(texte: string | null): boolean {
  if (texte === null || texte.includes('<img')) return false;
  return texte.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
}

export interface ProduitAVoir {
  type: TypeAcces;
  codePermis: string;
  actif: number;
  /** In cents. */
  prix: number;
  contenu: string;
  description: string;
  title: string;
  text: string;
  libelleImage: string | null;
  series: number;
  modules: number;
}

/** What a product gives is asked of each; what it is sold with, of those that are on sale. */
export function manqueAuProduit(produit: ProduitAVoir): string | null {
  const manques = [
    ...(produit.type === 'QT' && produit.series === 0 ? ['ses séries'] : []),
    ...(produit.type === 'EL' && produit.modules === 0 ? ['ses modules'] : []),
    ...(produit.actif ? missingForSale(produit) : []),
  ];
  if (manques.length === 0) return null;
  const last = manques.pop()!;
  const list = manques.length > 0 ? `${manques.join(', ')} et ${last}` : last;
  return `Il manque au produit ${list}.`;
}

const missingForSale = (produit: ProduitAVoir): string[] => [
  ...(produit.prix <= 0 && produit.codePermis !== DEMO ? ['son prix'] : []),
  ...(produit.description.trim() === '' ? ['sa description'] : []),
  ...(produit.title.trim() === '' ? ['le titre de sa page'] : []),
  ...(produit.text.trim() === '' ? ['le texte de sa page'] : []),
  ...(produit.contenu.trim() === '' ? ['son contenu'] : []),
  ...(produit.libelleImage ? [] : ['sa bannière']),
];
