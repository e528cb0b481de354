const MOIS: readonly RegExp[] = [
  /^jan/,
  /^f(e|é)[bv]/,
  /^(mar|maa|mrt)/,
  /^(avr|apr)/,
  /^(mai|mei|may)$/,
  /^(juin|juni|june|jun)$/,
  /^(juil|juli|july|jul)/,
  /^(ao|aug)/,
  /^sep/,
  /^o[ck]t/,
  /^nov/,
  /^d(e|é)c/,
];

/** Spreadsheets append a time to a date. */
const HEURE = /[T ]+\d{1,2}[:h]\d{2}(:\d{2}([.,]\d+)?)?( ?[AP]M)?Z?$/i;

/** Spreadsheets count days from this epoch; numbers from 1927 to 2036 are dates. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);
const [PREMIER, DERNIER] = [10_000, 50_000];
const DAY_MS = 86_400_000;

const twoDigits = (n: string | number) => String(n).padStart(2, '0');

/** Two digits mean this century, unless that year is in the future. */
function anneeOf(typed: string, now: Date): string {
  if (typed.length === 4) return typed;
  const century = Math.floor(now.getUTCFullYear() / 100) * 100;
  const annee = century + Number(typed);
  return String(annee > now.getUTCFullYear() ? annee - 100 : annee);
}

function moisOf(typed: string): number {
  if (/^\d+$/.test(typed)) return Number(typed);
  const plain = typed.normalize('NFC').toLowerCase().replace(/\.$/, '');
  return MOIS.findIndex((is) => is.test(plain)) + 1;
}

/** Returns `YYYY-MM-DD`, or null for no date. Reads the day before the month. */
export function readJour(typed: string, now: Date): string | null {
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^'/, '')
    .replace(HEURE, '')
    .replace(/[.\s]+$/, '');
  const serie = /^(\d{5})([.,]\d+)?$/.exec(text)?.[1];
  if (serie !== undefined) {
    const jours = Number(serie);
    if (jours < PREMIER || jours > DERNIER) return null;
    return new Date(SPREADSHEET_EPOCH + jours * DAY_MS).toISOString().slice(0, 10);
  }
  const [, a1, m1, j1] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(text) ??
    [];
  const [, j2, m2, a2] =
    /^(\d{1,2})(?:er)? ?[-/. ] ?(\d{1,2}|\p{L}{3,9}\.?) ?[-/. ] ?(\d{4}|\d\d)$/u.exec(text) ?? [];
  const [annee, mois, jour] = [a1 ?? a2, m1 ?? m2, j1 ?? j2];
  if (annee === undefined || mois === undefined || jour === undefined) return null;
  const day = `${anneeOf(annee, now)}-${twoDigits(moisOf(mois))}-${twoDigits(jour)}`;
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? null : day;
}

/** Years; any other age is probably a typing error. */
const [PLUS_JEUNE, PLUS_AGE] = [14, 90];

export function questionSurNaissance(jour: string, now: Date): string | null {
  const today = now.toISOString().slice(0, 10);
  const { years: age } = Temporal.PlainDate.from(jour).until(today, { largestUnit: 'years' });
  if (age >= PLUS_JEUNE && age <= PLUS_AGE) return null;
  const ans = age > 1 ? `${age} ans` : age === 1 ? '1 an' : 'moins d’un an';
  return `Cet élève aurait ${ans}\u00a0: sa date de naissance est-elle juste\u202f?`;
}

/** True for American dates such as « 7/25/2007 ». */
export const hasMoisDevant = (typed: string): boolean =>
  /^\D*(0?[1-9]|1[0-2])[/.-](1[3-9]|2\d|3[01])[/.-](\d{4}|\d\d)(\s.*)?$/.test(typed);

/** Returns a question for an ambiguous date, such as 03/07/2007. */
export function questionSurOrdre(typed: string, jour: string): string | null {
  const [annee, mois, du] = jour.split('-');
  if (!/^\D*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/.test(typed) || Number(du) > 12 || mois === du)
    return null;
  return `Une autre ligne a le mois devant\u00a0: «\u00a0${typed}\u00a0» est-il bien le ${du}/${mois}/${annee}\u202f?`;
}
