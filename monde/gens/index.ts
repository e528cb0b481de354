export { addConducteur, type PoseConducteur } from './conducteur.ts';
export {
  addPersonne,
  type EtatPersonne,
  type Personne,
  type Qui,
  tailleVraie,
} from './personne.ts';
