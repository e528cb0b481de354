// Parts
export { ChampPhoto } from './ChampPhoto.tsx';

// Rules
export { mayOpen, useMay } from './may.ts';
export { staffPages, type StaffPath } from './pages.ts';
export { useAdmin } from './session.ts';
export { useRessource } from './useRessource.tsx';
