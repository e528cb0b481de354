/** Each rule gives a sentence, or null. */

const QUESTIONS = 50;

export function manqueALaSerie({ questions }: { questions: number }): string | null {
  if (questions === QUESTIONS) return null;
  if (questions === 0) return 'La série n’a pas encore de question.';
  const compte = `La série compte ${questions} question${questions > 1 ? 's' : ''} sur ${QUESTIONS}`;
  return questions > QUESTIONS
    ? `${compte}\u00a0: ${questions - QUESTIONS} de trop.`
    : `${compte}.`;
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
