import { codeDu, drawDessin } from '../../drawing/index.ts';
import { joursDe, type Question } from '../schema.ts';
import type { Defauts } from './banque.ts';

/** What is wrong with the picture on each day when the question may be asked. */
function faute(q: Question): string | undefined {
  if (!q.image) return undefined;
  const { du, au } = joursDe(q);
  try {
    if (au !== null && codeDu(au) !== codeDu(du)) return 'elle vaut sous deux codes de la route';
    return drawDessin(q.image.dessin, du).svg === q.image.svg
      ? undefined
      : 'son image montre les panneaux d’un autre jour';
  } catch (erreur) {
    return (erreur as Error).message;
  }
}

/** The loader refuses these; the bank says so again, whatever way a question came into it. */
export const signesHorsDate: Defauts = ({ toutes }) =>
  toutes.flatMap((q) => {
    const dite = faute(q);
    return dite === undefined ? [] : [`${q.ref} : ${dite}`];
  });
