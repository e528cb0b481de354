export { addConducteur, type PoseConducteur } from './conducteur.ts';
export type { EtatPersonne, Personne, Qui } from './etat.ts';
export { addPersonne, tailleVraie } from './personne.ts';
