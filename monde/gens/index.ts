export { addConducteur, type PoseConducteur } from './conducteur.ts';
export type { EtatPersonne, PersonneDuMonde, Qui } from './etat.ts';
export { addPersonne, tailleVraie } from './personne.ts';
