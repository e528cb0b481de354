import { codes } from '../../drawing/index.ts';
import { defautsDuMonde } from '../../monde/defautsDuMonde.ts';
import type { Question } from '../question.schema.ts';
import type { Defauts } from './banque.ts';
import { pasMontrees } from './montrees.ts';
import { sceneOf } from './scenes.ts';

/** A tenth of a second each: `npm run mesures` keeps the list of those that are known. */
export const defautsDesVues = (questions: readonly Question[]): string[] =>
  pasMontrees(questions).flatMap((q) =>
    defautsDuMonde(sceneOf(q)!, codes[q.code].du, q).map(({ message }) => `${q.ref} : ${message}`),
  );

export const vues: Defauts = ({ toutes }) => defautsDesVues(toutes);
