/** Excel in Belgium wants semicolons, decimal commas and a UTF-8 mark. */
const BOM = '\uFEFF';

/** Formula starts, full-width signs included, also behind another spreadsheet's separators. */
const FORMULE = /(?<=^|[\t\r\n,;])(?=[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠﹦﹢﹣﹫−])|^(?=[\t\r\n])/gu;
/** Matches the apostrophe that `cellOf` adds. */
const GARDE = /(?<=^|[\t\r\n,;])'(?=[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠﹦﹢﹣﹫−])|^'(?=[\t\r\n])/gu;

export const sansGarde = (cell: string): string => cell.replace(GARDE, '');

export type Cell = string | number | null | { cents: number };

const montantOf = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** Defuses formulas (CSV injection), and quotes. */
export function cellOf(value: Cell): string {
  if (typeof value === 'object' && value !== null) return montantOf(value.cents);
  const safe = `${value ?? ''}`.replace(FORMULE, "'");
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const rowOf = (cells: readonly Cell[]) => `${cells.map(cellOf).join(';')}\r\n`;

export const headOf = (names: readonly string[]) => BOM + rowOf(names);

/** « 22/03/2026 », which Excel knows as a day. */
export const jourOf = (date: string | null) =>
  date === null ? '' : date.slice(0, 10).split('-').toReversed().join('/');
