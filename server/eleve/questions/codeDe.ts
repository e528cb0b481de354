import { type CodeRoute, codeDu } from '../../../drawing/index.ts';
import type { Eleve } from '../../socle/securite/session.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';

/** Names a question's form in a learner's memory: what she knows of one is not what she knows of the other. */
export const cleOf = ({ question_id, code }: { question_id: number; code: string | null }) =>
  code === 'CVP2027' ? -question_id : question_id;

/** The code that holds today in Brussels. */
export const codeDuJour = (now: Date): CodeRoute => codeDu(brusselsDay(now.toISOString()));

/** The code on which a learner is asked: of her exam's day while that is to come, else today's. */
export function codeDe({ examenLe }: Pick<Eleve, 'examenLe'>, now: Date): CodeRoute {
  const today = brusselsDay(now.toISOString());
  return codeDu(examenLe !== null && examenLe > today ? examenLe : today);
}
