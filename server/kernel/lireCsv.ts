/** A line of a table: its place in what was sent, from 1, and its cells without the blanks around them. */
export interface Rangee {
  ligne: number;
  cells: string[];
  /** A quote was opened in it and never closed: whatever followed is in its last cell. */
  ouverte?: true;
}

/** Words as one compares them: without accents, case and signs. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A table that was pasted, or a CSV: by tabs, semicolons or commas. Empty lines are left out. */
export function lireCsv(texte: string): Rangee[] {
  const clean = texte
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^sep=.\n/i, '');
  return cellsOf(clean, separatorOf(clean)).filter(({ cells }) =>
    cells.some((cell) => cell !== ''),
  );
}

/** The one of which the first line has most. */
function separatorOf(texte: string): string {
  const [first = ''] = texte.trimStart().split('\n', 1);
  const count = (sign: string) => first.split(sign).length;
  return ['\t', ';', ','].toSorted((one, other) => count(other) - count(one))[0]!;
}

/** RFC 4180: in quotes a cell may have separators, breaks, and quotes twice. */
function cellsOf(texte: string, separator: string): Rangee[] {
  const rows: Rangee[] = [];
  let cells: string[] = [];
  let cell = '';
  let blank = true;
  let quoted = false;
  let ligne = 1;
  let begun = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
    blank = true;
  };
  const endRow = () => {
    endCell();
    rows.push({ ligne: begun, cells });
    cells = [];
  };
  for (let at = 0; at < texte.length; at++) {
    const sign = texte[at]!;
    if (sign === '\n') ligne++;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (texte[at + 1] === '"') cell += texte[++at];
      else quoted = false;
    } else if (sign === '"' && blank) {
      quoted = true;
      blank = false;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n') {
      endRow();
      begun = ligne;
    } else {
      cell += sign;
      blank &&= /\s/.test(sign);
    }
  }
  endRow();
  if (quoted) rows.at(-1)!.ouverte = true;
  return rows;
}
