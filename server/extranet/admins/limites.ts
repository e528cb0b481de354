import { type Networks, type Limite, byNetwork } from '../../socle/securite/rateLimit.ts';
import { fingerprint } from '../../socle/securite/signature.ts';

const A_MINUTE = 60;
const A_QUARTER = 15 * A_MINUTE;
const AN_HOUR = 60 * A_MINUTE;
const A_DAY = 24 * AN_HOUR;

/**
 * Twenty tries a day guess one of three valid codes in a million within 45 years. A known browser
 * (`connu`) has its own limit, so that a thief with the password cannot lock the owner out. A limit
 * per account covers all of them, because a thief in the mailbox gets new passwords.
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

/** Counts per session, so that a stranger's wrong codes cannot block the owner's log-in. */
export function limitesCodeDeSession(id: number, token: string): Limite[] {
  return [
    { cle: `code session ${fingerprint(token)}`, most: 5, seconds: A_QUARTER },
    { cle: `code sessions ${id}`, most: 20, seconds: A_DAY },
  ];
}

export const limitesJeton = (address: Networks): Limite[] =>
  byNetwork('jeton', address, 30, A_QUARTER);

/** Counts per session, so that a stranger in one cannot block the owner in another. */
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
