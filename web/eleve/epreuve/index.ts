// Parts
export { MonExamen } from './MonExamen.tsx';
