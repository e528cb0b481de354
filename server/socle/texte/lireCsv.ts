/** A line of a table: its place in what was sent, from 1, and its cells without the blanks around them. */
export interface Rangee {
  ligne: number;
  cells: string[];
  /** A quote was opened in it and never closed: whatever followed is in its last cell. */
  ouverte?: true;
}

/** In characters: longer than any word that one compares. */
const LONGEST = 200;

/** Words as one compares them: without accents, case and signs; of a long text its beginning. */
export const plain = (text: string) =>
  text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export type IsTete = (cells: readonly string[]) => boolean;

/** Lines among which the one with the names of the columns stands. */
export const DEBUT = 10;

/** Enough to see them in. */
const DEBUT_EN_SIGNES = 20_000;

const SIGNES = ['\t', ';', ',', '|'] as const;

/** What Excel writes to itself, and what MS-DOS ended a file with. */
const SEP = /^"?sep=(.)"?[\s;,]*?(?=\n|$)/i;
const FIN = '\u001A';

/**
 * A table that was pasted, or a CSV: by tabs, semicolons, commas or bars. Empty lines are left out.
 * `isTete` knows the line with the names of its columns, and so what stands between them.
 */
export function lireCsv(texte: string, isTete?: IsTete): Rangee[] {
  const whole = texte
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd();
  const lines = whole.endsWith(FIN) ? whole.slice(0, -1) : whole;
  const said = SEP.exec(lines)?.[1];
  const clean = said === undefined ? lines : lines.replace(SEP, '');
  return filled(cellsOf(clean, said ?? separatorOf(clean, isTete)));
}

const filled = (rangees: Rangee[]) =>
  rangees.filter(({ cells }) => cells.some((cell) => cell !== ''));

/** The one between the names of the columns; else the one of which the first line has most. */
function separatorOf(texte: string, isTete: IsTete | undefined): string {
  const debut = texte.slice(0, DEBUT_EN_SIGNES);
  const named =
    isTete &&
    SIGNES.find((signe) =>
      filled(cellsOf(debut, signe))
        .slice(0, DEBUT)
        .some(({ cells }) => isTete(cells)),
    );
  if (named) return named;
  const [first = ''] = texte.trimStart().split('\n', 1);
  const count = (signe: string) => first.split(signe).length;
  return SIGNES.toSorted((one, other) => count(other) - count(one))[0]!;
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
