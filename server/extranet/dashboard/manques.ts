import { SERIE } from '../../../droit/epreuve.ts';
import { combien } from '../../../regles/ecriture.ts';
import { isEmpty } from '../cours/index.ts';

/** Returns a sentence, or null, as the rules below do. */
export function manqueALaSerie({ questions }: { questions: number }): string | null {
  if (questions === SERIE) return null;
  if (questions === 0) return 'La série n’a pas encore de question.';
  const compte = `La série compte ${combien(questions, 'question')} sur ${SERIE}`;
  return questions > SERIE ? `${compte}\u00a0: ${questions - SERIE} de trop.` : `${compte}.`;
}

export const manqueAuModule = ({ chapitres }: { chapitres: number }) =>
  chapitres === 0 ? 'Le module n’a pas de chapitre.' : null;

/** `texte` is null when it is too long to be empty. */
export function manqueAuChapitre(chapitre: {
  texte: string | null;
  questions: number;
}): string | null {
  const manques = [
    ...(chapitre.texte !== null && isEmpty(chapitre.texte) ? ['texte'] : []),
    ...(chapitre.questions === 0 ? ['question'] : []),
  ];
  if (manques.length === 0) return null;
  return `Le chapitre n’a ${manques.length > 1 ? 'ni' : 'pas de'} ${manques.join(' ni ')}.`;
}
