// Rules
export {
  FOURNISSEURS,
  fournisseurOf,
  moyensOf,
  offresOf,
  politiqueOf,
  serveFournisseurs,
} from './fournisseurs.ts';
export type { Chez, House, Outcome, Service } from './port.ts';
export { type Colonne, cut, type Lue, type Releve } from './releve.ts';

// Writes
export { askAwaited } from './askAwaited.ts';
