// Reads
export { listProduitsACompleter } from './manqueAuProduit.ts';
