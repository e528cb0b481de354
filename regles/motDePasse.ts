/** In characters. */
const MINIMUM = 8;

export const REGLES_EN_BREF = `${MINIMUM} caractères au moins\u00a0: majuscule, minuscule, chiffre et signe, sans espace.`;

/** Screens show these rules in this order and in these words. */
export const REGLES_MOT_DE_PASSE: readonly (readonly [regle: RegExp, message: string])[] = [
  [new RegExp(`^.{${MINIMUM},}$`, 'su'), `Minimum ${MINIMUM} caractères`],
  [/\p{Lu}/u, 'Au moins 1 lettre en majuscule'],
  [/\p{Ll}/u, 'Au moins 1 lettre en minuscule'],
  [/\d/, 'Au moins 1 chiffre'],
  [/^\S*$/, 'Les espaces ne sont pas autorisés'],
  [/[^\p{L}\p{N}\s]/u, 'Au moins 1 caractère spécial'],
];
