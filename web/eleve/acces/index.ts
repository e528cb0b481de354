// Calls
export {
  type AccesUser,
  useAcces,
  useFirstVisit,
  useGetAccesUser,
  useReloadAcces,
} from './acces.calls.ts';

// Parts
export { ExerciceFait } from './ExerciceFait.tsx';
export { MesAcces } from './MesAcces.tsx';
export { TypeSign } from './TypeSign.tsx';

// Rules
export { attenduOf, fermetureOf, useAccesFerme } from './accesFerme.ts';
export { liensAcces } from './liensAcces.ts';
export { phaseOf, resteSeul } from './validite.ts';
