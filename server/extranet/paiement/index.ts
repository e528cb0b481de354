// Reads
export { listPaiementsByMots } from './listPaiementsByMots.ts';

// Rules
export { finishRemboursements } from './carryOut.ts';
