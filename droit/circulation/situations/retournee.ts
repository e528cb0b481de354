import { profondeurOf } from '../../../drawing/scene/dimensions.ts';
import { isSurface } from '../../../drawing/scene/profil.ts';
import type { Ligne, Route } from '../../../drawing/scene/scene.ts';

const swap = (mots: string, a: string, b: string): string =>
  mots.includes(a) ? mots.replace(a, b) : mots.replace(b, a);
const LIGNES: Partial<Record<Ligne, Ligne>> = { '|:': ':|', ':|': '|:' };
const SENS_FIXE = new Set(['entrée', 'sortie', 'urgence', 'latérale']);

export const seRetourne = (s: Route): boolean => !s.profil.some((x) => SENS_FIXE.has(x));

/** Results must not depend on the end from which a road is seen. */
export function retournee(scene: Route): Route {
  const n = scene.profil.filter(isSurface).length;
  const largeur = scene.longueur;
  return {
    ...scene,
    profil: scene.profil
      .toReversed()
      .map((x) => LIGNES[x as Ligne] ?? (swap(x, 'monte', 'descend') as typeof x)),
    usagers: scene.usagers.map((usager) => ({
      ...usager,
      voie: n + 1 - usager.voie,
      a: largeur - usager.a,
      ...(usager.sens && { sens: swap(usager.sens, 'monte', 'descend') as 'monte' }),
    })),
    éléments: scene.éléments.map((element) => ({
      ...element,
      quoi: swap(element.quoi, 'à droite', 'à gauche') as typeof element.quoi,
      a: largeur - element.a - profondeurOf(element),
      ...(element.quoi.startsWith('arrêt') && { voie: n + 1 - (element.voie ?? n) }),
    })),
    poteaux: scene.poteaux.map((poteau) => ({
      ...poteau,
      a: largeur - poteau.a,
      sens: poteau.sens === 'monte' ? 'descend' : 'monte',
    })),
  };
}
