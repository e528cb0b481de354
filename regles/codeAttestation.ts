/** Crockford's base 32: no I, L, O, U. Five bits a sign. */
const SIGNES = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = SIGNES.length;

/** 75 random bits; a check sign follows. */
export const TIRES = 15;
const GROUPE = 4;

/** Luhn in base 32: finds every wrong sign, and nearly every transposition. */
function controleOf(valeurs: readonly number[]): number {
  const sum = valeurs.toReversed().reduce((all, valeur, at) => {
    const weighed = at % 2 === 0 ? valeur * 2 : valeur;
    return all + Math.floor(weighed / BASE) + (weighed % BASE);
  }, 0);
  return (BASE - (sum % BASE)) % BASE;
}

export function codeOf(octets: Uint8Array): string {
  const valeurs = Array.from(octets, (octet) => octet % BASE);
  return [...valeurs, controleOf(valeurs)].map((valeur) => SIGNES[valeur]).join('');
}

/** Any case and grouping; reads I and L as 1, O as 0, U as V. Null: no code. */
export function readCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}._·/]/gu, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(/U/g, 'V');
  const valeurs = Array.from(code, (signe) => SIGNES.indexOf(signe));
  if (valeurs.length !== TIRES + 1 || valeurs.includes(-1)) return null;
  return controleOf(valeurs.slice(0, TIRES)) === valeurs[TIRES] ? code : null;
}

export const groupesOf = (code: string): string[] =>
  code.match(new RegExp(`.{${GROUPE}}`, 'g')) ?? [];
export const codeLisible = (code: string): string => groupesOf(code).join('-');

const MOTS: Record<string, string> = Object.fromEntries(
  (
    'zéro un deux trois quatre cinq six sept huit neuf Alpha Bravo Charlie Delta Echo Foxtrot Golf ' +
    'Hotel Juliett Kilo Mike November Papa Quebec Romeo Sierra Tango Victor Whiskey X-ray Yankee Zulu'
  )
    .split(' ')
    .map((mot, at) => [SIGNES[at]!, mot]),
);

/** Spells a group for the telephone: « quatre Kilo sept Mike ». */
export const enMots = (groupe: string): string =>
  Array.from(groupe, (signe) => MOTS[signe]).join(' ');
