import { sansAccents } from '../../../regles/ecriture.ts';

export interface Rangee {
  ligne: number;
  cells: string[];
  /** An unclosed quote: the last cell holds the rest of the text. */
  ouverte?: true;
}

/** In characters; no compared word is longer. */
const LONGEST = 200;

/** Removes accents, case and signs, and cuts a long text. */
export const plain = (text: string) =>
  sansAccents(text.slice(0, LONGEST))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export type IsTete = (cells: readonly string[]) => boolean;

export const DEBUT = 10;

const DEBUT_EN_SIGNES = 20_000;

const SIGNES = ['\t', ';', ',', '|'] as const;

/** Excel's separator line, and the end mark of MS-DOS. */
const SEP = /^"?sep=(.)"?[\s;,]*?(?=\n|$)/i;
const FIN = '\u001A';

/** Reads pasted tables and CSV; `isTete` recognizes the header, and so the separator. */
export function readCsv(texte: string, isTete?: IsTete): Rangee[] {
  const whole = texte
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd();
  const lines = whole.endsWith(FIN) ? whole.slice(0, -1) : whole;
  const declared = SEP.exec(lines)?.[1];
  const clean = declared === undefined ? lines : lines.replace(SEP, '');
  return filled(cellsOf(clean, declared ?? separatorOf(clean, isTete)));
}

const filled = (rangees: Rangee[]) =>
  rangees.filter(({ cells }) => cells.some((cell) => cell !== ''));

/** The header decides; else the first line's commonest separator. */
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

/** RFC 4180: quoted cells may have separators, breaks and doubled quotes. */
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
