// Parts
export { ChampPhoto } from './ChampPhoto.tsx';

// Rules
export { useMay } from './may.ts';
export type { StaffPath } from './pages.ts';
export { useAdmin } from './session.ts';
export { useRessource } from './useRessource.tsx';
