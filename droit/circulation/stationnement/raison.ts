import type { Route } from '../../../drawing/scene/scene.ts';
import type { Place, Voie } from '../voies.ts';

export interface Raison {
  /** `arrêt` forbids parking too. */
  interdit: 'arrêt' | 'stationnement';
  pourquoi: string;
  articles: string[];
}
interface Doute {
  doute: 'arrêt' | 'stationnement';
  pourquoi: string;
}

export interface ContexteArret {
  scene: Route;
  voies: Voie[];
  p: Place;
}
export type Dit = Raison | Doute;
export type Regle = (c: ContexteArret) => Dit[];

export const arret = (pourquoi: string, ...articles: string[]): Dit[] => [
  { interdit: 'arrêt', pourquoi, articles },
];
export const stationnement = (pourquoi: string, ...articles: string[]): Dit[] => [
  { interdit: 'stationnement', pourquoi, articles },
];
export const doute = (de: 'arrêt' | 'stationnement', pourquoi: string): Dit[] => [
  { doute: de, pourquoi },
];
