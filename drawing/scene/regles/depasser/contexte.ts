import type { Ligne, Route } from '../../scene.ts';
import { estCycliste } from '../usagers.ts';
import { estBande, type Place, type Voie } from '../voies.ts';

export interface Raison {
  pourquoi: string;
  articles: string[];
}
export interface Doute {
  doute: string;
}

export interface Contexte {
  scene: Route;
  voies: Voie[];
  /** Who would overtake, and whom. */
  moi: Place;
  lui: Place;
  /** The surface that he would have to move to, at his left. */
  aCote: Voie | undefined;
  /** It is the oncoming traffic's. */
  enSensInverse: boolean;
}
export type Dit = Raison | Doute;
export type Regle = (c: Contexte) => Dit[];

export const non = (pourquoi: string, ...articles: string[]): Dit[] => [{ pourquoi, articles }];
export const peutEtre = (doute: string): Dit[] => [{ doute }];

/** The surface at the left of somebody who goes in that direction. */
export const aGauche = (voies: Voie[], v: Voie): Voie | undefined =>
  voies[v.sens === 'monte' ? v.n - 2 : v.n];

/** Lines between his lane and the next at his left, with the side that he sees. */
export const lignesAGauche = (v: Voie): Ligne[] => (v.sens === 'monte' ? v.gauche : v.droite);

/** Several rules are not about bicycles: only teams, motor two-wheelers and wider vehicles. */
export const vise = (c: Contexte): boolean => !estCycliste(c.lui.u);

export const bandesDuSens = (c: Contexte): Voie[] => {
  const v = c.moi.sur[0];
  return c.voies.filter((x) => x.chaussee === v?.chaussee && estBande(x.nom) && x.sens === v.sens);
};

/** Metres from me to something ahead; negative when it is behind. */
export const jusqua = (c: Contexte, a: number): number =>
  c.moi.sens === 'monte' ? a - c.moi.fin : c.moi.debut - a;
