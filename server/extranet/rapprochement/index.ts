// Reads
export { countEcarts } from './ecarts.queries.ts';

// Writes
export { compareNight } from './compareNight.ts';
export { forgetRaisons } from './ecarts.writes.ts';
