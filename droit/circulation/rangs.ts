import { type GenreDeVoie, VOIES, isDeVoie } from '../../drawing/scene/branche.ts';
import type { Branche, Carrefour } from '../../drawing/scene/scene.ts';
import type { Direction } from '../../drawing/scene/vocabulaire.ts';
import { azimut, opposee } from './azimut.ts';
import { feuActif } from './feux.ts';
import { panneauxOf, carries, carriesUnder } from './signaux.ts';

/** The branch of arrival gives the rank; the lower one yields. */
export type Rang = 'propriété' | 'cède' | 'rien' | 'priorité';
const ORDRE: Rang[] = ['propriété', 'cède', 'rien', 'priorité'];
export const inferieur = (a: Rang, b: Rang): boolean => ORDRE.indexOf(a) < ORDRE.indexOf(b);

const branches = (scene: Carrefour): [Direction, Branche][] =>
  Object.entries(scene.branches) as [Direction, Branche][];

/** `cède`: where there is a carriageway. */
const PAR_LA_VOIE: Record<GenreDeVoie, Rang> = {
  chaussée: 'rien',
  chemin: 'cède',
  trottoir: 'propriété',
  propriété: 'propriété',
};

/** Lists the branches that B9, B15 or a panel with a thick line make the priority road. */
function voiePrioritaire(scene: Carrefour): Set<Direction> {
  const voie = new Set<Direction>();
  for (const [direction, branche] of branches(scene)) {
    const cote = panneauxOf(branche.panneau)
      .map((p) => /^trait épais de (gauche|droite) vers le haut/.exec(p.additionnel ?? '')?.[1])
      .find((x) => x !== undefined);
    if (cote) {
      const autres = [
        voisine(scene, direction, cote === 'gauche' ? 90 : -90),
        voisine(scene, direction, 180),
      ];
      for (const x of autres) if (x) voie.add(x);
    }
    const signal = panneauxOf(branche.panneau).find(
      (p) => p.panneau === 'B9' || p.panneau === 'B15',
    );
    if (!signal) continue;
    voie.add(direction);
    const suite = suiteOf(scene, direction, signal.additionnel);
    if (suite) voie.add(suite);
  }
  return voie;
}

/** Degrees from `direction`; a left turn is 90. */
function voisine(scene: Carrefour, direction: Direction, degres: number): Direction | undefined {
  return branches(scene)
    .map(([x]) => ({
      x,
      loin: Math.abs(((azimut(x) - azimut(direction) - degres + 900) % 360) - 180),
    }))
    .filter(({ x, loin }) => x !== direction && loin <= 45)
    .sort((a, b) => a.loin - b.loin)[0]?.x;
}

function suiteOf(scene: Carrefour, direction: Direction, trait?: string): Direction | undefined {
  if (trait === 'trait épais à gauche') return voisine(scene, direction, 90);
  if (trait === 'trait épais à droite') return voisine(scene, direction, -90);
  return scene.branches[opposee(direction)] && opposee(direction);
}

/** Working lights put signs out of force on their branch (art. 6). */
export function rangsOf(scene: Carrefour): Map<Direction, Rang> {
  const voie = voiePrioritaire(scene);
  const chaussee = branches(scene).some(([, b]) => isDeVoie(b, 'chaussée'));
  return new Map(
    branches(scene).map(([direction, branche]) => {
      const sien = PAR_LA_VOIE[VOIES[branche.voie].genre];
      if (sien === 'propriété' || (sien === 'cède' && chaussee)) return [direction, sien];
      if (feuActif(branche)) return [direction, 'rien'];
      if (
        carries(branche.panneau, 'B1', 'B5') &&
        !carriesUnder(branche.panneau, ['B1', 'B5'], ['M1', 'M8'])
      )
        return [direction, 'cède'];
      if (voie.has(direction)) return [direction, 'priorité'];
      return [direction, 'rien'];
    }),
  );
}
