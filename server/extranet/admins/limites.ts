import { type Address, type Limite, byNetwork } from '../../socle/securite/rateLimit.ts';
import { fingerprint } from '../../socle/securite/signature.ts';

const A_MINUTE = 60;
const A_QUARTER = 15 * A_MINUTE;
const AN_HOUR = 60 * A_MINUTE;
const A_DAY = 24 * AN_HOUR;

/**
 * Wrong codes of a second factor. Only who knows the password uses them up, so that a new password
 * gives new ones. Of three codes that hold among a million, twenty tries a day find one in 45 years.
 * A browser that has given a code before (`connu`) has tries of its own: whoever has the password uses
 * up everybody else's day after day, and must not keep its owner out by that. The account has a limit
 * above all of them, whatever its password: whoever reads its mailbox has a new one as often as a mail goes.
 */
export function limitesCode(
  compte: { id: number; motDePasse: string },
  address: Address,
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

/**
 * Whoever sits at an open session knows no password: their wrong codes must not keep its owner from logging
 * in, who here has the password beside them.
 */
export function limitesCodeDeSession(id: number, token: string): Limite[] {
  return [
    { cle: `code session ${fingerprint(token)}`, most: 5, seconds: A_QUARTER },
    { cle: `code sessions ${id}`, most: 20, seconds: A_DAY },
  ];
}

/** What is sent back without having been ours. */
export const limitesJeton = (address: Address): Limite[] =>
  byNetwork('jeton', address, 30, A_QUARTER);

/**
 * Whoever sits at somebody's open session must not find the password by trying; nor keep its owner, in
 * another session, from changing it: each has tries of its own, and only the password makes another.
 */
export function limitesMotDePasse(token: string): Limite[] {
  const session = fingerprint(`mot de passe ${token}`);
  return [
    { cle: `admin ${session}`, most: 5, seconds: A_MINUTE },
    { cle: `admin heure ${session}`, most: 20, seconds: AN_HOUR },
  ];
}

/** The answer tells nothing; mail to one address is limited where mails are queued. */
export const limitesOubli = (address: Address): Limite[] =>
  byNetwork('oubli du personnel', address, 10, AN_HOUR);
