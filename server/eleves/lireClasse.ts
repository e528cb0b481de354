/** A line of a class as it was sent, by what its columns are. */
export interface Brute {
  /** Its place in what was sent, from 1. */
  ligne: number;
  nom: string;
  prenom: string;
  email: string;
  naissance: string;
  produit: string;
}

type Colonne = Exclude<keyof Brute, 'ligne'>;

/** In the order in which they stand where no first line names them. */
const COLONNES: readonly [Colonne, RegExp][] = [
  ['nom', /^nom( de famille)?$/],
  ['prenom', /^prenoms?$/],
  ['email', /^(adresse )?(e ?mail|mail|courriel)$/],
  ['naissance', /^(date (de )?naissance|ne( e)? le|naissance)$/],
  ['produit', /^(produit|acces)$/],
];

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A table that was pasted, or a CSV: by tabs, semicolons or commas, with or without a line of names. Empty lines are left out. */
export function lireClasse(texte: string): Brute[] {
  const clean = texte
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^sep=.\n/i, '');
  const lignes = cellsOf(clean, separatorOf(clean)).filter(({ cells }) =>
    cells.some((cell) => cell !== ''),
  );
  const [first] = lignes;
  const named = first?.cells.map(plain).map((mot) => COLONNES.find(([, is]) => is.test(mot))?.[0]);
  const isHead = named?.includes('email') === true && named.includes('nom');
  const places = isHead ? named : COLONNES.map(([colonne]) => colonne);
  return lignes.slice(isHead ? 1 : 0).map(({ ligne, cells }) => {
    const brute: Brute = { ligne, nom: '', prenom: '', email: '', naissance: '', produit: '' };
    for (const [place, colonne] of places.entries())
      if (colonne) brute[colonne] = cells[place] ?? '';
    return brute;
  });
}

/** The one of which the first line has most. */
function separatorOf(texte: string): string {
  const [first = ''] = texte.trimStart().split('\n', 1);
  const count = (sign: string) => first.split(sign).length;
  return ['\t', ';', ','].toSorted((one, other) => count(other) - count(one))[0]!;
}

/** RFC 4180: in quotes a cell may have separators, breaks, and quotes twice. */
function cellsOf(texte: string, separator: string): { ligne: number; cells: string[] }[] {
  const rows: { ligne: number; cells: string[] }[] = [];
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
  return rows;
}

/** « 3/7/2007 », « 03.07.2007 » or « 2007-07-03 » as `YYYY-MM-DD`; what is none as it is. */
export function jourLu(typed: string): string {
  const [, jour, mois, annee] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  if (!jour || !mois || !annee) return typed;
  return `${annee}-${mois.padStart(2, '0')}-${jour.padStart(2, '0')}`;
}

/** The same for two ways of writing one name. */
export const sameWords = (one: string, other: string) => plain(one) === plain(other);
