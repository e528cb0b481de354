import type { Vec } from '../maille/vecteurs.ts';
import type { QuiRoule } from './etat.ts';
import { formeOf } from './formes/index.ts';
import { tailleOf } from './taille.ts';

/** Bodies of a car; one's own has the first. */
export const AUTOS = ['suv', 'compacte', 'break'] as const;

/** Bodies that one kind may have; the first is its usual one. */
const FORMES: Partial<Record<QuiRoule, readonly string[]>> = {
  voiture: AUTOS,
  camionnette: ['fourgon'],
  camion: ['camion'],
  bus: ['bus'],
  autocar: ['autocar'],
  'bus scolaire': ['bus scolaire'],
  tram: ['tram'],
  train: ['train'],
  ambulance: ['ambulance'],
  police: ['police'],
  pompiers: ['pompiers'],
  caravane: ['caravane'],
};

/** In metres, its feet at 0; `oeil`: the driver's eyes from its middle. */
interface VolumeDeVehicule {
  longueur: number;
  largeur: number;
  hauteur: number;
  oeil: Vec;
}

const SANS_COQUE: Partial<Record<QuiRoule, VolumeDeVehicule>> = {
  tracteur: { ...tailleOf('tracteur'), hauteur: 2.9, oeil: [0, 2.1, 0.78] },
  attelage: { ...tailleOf('attelage'), hauteur: 2.15, oeil: [-0.25, 2.02, 1.2] },
  remorque: { ...tailleOf('remorque'), hauteur: 1.1, oeil: [0, 1.1, 0] },
  caravane: { ...tailleOf('caravane'), hauteur: 2.58, oeil: [0, 1.6, 0] },
};

export const nomDeForme = (qui: QuiRoule, forme?: string): string => {
  const formes = FORMES[qui];
  if (!formes) throw new Error(`« ${qui} » n’a pas de carrosserie.`);
  return forme && formes.includes(forme) ? forme : formes[0]!;
};

/** Cars, lorries, rails and what is drawn: not two wheels, nor people. */
export const isQuiRoule = (qui: string): qui is QuiRoule => qui in FORMES || qui in SANS_COQUE;

export function volumeOf(qui: QuiRoule, forme?: string): VolumeDeVehicule {
  const sansCoque = SANS_COQUE[qui];
  if (sansCoque) return sansCoque;
  const { longueur, largeur, hauteur, oeil } = formeOf(nomDeForme(qui, forme));
  return { longueur, largeur, hauteur, oeil };
}
