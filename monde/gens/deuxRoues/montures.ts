import type { Couleur } from '../../maille/teinte.ts';
import type { Qui, Roulant } from '../etat.ts';
import { CYCLOMOTEUR } from './cyclomoteur.ts';
import { MOTO } from './moto.ts';
import { TROTTINETTE } from './trottinette.ts';
import type { Monture } from './monture.ts';
import { SPEED_PEDELEC, VELO, VELO_CARGO } from './velo.ts';

export const MONTURES: Record<Roulant, Monture> = {
  vélo: VELO,
  'vélo cargo': VELO_CARGO,
  'speed pedelec': SPEED_PEDELEC,
  trottinette: TROTTINETTE,
  moto: MOTO,
  cyclomoteur: CYCLOMOTEUR,
};
export const isRoulant = (qui: Qui): qui is Roulant => qui in MONTURES;

/** Paint of machines; the scene's colour goes there on a motor. */
export const PEINTURES: Record<Roulant, readonly Couleur[]> = {
  vélo: ['#1F5B4E', '#2B3F66', '#7A2E2E', '#2A2D31', '#C9C4B8'],
  'vélo cargo': ['#2B3F66', '#2A2D31', '#3E6B5A'],
  'speed pedelec': ['#3A3F45', '#23303F', '#5A6168'],
  trottinette: ['#2A2D31', '#5A6168'],
  moto: ['#8E1F26', '#23272C', '#24508A', '#5F666D'],
  cyclomoteur: ['#B9C4C9', '#8E2A2A', '#3C6C7A', '#D8D2C2'],
};

/** Seat and rider together, above the ground. */
export const HAUTEURS: Record<Roulant, number> = {
  vélo: 1.83,
  'vélo cargo': 1.84,
  'speed pedelec': 1.78,
  trottinette: 1.87,
  moto: 1.68,
  cyclomoteur: 1.7,
};
