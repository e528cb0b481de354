// Reads
export { readSonde, type Sonde, timeWrite } from './sonde.ts';

// Rules
export { constatsOf } from './constats.ts';
export { followConstats } from './suivi.ts';
