// Rules
export { type ContenuFacture, dureeFacturee } from './contenu.ts';
export { pieceOf } from './piece.ts';
export { firstYearKept } from './removeOldFactures.ts';

// Reads
export {
  findPaiementOfNumero,
  listFacturesOf,
  opensFacture,
  recountFactures,
} from './facture.queries.ts';

// Writes
export { holdAvoirs, issueAvoir, issueFacture } from './facture.writes.ts';
export { drawWaiting, openFacture } from './piece.ts';
export { removeOldFactures } from './removeOldFactures.ts';
