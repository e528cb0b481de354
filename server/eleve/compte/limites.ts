import { type Networks, type Limite, byNetwork } from '../../socle/securite/rateLimit.ts';

const AN_HOUR = 3600;
const A_DAY = 24 * AN_HOUR;
const A_QUARTER = 900;

const within = (cle: string, most: number, seconds: number): Limite => ({ cle, most, seconds });

export const limitesInscription = (address: Networks) =>
  byNetwork('inscription', address, 10, AN_HOUR);

/** The response reveals accounts (specification.md#accounts): the limits prevent long lists. */
export const limitesMotDePasseOublie = (address: Networks) => [
  ...byNetwork('oubli', address, 10, AN_HOUR),
  ...byNetwork('oubli jour', address, 30, A_DAY),
];

export const limitesJeton = (address: Networks) => byNetwork('jeton', address, 30, A_QUARTER);

export const limitesConfirmation = (address: Networks) =>
  byNetwork('confirmation', address, 20, AN_HOUR);

export const limitesChangement = (eleve_id: number) => [
  within(`changement ${eleve_id}`, 10, AN_HOUR),
];

/** Somebody at another's open session must not guess the password. */
export const limitesPreuve = (eleve_id: number) => [
  within(`preuve ${eleve_id}`, 5, 60),
  within(`preuve heure ${eleve_id}`, 20, AN_HOUR),
];
