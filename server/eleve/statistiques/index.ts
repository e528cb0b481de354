// Rules
export type { Groupe } from './bilan.ts';

// Reads
export { recountTentatives } from './recompte.ts';
export {
  type BilanDeVersion,
  bilansParVersion,
  erreursOf,
  listDecomptesDeSeries,
} from './statistiques.queries.ts';

// Writes
export { countTentatives, uncountTentatives } from './depouille.ts';
