/** What a start loads of this room: what draws comes with the first sheet. */
export { keptPdfs, scelle } from './garder.ts';
