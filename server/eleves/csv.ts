/** Excel in Belgium: semicolons, commas in numbers, a mark at the beginning that says UTF-8. */
const BOM = '\uFEFF';

/**
 * How a formula begins, full-width signs included; also after what another spreadsheet than ours would
 * take for the end of a cell.
 */
const FORMULE = /(?<=^|[\t\r\n,;])(?=[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠﹦﹢﹣﹫−])|^(?=[\t\r\n])/gu;

/** What a spreadsheet would take for a formula is made text, and quotes hold what they should. */
export function cellOf(value: string | number | null): string {
  const safe = `${value ?? ''}`.replace(FORMULE, "'");
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const rowOf = (cells: readonly (string | number | null)[]) =>
  `${cells.map(cellOf).join(';')}\r\n`;

export const headOf = (names: readonly string[]) => BOM + rowOf(names);

/** « 22/03/2026 », which Excel knows as a day. */
export const jourOf = (date: string | null) =>
  date === null ? '' : date.slice(0, 10).split('-').toReversed().join('/');
