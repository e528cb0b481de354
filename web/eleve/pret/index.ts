// Parts
export { Pret } from './Pret.tsx';
