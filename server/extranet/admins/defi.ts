import { z } from 'zod';
import type { Environment } from '../../socle/config/environment.ts';
import { fingerprint, sameString, seal, unseal } from '../../socle/securite/signature.ts';
import type { Compte } from './admins.queries.ts';

const A_MINUTE = 60_000;
const LIVES = { code: 5 * A_MINUTE, installer: 15 * A_MINUTE };
type Etape = keyof typeof LIVES;

const content = z.object({
  admin_id: z.int(),
  motDePasse: z.string(),
  fin: z.number(),
  secret: z.string().optional(),
});

type Proprietaire = Pick<Compte, 'id' | 'motDePasse'>;
type Secrets = Pick<Environment, 'APP_SECRET'>;

/** The browser keeps what the first step established until the second. A new password ends it. */
export function sealDefi(
  { APP_SECRET }: Secrets,
  etape: Etape,
  { id, motDePasse }: Proprietaire,
  { now, secret }: { now: Date; secret?: string },
): string {
  const fin = now.getTime() + LIVES[etape];
  const told = { admin_id: id, motDePasse: fingerprint(motDePasse), fin, secret };
  return seal(APP_SECRET, `étape ${etape}`, JSON.stringify(told));
}

/** undefined: it is not ours, is another step's, or is too old. */
export function openDefi({ APP_SECRET }: Secrets, etape: Etape, jeton: string, now: Date) {
  const text = unseal(APP_SECRET, `étape ${etape}`, jeton);
  const found = text === undefined ? undefined : content.parse(JSON.parse(text));
  if (!found || found.fin <= now.getTime()) return undefined;
  const { admin_id, motDePasse, secret = '' } = found;
  const isOf = (compte: Proprietaire) =>
    compte.id === admin_id && sameString(motDePasse, fingerprint(compte.motDePasse));
  return { admin_id, secret, isOf };
}
