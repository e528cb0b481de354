import type { Scene } from '../../drawing/scene/scene.ts';
import type { Vec } from '../maille/vecteurs.ts';

export interface Ambiance {
  /** Towards the sun, whose heading is reckoned from the camera's. */
  vers: Vec;
  soleil: { couleur: string; force: number; flou: number };
  /** A lamp that moves over the dome, frame by frame: soft shadows everywhere. */
  voute: { couleur: string; force: number };
  fond: { ciel: string; sol: string; force: number };
  exposition: number;
  /** `densite` a metre, from the seat. */
  brume: { couleur: string; densite: number };
  /** From the zenith to the horizon. */
  ciel: readonly [string, string, string];
  nuages: number;
  horizon: string;
  feuxAllumes: boolean;
  nuit: boolean;
  mouille: boolean;
  enneige: boolean;
}

const jour: Ambiance = {
  vers: [-0.42, 0.86, 0.5],
  soleil: { couleur: '#FFF0D8', force: 3.6, flou: 0.012 },
  voute: { couleur: '#DCE7F3', force: 1.75 },
  fond: { ciel: '#D2DDEA', sol: '#9A9284', force: 0.5 },
  exposition: 1.42,
  brume: { couleur: '#C4D6E4', densite: 0.0026 },
  ciel: ['#3F86D2', '#9CC8EE', '#DDEAF3'],
  nuages: 0.46,
  horizon: '#7E9A7A',
  feuxAllumes: false,
  nuit: false,
  mouille: false,
  enneige: false,
};

/** By a scene's `temps`. */
export const AMBIANCES: Record<Scene['temps'], Ambiance> = {
  jour,
  pluie: {
    ...jour,
    vers: [-0.3, 0.9, 0.3],
    soleil: { couleur: '#E8EEF4', force: 0.25, flou: 0.2 },
    voute: { couleur: '#D6DEE6', force: 2.3 },
    fond: { ciel: '#C8D2DC', sol: '#7E7C78', force: 0.75 },
    exposition: 1.5,
    brume: { couleur: '#AEB8C0', densite: 0.0075 },
    ciel: ['#7F8B97', '#A4AEB7', '#C3CACF'],
    nuages: 0.64,
    horizon: '#6F7C74',
    feuxAllumes: true,
    mouille: true,
  },
  brouillard: {
    ...jour,
    vers: [-0.3, 0.9, 0.3],
    soleil: { couleur: '#FFFFFF', force: 0.1, flou: 0.3 },
    voute: { couleur: '#E4E8EA', force: 2.3 },
    fond: { ciel: '#DDE2E5', sol: '#9A9A98', force: 0.9 },
    exposition: 1,
    brume: { couleur: '#C6CBCE', densite: 0.026 },
    ciel: ['#C2C8CC', '#C8CDD0', '#CCD0D2'],
    nuages: 0,
    horizon: '#B9BFC2',
    feuxAllumes: true,
  },
  neige: {
    ...jour,
    vers: [-0.4, 0.8, 0.4],
    soleil: { couleur: '#F4F8FF', force: 0.5, flou: 0.2 },
    voute: { couleur: '#E4ECF6', force: 2.2 },
    fond: { ciel: '#DDE6F0', sol: '#C8CCD0', force: 0.8 },
    exposition: 0.92,
    brume: { couleur: '#D4DBE1', densite: 0.009 },
    ciel: ['#B4BEC8', '#CDD4DA', '#DDE1E5'],
    nuages: 0,
    horizon: '#AEB6B8',
    feuxAllumes: true,
    enneige: true,
  },
  nuit: {
    ...jour,
    vers: [-0.5, 0.7, 0.4],
    soleil: { couleur: '#9FB4E0', force: 0.3, flou: 0.02 },
    voute: { couleur: '#8097CC', force: 0.75 },
    fond: { ciel: '#52659A', sol: '#2A2D36', force: 0.4 },
    exposition: 1.7,
    brume: { couleur: '#0B101B', densite: 0.007 },
    ciel: ['#070B16', '#0F1626', '#1B2436'],
    nuages: 0,
    horizon: '#0B1018',
    feuxAllumes: true,
    nuit: true,
  },
};
