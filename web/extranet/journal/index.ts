// Rules
export { phraseOf } from './mots.ts';
