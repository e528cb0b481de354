import { SERIE } from '../../../droit/epreuve.ts';
import { combien } from '../../../regles/ecriture.ts';

/** Each rule gives a sentence, or null. */

export function manqueALaSerie({ questions }: { questions: number }): string | null {
  if (questions === SERIE) return null;
  if (questions === 0) return 'La série n’a pas encore de question.';
  const compte = `La série compte ${combien(questions, 'question')} sur ${SERIE}`;
  return questions > SERIE ? `${compte}\u00a0: ${questions - SERIE} de trop.` : `${compte}.`;
}

export function manqueAuModule({ chapitres }: { chapitres: number }): string | null {
  return chapitres === 0 ? 'Le module n’a pas de chapitre.' : null;
}

/** null: it is too long to be empty. */
export function manqueAuChapitre(chapitre: {
  texte: string | null;
  questions: number;
}): string | null {
  const manques = [
    ...(isEmpty(chapitre.texte) ? ['texte'] : []),
    ...(chapitre.questions === 0 ? ['question'] : []),
  ];
  if (manques.length === 0) return null;
  return `Le chapitre n’a ${manques.length > 1 ? 'ni' : 'pas de'} ${manques.join(' ni ')}.`;
}

/** Editors leave empty paragraphs behind; a picture alone counts. */
function isEmpty(texte: string | null): boolean {
  if (texte === null || texte.includes('<img')) return false;
  return texte.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
}
