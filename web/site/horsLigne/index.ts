// Parts
export { HorsLigne } from './HorsLigne.tsx';
export { Installer } from './Installer.tsx';

// Rules
export type { Plan } from './placeOf.ts';
