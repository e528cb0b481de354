import type { Scene } from './scene.ts';

interface TraitsDuTemps {
  /** « en agglomération, la nuit ». */
  dit: string;
  /** Lamps are lit, and what they do not reach is hardly seen. */
  sombre: boolean;
  /** The far is veiled. */
  brume: boolean;
  /** Snow lies on fields, trees and roofs. */
  enneige: boolean;
  /** For the law. */
  precipitations: boolean;
}

/** Each weather answers each: no picture or rule compares its name. */
export const TEMPS: Record<Scene['temps'], TraitsDuTemps> = {
  jour: {
    dit: 'de jour',
    sombre: false,
    brume: false,
    enneige: false,
    precipitations: false,
  },
  nuit: {
    dit: 'la nuit',
    sombre: true,
    brume: false,
    enneige: false,
    precipitations: false,
  },
  pluie: {
    dit: 'sous la pluie',
    sombre: false,
    brume: false,
    enneige: false,
    precipitations: true,
  },
  brouillard: {
    dit: 'dans le brouillard',
    sombre: false,
    brume: true,
    enneige: false,
    precipitations: false,
  },
  neige: {
    dit: 'sous la neige',
    sombre: false,
    brume: false,
    enneige: true,
    precipitations: true,
  },
};
