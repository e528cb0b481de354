/** A start loads this alone: drawing comes with the first sheet. */
export { keptPdfs, scelle } from './garder.ts';
