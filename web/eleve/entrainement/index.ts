// Parts
export { ReponsesDizaine } from './ReponsesDizaine.tsx';
