import { profondeurDe } from '../../dimensions.ts';
import { surfaces, type Ligne, type Route } from '../../scene.ts';

const echange = (mots: string, a: string, b: string): string =>
  mots.includes(a) ? mots.replace(a, b) : mots.replace(b, a);
const LIGNES: Partial<Record<Ligne, Ligne>> = { '|:': ':|', ':|': '|:' };
const SENS_FIXE = new Set(['entrée', 'sortie', 'urgence', 'latérale']);

export const seRetourne = (s: Route): boolean => !s.profil.some((x) => SENS_FIXE.has(x));

/** The same road seen from its other end. */
export function retournee(s: Route): Route {
  const n = s.profil.filter((x) => (surfaces as readonly string[]).includes(x)).length;
  const l = s.longueur;
  return {
    ...s,
    profil: s.profil
      .toReversed()
      .map((x) => LIGNES[x as Ligne] ?? (echange(x, 'monte', 'descend') as typeof x)),
    usagers: s.usagers.map((u) => ({
      ...u,
      voie: n + 1 - u.voie,
      a: l - u.a,
      ...(u.sens && { sens: echange(u.sens, 'monte', 'descend') as 'monte' }),
    })),
    éléments: s.éléments.map((e) => ({
      ...e,
      quoi: echange(e.quoi, 'à droite', 'à gauche') as typeof e.quoi,
      a: l - e.a - profondeurDe(e),
      ...(e.quoi.startsWith('arrêt') && { voie: n + 1 - (e.voie ?? n) }),
    })),
    poteaux: s.poteaux.map((p) => ({
      ...p,
      a: l - p.a,
      sens: p.sens === 'monte' ? 'descend' : 'monte',
    })),
  };
}
