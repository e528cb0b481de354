import type { Signe } from '../signe.ts';
import { velo } from '../sprites/spritesDeuxRoues.ts';
import { camion } from '../sprites/spritesLourds.ts';
import { voiture } from '../sprites/spritesVoitures.ts';
import { pose } from '../svg.ts';
import { cadre, HERBE } from './objet.ts';

export const ASPHALTE = '#59646C';

/** The scenes' car, enlarged to 76 by 168. */
export const dessus = (couleur: string): string => pose(voiture(couleur), 0, 0, 1.7);

/** From y = -126 to 150. */
export const camionDessus: string = pose(camion('#F1F3F4'), 0, 12, 1.77);

export const veloDessus = (couleur: string): string => pose(velo(couleur), 0, 0, 1.4);

export const vu = (mots: string, ...d: string[]): Signe => cadre(440, 340, mots, HERBE, ...d);
