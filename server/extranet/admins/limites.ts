import { type Networks, type Limite, byNetwork } from '../../socle/securite/rateLimit.ts';
import { fingerprint } from '../../socle/securite/signature.ts';

const A_MINUTE = 60;
const A_QUARTER = 15 * A_MINUTE;
const AN_HOUR = 60 * A_MINUTE;
const A_DAY = 24 * AN_HOUR;

/**
 * Twenty tries a day find one of three codes among a million in 45 years. A known browser (`connu`)
 * has its own: a thief of the password must not keep its owner out. The account's limit is above
 * all: whoever reads the mailbox gets new passwords.
 */
export function limitesCode(
  compte: { id: number; motDePasse: string },
  address: Networks,
  connu?: string,
): Limite[] {
  const cle = fingerprint(`${compte.id} ${compte.motDePasse}`);
  const parCompte = { cle: `code compte ${compte.id}`, most: 60, seconds: A_DAY };
  if (connu !== undefined) {
    const lui = fingerprint(`${cle} ${connu}`);
    return [
      parCompte,
      { cle: `code connu ${lui}`, most: 5, seconds: A_QUARTER },
      { cle: `code connu jour ${lui}`, most: 20, seconds: A_DAY },
      { cle: `code connus ${cle}`, most: 15, seconds: A_QUARTER },
      { cle: `code connus jour ${cle}`, most: 40, seconds: A_DAY },
    ];
  }
  return [
    parCompte,
    { cle: `code ${cle}`, most: 5, seconds: A_QUARTER },
    { cle: `code jour ${cle}`, most: 20, seconds: A_DAY },
    ...byNetwork('code', address, 30, A_QUARTER),
  ];
}

/** Wrong codes of a stranger at an open session do not keep its owner from logging in. */
export function limitesCodeDeSession(id: number, token: string): Limite[] {
  return [
    { cle: `code session ${fingerprint(token)}`, most: 5, seconds: A_QUARTER },
    { cle: `code sessions ${id}`, most: 20, seconds: A_DAY },
  ];
}

export const limitesJeton = (address: Networks): Limite[] =>
  byNetwork('jeton', address, 30, A_QUARTER);

/** Each session has its own tries: a stranger at one does not keep its owner from changing the password in another. */
export function limitesMotDePasse(token: string): Limite[] {
  const session = fingerprint(`mot de passe ${token}`);
  return [
    { cle: `admin ${session}`, most: 5, seconds: A_MINUTE },
    { cle: `admin heure ${session}`, most: 20, seconds: AN_HOUR },
  ];
}

/** The mail queue limits mails to one address. */
export const limitesOubli = (address: Networks): Limite[] =>
  byNetwork('oubli du personnel', address, 10, AN_HOUR);
