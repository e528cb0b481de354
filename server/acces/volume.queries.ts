import type { Db } from '../db/database.ts';
import { idsOf } from '../db/idsOf.ts';

/** How many series a product gives, and how many questions stand in them, each counted once. */
export interface Volume {
  series: number;
  questions: number;
}

/** That of each of these products that has series. */
export async function volumesOf(db: Db, acces_ids: number[]): Promise<Map<number, Volume>> {
  if (acces_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('acces')
    .innerJoin('accesTheme', 'accesTheme.acces_id', 'acces.id')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select(['acces.id', 'theme.listeQuestions'])
    .where('acces.id', 'in', acces_ids)
    .where('theme.dateSuppression', 'is', null)
    .execute();
  const parAcces = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...parAcces].map(([id, series]) => {
      const questions = new Set(series.flatMap(({ listeQuestions }) => idsOf(listeQuestions)));
      return [id, { series: series.length, questions: questions.size }];
    }),
  );
}

/** « 350 questions en 7 séries »; null where there is nothing to count. */
export function volumeEnMots(volume: Volume | undefined): string | null {
  if (!volume || volume.questions === 0) return null;
  const { series, questions } = volume;
  return `${questions}\u00a0question${questions > 1 ? 's' : ''} en ${series === 1 ? 'une' : series}\u00a0série${series > 1 ? 's' : ''}`;
}

/** These products, each with what its series hold in words. */
export async function avecVolume<P extends { id: number }>(db: Db, produits: P[]) {
  const volumes = await volumesOf(
    db,
    produits.map(({ id }) => id),
  );
  return produits.map((produit) => ({ ...produit, volume: volumeEnMots(volumes.get(produit.id)) }));
}
