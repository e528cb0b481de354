import { z } from 'zod';
import type { Environment } from '../../socle/config/environment.ts';
import { fingerprint, sameString, seal, unseal } from '../../socle/securite/signature.ts';

/**
 * Between two steps nothing is kept: what the first has established goes to the browser, sealed, and
 * comes back with the second. It is bound to the password, so that a new one ends it.
 */
const A_MINUTE = 60_000;

/** `code`: the password was right, and the code is wanted. `installer`: it was, and `secret` is about to be the factor. */
const LIVES = { code: 5 * A_MINUTE, installer: 15 * A_MINUTE };
type Etape = keyof typeof LIVES;

const content = z.object({
  admin_id: z.int(),
  motDePasse: z.string(),
  fin: z.number(),
  secret: z.string().optional(),
});

interface Compte {
  id: number;
  motDePasse: string;
}
type Secrets = Pick<Environment, 'APP_SECRET'>;

export function sealDefi(
  { APP_SECRET }: Secrets,
  etape: Etape,
  { id, motDePasse }: Compte,
  { now, secret }: { now: Date; secret?: string },
): string {
  const fin = now.getTime() + LIVES[etape];
  const told = { admin_id: id, motDePasse: fingerprint(motDePasse), fin, secret };
  return seal(APP_SECRET, `étape ${etape}`, JSON.stringify(told));
}

/** Whose it is and what it says; undefined when it is not ours, is another step's, or is too old. */
export function openDefi({ APP_SECRET }: Secrets, etape: Etape, jeton: string, now: Date) {
  const text = unseal(APP_SECRET, `étape ${etape}`, jeton);
  const found = text === undefined ? undefined : content.parse(JSON.parse(text));
  if (!found || found.fin <= now.getTime()) return undefined;
  const { admin_id, motDePasse, secret = '' } = found;
  const isOf = (compte: Compte) =>
    compte.id === admin_id && sameString(motDePasse, fingerprint(compte.motDePasse));
  return { admin_id, secret, isOf };
}
