/** Rows of a page, in every list. */
export const PAR_PAGE = 25;

/** A page of rows as the wire has it. */
export const rangeesOf = <Row>(data: Row[], page: number, total: number) => ({
  data,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / PAR_PAGE)),
  per_page: PAR_PAGE,
  total,
});
