import type { Cadre, Repere } from './geometrie.ts';
import type { Decor, Surface } from './plan.ts';
import { vaVersLeHaut } from './profil.ts';
import type { Element, Poteau } from './scene.ts';
import type { Terrain } from './terrain.ts';

export interface Elements {
  /** Painted before the road, after it, and after its lines. */
  dessous: Surface[];
  sol: Surface[];
  marques: Surface[];
  objets: Decor[];
  /** `regarde`: the face of a sign that is for those who come out of a street. */
  poteaux: (Poteau & { regarde?: number })[];
  /** Where no house stands, and where no sign does. */
  pris: Cadre[];
  evite: Cadre[];
}

/** What one drives on upwards: where a stop line goes. */
export function montant(t: Terrain, e: Element): [number, number] {
  if (e.voie) {
    const v = t.profil.voies[Math.round(e.voie) - 1];
    if (v) return [v.x0 + 0.1, v.x1 - 0.1];
  }
  const voies = t.profil.voies.filter(
    (v) => vaVersLeHaut(v.nom) && v.nom.endsWith('monte') && !v.nom.startsWith('piste'),
  );
  return [(voies[0]?.x0 ?? 0) + 0.15, (voies.at(-1)?.x1 ?? t.profil.droite) - 0.15];
}

export const monte =
  (t: Terrain, a: number): Repere =>
  (av, d = 0) =>
    t.pt(a + av, d);
