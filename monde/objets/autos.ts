import type { Chantier } from '../chantier.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { type Forme, valeurAt } from '../vehicules/coque.ts';
import type { EtatVehicule, QuiRoule } from '../vehicules/etat.ts';
import { formeOf } from '../vehicules/formes/index.ts';
import { addVehicule, volumeOf } from '../vehicules/index.ts';
import { type Partie, partie, type Regard } from './montage.ts';

export const BLEU = '#1F56A8';
export const ROUGE = '#B01A22';
export const GRIS = '#8A9096';
export const BLANC = '#E9EAEA';
export const VERT = '#2C6B46';

interface Auto {
  qui?: QuiRoule;
  forme?: string;
  couleur?: string;
  ou?: Vec;
  cap?: number;
  tangage?: number;
  etat?: EtatVehicule;
}

/** A car of one body or another, by default a blue estate that heads north. */
export function addAuto(
  chantier: Chantier,
  {
    qui = 'voiture',
    forme = 'break',
    couleur = BLEU,
    ou = [0, 0, 0],
    cap = 0,
    tangage = 0,
    etat = {},
  }: Auto,
): void {
  addVehicule(chantier, { qui, forme, couleur, ou, cap, tangage, etat });
}

export const formeDe = (nom: string): Forme => formeOf(nom);
/** The roof's, the bonnet's or the glass's height above `z`. */
export const dessusAt = (nom: string, z: number): number =>
  valeurAt(formeOf(nom).caisses[0]!, 1, z);
export const demiHautAt = (nom: string, z: number): number =>
  valeurAt(formeOf(nom).caisses[0]!, 5, z);

export function partieAuto(
  nom: string,
  { qui = 'voiture', forme = 'break', ou = [0, 0, 0], cap = 0 }: Auto = {},
): Partie {
  const { largeur, hauteur, longueur } = volumeOf(qui, forme);
  return partie(nom, ou, [largeur, hauteur, longueur], { cap, dedans: true });
}

/** From the left, so that who goes north goes left: all between two z, seen square on. */
export function deCote(
  de: number,
  a: number,
  { haut = 1.1, angle = 34, monte = 0.7, biais = 0, x = 0 } = {},
): Regard {
  const milieu = (de + a) / 2;
  const loin = (a - de) / 2 / Math.tan((angle * Math.PI) / 360);
  const tour = (biais * Math.PI) / 180;
  return {
    oeil: [x - Math.cos(tour) * loin, haut + monte, milieu + Math.sin(tour) * loin],
    vers: [x, haut, milieu],
    angle,
  };
}

/** From behind, or from the front with `sens` -1. */
export const deDos = (
  z: number,
  large: number,
  { haut = 0.9, angle = 30, monte = 0.5, biais = 0, sens = 1 } = {},
): Regard => {
  const loin = large / 2 / Math.tan((angle * Math.PI) / 360);
  const tour = (biais * Math.PI) / 180;
  return {
    oeil: [Math.sin(tour) * loin, haut + monte, z + sens * Math.cos(tour) * loin],
    vers: [0, haut, z],
    angle,
  };
};
