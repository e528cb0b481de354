import type { Chantier } from '../chantier.ts';
import { graineDuLieu } from '../../drawing/alea.ts';
import { addGroupe, addMarcheur } from './aPied.ts';
import { mesuresOf } from './corps/mesures.ts';
import { HAUTEURS, isRoulant, MONTURES } from './deuxRoues/montures.ts';
import type { PersonneDuMonde, Qui } from './etat.ts';
import { addCyclisteAPied, addEnFauteuil, addRoulant } from './surRoues.ts';
import { AGES } from './tenues.ts';

/** Width, height and length of what stands there, in metres; riders are counted in. */
export function tailleVraie(qui: Qui): { largeur: number; hauteur: number; longueur: number } {
  if (isRoulant(qui)) {
    const { longueur, largeur } = MONTURES[qui];
    return { largeur, hauteur: HAUTEURS[qui], longueur };
  }
  if (qui === 'chaise roulante') return { largeur: 0.68, hauteur: 1.38, longueur: 1.05 };
  if (qui === 'cycliste à pied') return { largeur: 1, hauteur: 1.78, longueur: 1.8 };
  if (qui === 'groupe d’enfants') return { largeur: 1.6, hauteur: 1.74, longueur: 3.2 };
  const hauteur = mesuresOf(AGES[qui] ?? 'adulte').taille;
  return { largeur: 0.29 * hauteur, hauteur, longueur: 0.3 * hauteur };
}

export function addPersonne(chantier: Chantier, personne: PersonneDuMonde): void {
  const { qui, ou } = personne;
  const graine = personne.graine ?? graineDuLieu(ou[0], ou[2]);
  if (isRoulant(qui)) addRoulant(chantier, qui, personne, graine);
  else if (qui === 'groupe d’enfants') addGroupe(chantier, personne, graine);
  else if (qui === 'cycliste à pied') addCyclisteAPied(chantier, personne, graine);
  else if (qui === 'chaise roulante') addEnFauteuil(chantier, personne, graine);
  else addMarcheur(chantier, qui, personne, graine);
}
