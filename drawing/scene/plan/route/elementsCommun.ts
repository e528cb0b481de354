import type { Cadre, RepereLocal } from '../geometrie.ts';
import type { Decor, Passage, Surface } from '../plan.ts';
import { isDeGenre, vaVersLeHaut } from '../../profil.ts';
import type { Element, Poteau } from '../../scene.ts';
import type { Terrain } from './terrain.ts';

export interface Elements {
  /** Painted before the road; `sol` after it. */
  dessous: Surface[];
  sol: Surface[];
  marques: Surface[];
  objets: Decor[];
  /** `regarde`: heading of a sign's face for a side street. */
  poteaux: (Poteau & { regarde?: number })[];
  passages: Passage[];
  /** Kept free of houses; `evite`: of signs. */
  pris: Cadre[];
  evite: Cadre[];
}

export const join = (parts: Partial<Elements>[]): Elements => ({
  dessous: parts.flatMap((p) => p.dessous ?? []),
  sol: parts.flatMap((p) => p.sol ?? []),
  marques: parts.flatMap((p) => p.marques ?? []),
  objets: parts.flatMap((p) => p.objets ?? []),
  poteaux: parts.flatMap((p) => p.poteaux ?? []),
  passages: parts.flatMap((p) => p.passages ?? []),
  pris: parts.flatMap((p) => p.pris ?? []),
  evite: parts.flatMap((p) => p.evite ?? []),
});

export function montant(terrain: Terrain, element: Element): [number, number] {
  if (element.voie) {
    const voie = terrain.profil.voies[Math.round(element.voie) - 1];
    if (voie) return [voie.x0 + 0.1, voie.x1 - 0.1];
  }
  const voies = terrain.profil.voies.filter(
    (v) => vaVersLeHaut(v.nom) && isDeGenre(v.nom, 'bande', 'bus', 'tram', 'suggérée'),
  );
  return [(voies[0]?.x0 ?? 0) + 0.15, (voies.at(-1)?.x1 ?? terrain.profil.droite) - 0.15];
}

export const repereAt =
  (terrain: Terrain, debut: number): RepereLocal =>
  (av, droite = 0) =>
    terrain.pointAt(debut + av, droite);
