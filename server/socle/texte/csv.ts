/** Excel in Belgium: semicolons, commas in numbers, a mark at the beginning that says UTF-8. */
const BOM = '\uFEFF';

/**
 * How a formula begins, full-width signs included; also after what another spreadsheet than ours would
 * take for the end of a cell.
 */
const FORMULE = /(?<=^|[\t\r\n,;])(?=[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠﹦﹢﹣﹫−])|^(?=[\t\r\n])/gu;
/** What makes it text. */
const GARDE = /(?<=^|[\t\r\n,;])'(?=[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠﹦﹢﹣﹫−])|^'(?=[\t\r\n])/gu;

/** A cell of ours as it was before it was made safe. */
export const sansGarde = (cell: string): string => cell.replace(GARDE, '');

/** An amount is a number to a spreadsheet, and may be below nothing. */
export type Cell = string | number | null | { cents: number };

/** « -12,39 ». */
const montantOf = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** What a spreadsheet would take for a formula is made text, and quotes hold what they should. */
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
