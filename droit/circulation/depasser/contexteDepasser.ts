import { isBande } from '../../../drawing/scene/profil.ts';
import type { Ligne, Route } from '../../../drawing/scene/scene.ts';
import { isCycliste } from '../usagers.ts';
import type { Place, Voie } from '../voies.ts';

export interface Raison {
  pourquoi: string;
  articles: string[];
}
export interface Doute {
  doute: string;
}

export interface ContexteDepasser {
  scene: Route;
  voies: Voie[];
  moi: Place;
  lui: Place;
  aCote: Voie | undefined;
  enSensInverse: boolean;
}
export type DitDepasser = Raison | Doute;
export type Regle = (c: ContexteDepasser) => DitDepasser[];

export const non = (pourquoi: string, ...articles: string[]): DitDepasser[] => [
  { pourquoi, articles },
];
export const peutEtre = (doute: string): DitDepasser[] => [{ doute }];

export const aGauche = (voies: Voie[], voie: Voie): Voie | undefined =>
  voies[voie.sens === 'monte' ? voie.n - 2 : voie.n];

export const lignesAGauche = (v: Voie): Ligne[] => (v.sens === 'monte' ? v.gauche : v.droite);

/** Several rules concern only teams, motor two-wheelers and wider vehicles. */
export const concerns = (c: ContexteDepasser): boolean => !isCycliste(c.lui.u);

export const bandesDuSens = (contexte: ContexteDepasser): Voie[] => {
  const voie = contexte.moi.sur[0];
  return contexte.voies.filter(
    (x) => x.chaussee === voie?.chaussee && isBande(x.nom) && x.sens === voie.sens,
  );
};

/** In metres; negative behind. */
export const jusqua = (contexte: ContexteDepasser, endroit: number): number =>
  contexte.moi.sens === 'monte' ? endroit - contexte.moi.fin : contexte.moi.debut - endroit;
