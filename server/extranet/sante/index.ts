// Reads
export { lookAround } from './regarde.ts';
export { type Sonde, timeWrite } from './sonde.ts';
