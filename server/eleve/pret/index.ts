// Rules
export { pretOf } from './pret.ts';
