import type { Scene } from '../../drawing/scene/scene.ts';
import { TEMPS } from '../../drawing/scene/temps.ts';
import type { LumiereDite } from '../../films/decors.ts';
import type { Vec } from '../maille/vecteurs.ts';

interface Lumiere {
  /** Towards the sun, which turns with the camera. */
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
  /** A sun low enough to dazzle; its width in degrees. */
  eblouit?: number;
  /** The sky's own light beside what it lights. */
  eclat: number;
  horizon: string;
}

export interface Ambiance extends Lumiere {
  /** Its sky is painted once. */
  nom: string;
  nuit: boolean;
  mouille: boolean;
  enneige: boolean;
}

const jour: Lumiere = {
  vers: [-0.66, 0.8, 0.34],
  soleil: { couleur: '#FFEACC', force: 5.4, flou: 0.014 },
  voute: { couleur: '#C6DAF6', force: 1.5 },
  fond: { ciel: '#BFD4F2', sol: '#8F8574', force: 0.42 },
  exposition: 1.28,
  brume: { couleur: '#C6D8EA', densite: 0.0021 },
  ciel: ['#2F6CBC', '#6FA6E2', '#BCD8F0'],
  nuages: 0.5,
  eclat: 1.05,
  horizon: '#8A9A80',
};

const LUMIERES: Record<Scene['temps'], Lumiere> = {
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
    eclat: 0.62,
    horizon: '#78857C',
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
    eclat: 0.8,
    horizon: '#AEB6B8',
  },
  nuit: {
    ...jour,
    vers: [-0.5, 0.7, 0.4],
    soleil: { couleur: '#9FB4E0', force: 0.4, flou: 0.02 },
    voute: { couleur: '#8097CC', force: 1.7 },
    fond: { ciel: '#5A6DA2', sol: '#363A46', force: 1.05 },
    exposition: 1.7,
    brume: { couleur: '#0B101B', densite: 0.007 },
    ciel: ['#0A1020', '#182238', '#2E3A50'],
    nuages: 0,
    eclat: 1,
    horizon: '#141A24',
  },
};

/** Clips alone are driven at any hour. */
const HEURES: Record<LumiereDite, Lumiere> = {
  'soleil bas': {
    ...jour,
    vers: [0.1, 0.2, -1],
    soleil: { couleur: '#FFC98A', force: 6, flou: 0.014 },
    voute: { couleur: '#C9CFE0', force: 1.2 },
    fond: { ciel: '#D8CDBE', sol: '#8F8070', force: 0.4 },
    exposition: 1.2,
    brume: { couleur: '#EBD3AE', densite: 0.0042 },
    ciel: ['#5C86BE', '#B9C6D2', '#F6DDB0'],
    nuages: 0.3,
    eblouit: 2.4,
    horizon: '#9A8F72',
  },
  soir: {
    ...jour,
    vers: [-0.9, 0.26, 0.45],
    soleil: { couleur: '#FFB877', force: 4.6, flou: 0.02 },
    voute: { couleur: '#AFB9DA', force: 1.35 },
    fond: { ciel: '#B9B6CC', sol: '#857566', force: 0.45 },
    brume: { couleur: '#D9C6B8', densite: 0.0032 },
    ciel: ['#44639C', '#A3A9C2', '#F0CBA4'],
    nuages: 0.42,
    horizon: '#837A66',
  },
  couvert: {
    ...jour,
    vers: [-0.3, 0.9, 0.3],
    soleil: { couleur: '#F0F2F4', force: 0.5, flou: 0.2 },
    voute: { couleur: '#DADFE4', force: 2.2 },
    fond: { ciel: '#CDD3D9', sol: '#85827C', force: 0.7 },
    exposition: 1.4,
    brume: { couleur: '#C0C7CD', densite: 0.0035 },
    ciel: ['#98A2AC', '#B5BDC4', '#CDD3D7'],
    nuages: 0.62,
    eclat: 0.8,
    horizon: '#7F8A80',
  },
};

export function ambianceOf(temps: Scene['temps'], heure?: LumiereDite): Ambiance {
  const { sombre, precipitations, enneige } = TEMPS[temps];
  const lumiere = heure ? HEURES[heure] : LUMIERES[temps];
  return {
    ...lumiere,
    nom: heure ?? temps,
    nuit: sombre,
    mouille: precipitations && !enneige,
    enneige,
  };
}
