// Reads
export { chanceOf } from './getPret.ts';

// Rules
export { pretOf } from './pret.ts';
