// Rules
export { rapprochementRoutes } from './rapprochement.routes.ts';

// Reads
export { countEcarts } from './ecarts.queries.ts';

// Writes
export { compareNight } from './compareNight.ts';
export { forgetRaisons } from './forgetRaisons.ts';
