/**
 * Centuries for which the check digits hold: 97 minus the first nine digits modulo 97, with a 2 in
 * front from 2000 on. BIS numbers follow the same rule (administration.md#register-number).
 */
export function sieclesDuRegistre(numero: string): ('19' | '20')[] {
  const controle = Number(numero.slice(9));
  const holds = (prefix: string) => 97 - (Number(prefix + numero.slice(0, 9)) % 97) === controle;
  return [...(holds('') ? ['19' as const] : []), ...(holds('2') ? ['20' as const] : [])];
}

/** Added once or twice to a BIS number's month (royal decree of 8 February 1991, art. 2 and 5). */
const BIS = 20;

/**
 * Month 00 (20 and 40 in BIS) means unknown birth or exhausted numbers: the day is a mere counter.
 * Year 00: nothing is known (IBZ, instructions, type d'information 000; royal decree of 3 April
 * 1984). `jour` is `YYYY-MM-DD`.
 */
export function registreDeCetteNaissance(numero: string, jour: string): boolean {
  if (!sieclesDuRegistre(numero).includes(jour.slice(0, 2) as '19' | '20')) return false;
  const [, annee, chiffres, du] = /^(\d\d)(\d\d)(\d\d)/.exec(numero)!;
  const mois = Number(chiffres) % BIS;
  if (mois === 0) return annee === '00' || annee === jour.slice(2, 4);
  const sameDay = du === '00' || du === jour.slice(8, 10);
  return annee === jour.slice(2, 4) && mois === Number(jour.slice(5, 7)) && sameDay;
}
