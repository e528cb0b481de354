/** Rules that both sides apply, without Zod: a page may import them. */

/** A new password, in the words and the order in which the screen lists what fails. */
export const REGLES_MOT_DE_PASSE: readonly (readonly [regle: RegExp, message: string])[] = [
  [/^.{8,}$/su, 'Minimum 8 caractères'],
  [/\p{Lu}/u, 'Au moins 1 lettre en majuscule'],
  [/\p{Ll}/u, 'Au moins 1 lettre en minuscule'],
  [/\d/, 'Au moins 1 chiffre'],
  [/^\S*$/, 'Les espaces ne sont pas autorisés'],
  [/[^\p{L}\p{N}\s]/u, 'Au moins 1 caractère spécial'],
];

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

/**
 * Whether a register number can be of somebody born on that day (`YYYY-MM-DD`). Its month is 20 or
 * 40 more in a BIS number; a month or day that was not known is 00.
 */
export function registreDeCetteNaissance(numero: string, jour: string): boolean {
  if (!sieclesDuRegistre(numero).includes(jour.slice(0, 2) as '19' | '20')) return false;
  const [, annee, mois, du] = /^(\d\d)(\d\d)(\d\d)/.exec(numero)!;
  if (annee === '00' && mois === '00') return true;
  const sameMonth = Number(mois) % 20 === Number(jour.slice(5, 7)) || Number(mois) % 20 === 0;
  return annee === jour.slice(2, 4) && sameMonth && (du === '00' || du === jour.slice(8, 10));
}

/** What the pedagogical appointment asks of its learner. */
const DEMANDEES = ['dateNaissance', 'registreNational', 'rue', 'localite', 'codePostal'] as const;

/** Whether the pedagogical appointment still lacks something of its learner. */
export function infosManquantes(
  eleve: Readonly<Record<(typeof DEMANDEES)[number], string | null>>,
): boolean {
  return DEMANDEES.some((champ) => !eleve[champ]);
}

/** The code of an access that is the pedagogical appointment. */
export const RDV = 'RDV';
