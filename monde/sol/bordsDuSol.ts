import type { Matiere, Point } from '../../drawing/scene/plan/plan.ts';
import type { SolBati } from './solBati.ts';

/** An edge of a region: metres along it, and outwards. */
export interface BordDuSol {
  long: number;
  at: (s: number, dehors: number) => Point;
}

/** Edges of what is of these materials, beside which another lies. */
export function bordsDuSol(
  sol: SolBati,
  matieres: readonly Matiere[],
  isVoisine: (matiere: Matiere | undefined) => boolean,
): BordDuSol[] {
  const regions = sol.regions.filter(({ matiere }) => matieres.includes(matiere));
  return regions
    .flatMap(({ polygones }) => polygones.flat())
    .flatMap((anneau) =>
      anneau.slice(0, -1).flatMap((a, i): BordDuSol[] => {
        const b = anneau[i + 1]!;
        const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (long < 0.15) return [];
        const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
        const vers =
          (cote: number) =>
          (s: number, dehors: number): Point => [
            a[0] + ux * s + uy * cote * dehors,
            a[1] + uy * s - ux * cote * dehors,
          ];
        const cote = [1, -1].find((c) => isVoisine(sol.matiereAt(...vers(c)(long / 2, 0.08))));
        return cote === undefined ? [] : [{ long, at: vers(cote) }];
      }),
    );
}
