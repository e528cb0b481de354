import { z } from 'zod';
import type { AppSecret } from '../../socle/config/environment.ts';
import { fingerprint, sameString, seal, unseal } from '../../socle/securite/signature.ts';
import type { Compte } from './admins.queries.ts';

const MINUTE_MS = 60_000;
const LIFETIMES_MS = { code: 5 * MINUTE_MS, installer: 15 * MINUTE_MS };
type EtapeDuDefi = keyof typeof LIFETIMES_MS;

const content = z.object({
  admin_id: z.int(),
  motDePasse: z.string(),
  fin: z.number(),
  secret: z.string().optional(),
});

type Proprietaire = Pick<Compte, 'id' | 'motDePasse'>;
/** The browser stores the first step's result until the second. A new password invalidates it. */
export function sealDefi(
  { APP_SECRET }: AppSecret,
  etape: EtapeDuDefi,
  { id, motDePasse }: Proprietaire,
  { now, secret }: { now: Date; secret?: string },
): string {
  const fin = now.getTime() + LIFETIMES_MS[etape];
  const told = { admin_id: id, motDePasse: fingerprint(motDePasse), fin, secret };
  return seal(APP_SECRET, `étape ${etape}`, JSON.stringify(told));
}

/** Returns undefined for a forged or expired token, or another step's. */
export function openDefi({ APP_SECRET }: AppSecret, etape: EtapeDuDefi, jeton: string, now: Date) {
  const text = unseal(APP_SECRET, `étape ${etape}`, jeton);
  const found = text === undefined ? undefined : content.parse(JSON.parse(text));
  if (!found || found.fin <= now.getTime()) return undefined;
  const { admin_id, motDePasse, secret = '' } = found;
  const isOf = (compte: Proprietaire) =>
    compte.id === admin_id && sameString(motDePasse, fingerprint(compte.motDePasse));
  return { admin_id, secret, isOf };
}
