// Reads
export { countEpreuves, eraseEpreuves, listEpreuves } from './epreuve.queries.ts';

// Work
export { sendRappels } from './sendRappels.ts';
