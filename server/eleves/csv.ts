/** Excel in Belgium: semicolons, commas in numbers, a mark at the beginning that says UTF-8. */
const BOM = '\uFEFF';

/** What a spreadsheet would take for a formula is made text, and quotes hold what they should. */
export function cellOf(value: string | number | null): string {
  const text = `${value ?? ''}`;
  const safe = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[";\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const rowOf = (cells: readonly (string | number | null)[]) =>
  `${cells.map(cellOf).join(';')}\r\n`;

export const headOf = (names: readonly string[]) => BOM + rowOf(names);

/** « 22/03/2026 », which Excel knows as a day. */
export const jourOf = (date: string | null) =>
  date === null ? '' : date.slice(0, 10).split('-').toReversed().join('/');
