import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codes } from '../../drawing/index.ts';
import type { Question } from '../question.schema.ts';
import { sceneOf } from './scenes.ts';

export const FICHIER = path.join(import.meta.dirname, 'montrees.json');

/** Its picture's words, and those that say how far things are. */
export const empreinteDeVue = ({ question, a, b, c, d, justification, ...q }: Question): string =>
  createHash('sha256')
    .update(JSON.stringify([sceneOf(q), codes[q.code].du, question, a, b, c, d, justification]))
    .digest('hex')
    .slice(0, 12);

/** Questions whose picture in three dimensions nobody has measured since their words changed. */
export function pasMontrees(questions: readonly Question[]): Question[] {
  const montrees = new Set(JSON.parse(readFileSync(FICHIER, 'utf8')) as string[]);
  return questions.filter((q) => sceneOf(q) && !montrees.has(empreinteDeVue(q)));
}
