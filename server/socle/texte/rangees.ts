import type { SelectQueryBuilder } from 'kysely';
import { countRows } from '../db/countRows.ts';

export const PAR_PAGE = 25;

export const rangeesOf = <Row>(data: Row[], page: number, total: number, taille = PAR_PAGE) => ({
  data,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / taille)),
  per_page: taille,
  total,
});

export const pageIn = <Row>(rows: readonly Row[], page: number, taille = PAR_PAGE) =>
  rangeesOf(rows.slice((page - 1) * taille, page * taille), page, rows.length, taille);

/** A single page with all rows. */
export const allIn = <Row>(data: Row[]) => ({
  ...rangeesOf(data, 1, data.length),
  last_page: 1,
  per_page: data.length,
});

export async function pageOf<DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, object>,
  page: number,
  rows: (found: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
) {
  const total = await countRows(found);
  const data = await rows(found)
    .limit(PAR_PAGE)
    .offset((page - 1) * PAR_PAGE)
    .execute();
  return rangeesOf(data, page, total);
}
