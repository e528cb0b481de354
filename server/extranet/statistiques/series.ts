import { ASSEZ_DE_REPONSES } from '../../../regles/sentinelle.ts';

export interface PointsDeSerie {
  theme_id: number;
  finies: number;
  reussies: number;
  points: number;
  carres: number;
}

export interface SerieComparee {
  theme_id: number;
  finies: number;
  /** In percent. */
  reussies: number;
  /** Mean points, and those of all others together; null: nobody has finished another. */
  points: number;
  autres: number | null;
  /** Its difference is large, and no chance. */
  inegale: boolean;
}

/** In points of fifty. */
const ECART = 3;
/** In standard errors: of a hundred equal series, none is named in a lifetime. */
const SUR = 3.5;

const rounded = (points: number) => Math.round(10 * points) / 10;

/** Compares first attempts at series of fifty; `rows` leaves out other lengths. */
export function compareSeries(rows: readonly PointsDeSerie[]): SerieComparee[] {
  const known = rows.filter(({ finies }) => finies > 0);
  const tous = known.reduce((sum, row) => added(sum, row), VIDE);
  return known.map((row) => {
    const autres = added(tous, row, -1);
    const points = row.points / row.finies;
    const leurs = autres.finies === 0 ? null : autres.points / autres.finies;
    const erreur = Math.sqrt(erreurOf(row) + erreurOf(autres));
    const ecart = leurs === null ? 0 : Math.abs(points - leurs);
    const assez = row.finies >= ASSEZ_DE_REPONSES && autres.finies >= ASSEZ_DE_REPONSES;
    return {
      theme_id: row.theme_id,
      finies: row.finies,
      reussies: Math.round((100 * row.reussies) / row.finies),
      points: rounded(points),
      autres: leurs === null ? null : rounded(leurs),
      inegale: assez && ecart >= ECART && ecart >= SUR * erreur,
    };
  });
}

type Somme = Pick<PointsDeSerie, 'finies' | 'points' | 'carres'>;
const VIDE: Somme = { finies: 0, points: 0, carres: 0 };

const added = (one: Somme, other: Somme, signe: 1 | -1 = 1): Somme => ({
  finies: one.finies + signe * other.finies,
  points: one.points + signe * other.points,
  carres: one.carres + signe * other.carres,
});

/** The variance of a mean. */
function erreurOf({ finies, points, carres }: Somme): number {
  if (finies < 2) return 0;
  return Math.max(0, carres / finies - (points / finies) ** 2) / (finies - 1);
}
