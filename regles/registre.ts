/**
 * The centuries for which the check digits of a national register number (eleven digits) hold: 97
 * minus the first nine modulo 97, with a 2 in front of them for births from 2000 on. A BIS number
 * follows the same rule.
 */
export function sieclesDuRegistre(numero: string): ('19' | '20')[] {
  const controle = Number(numero.slice(9));
  const holds = (prefix: string) => 97 - (Number(prefix + numero.slice(0, 9)) % 97) === controle;
  return [...(holds('') ? ['19' as const] : []), ...(holds('2') ? ['20' as const] : [])];
}

/** What a BIS number adds to the month: sex known, or not (royal decree of 8 February 1991, art. 2 and 5). */
const BIS = 20;

/**
 * Whether a register number can be of somebody born on that day (`YYYY-MM-DD`). Month 00 (20 and 40 in
 * a BIS number) says that it was not known, or that the numbers of its day had run out: what stands
 * where the day does then counts on, and says nothing; with year 00 nothing of the birth was known
 * (IBZ, instructions, type d'information 000, by the royal decree of 3 April 1984).
 */
export function registreDeCetteNaissance(numero: string, jour: string): boolean {
  if (!sieclesDuRegistre(numero).includes(jour.slice(0, 2) as '19' | '20')) return false;
  const [, annee, chiffres, du] = /^(\d\d)(\d\d)(\d\d)/.exec(numero)!;
  const mois = Number(chiffres) % BIS;
  if (mois === 0) return annee === '00' || annee === jour.slice(2, 4);
  const sameDay = du === '00' || du === jour.slice(8, 10);
  return annee === jour.slice(2, 4) && mois === Number(jour.slice(5, 7)) && sameDay;
}
