import { type Address, type Limite, byNetwork } from '../kernel/rateLimit.ts';
import { fingerprint } from '../kernel/signature.ts';

const AN_HOUR = 3600;
const A_DAY = 24 * AN_HOUR;
const A_QUARTER = 900;

const within = (cle: string, most: number, seconds: number): Limite => ({ cle, most, seconds });

/** Every try counts, whoever has the address, so that being limited tells nothing of it. */
export const limitesInscription = (email: string, address: Address) => [
  ...byNetwork('inscription', address, 10, AN_HOUR),
  within(`inscription ${fingerprint(email)}`, 3, AN_HOUR),
];

/**
 * The answer tells whether an address has an account, as the specification's screen does: so few
 * questions an hour and a day that nobody makes a list with it. By account: nobody's mailbox fills.
 */
export const limitesMotDePasseOublie = (email: string, address: Address) => [
  ...byNetwork('oubli', address, 10, AN_HOUR),
  ...byNetwork('oubli jour', address, 30, A_DAY),
  within(`oubli ${fingerprint(email)}`, 3, AN_HOUR),
];

/** References and links that are not ours. */
export const limitesJeton = (address: Address) => [...byNetwork('jeton', address, 30, A_QUARTER)];

export const limitesConfirmation = (eleve_id: number, address: Address) => [
  ...byNetwork('confirmation', address, 20, AN_HOUR),
  within(`confirmation ${eleve_id}`, 5, AN_HOUR),
];

export const limitesChangement = (eleve_id: number) => [
  within(`changement ${eleve_id}`, 10, AN_HOUR),
];

/** Whoever sits at somebody's open session must not find the password by trying. */
export const limitesEffacement = (eleve_id: number) => [
  within(`effacement ${eleve_id}`, 5, 60),
  within(`effacement heure ${eleve_id}`, 20, AN_HOUR),
];

export const limitesDonnees = (eleve_id: number) => [within(`donnees ${eleve_id}`, 10, AN_HOUR)];
