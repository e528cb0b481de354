import { codeDu, drawDessin } from '../../drawing/index.ts';
import { joursOf } from '../jours.ts';
import type { Question } from '../question.schema.ts';
import type { Defauts } from './banque.ts';

function faute(question: Question): string | undefined {
  if (!question.image) return undefined;
  const { du, au } = joursOf(question);
  try {
    if (au !== null && codeDu(au) !== codeDu(du)) return 'elle vaut sous deux codes de la route';
    return drawDessin(question.image.dessin, du).svg === question.image.svg
      ? undefined
      : 'son image montre les panneaux d’un autre jour';
  } catch (erreur) {
    return (erreur as Error).message;
  }
}

export const signesHorsDate: Defauts = ({ toutes }) =>
  toutes.flatMap((question) => {
    const dite = faute(question);
    return dite === undefined ? [] : [`${question.ref} : ${dite}`];
  });
