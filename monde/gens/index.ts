export {
  addPersonne,
  type EtatPersonne,
  type Personne,
  type Qui,
  tailleVraie,
} from './personne.ts';
