import { randomBytes } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { Refus } from '../../socle/refus/refus.ts';
import type { Lecteur } from './lecteur.ts';

/** In seconds: how long a token waits to be opened. */
const LIVES = 300;

interface Porteur {
  acces_user_id: number;
  /** Stands for the learner; nobody but us can lead back from it. */
  pseudonyme: string;
}

/** For this learner, this access and this player; opens once. */
export function signJeton(
  { site, url, cles: [{ privee, publique }] }: Lecteur,
  { acces_user_id, pseudonyme }: Porteur,
  now: Date,
  jti = randomBytes(16).toString('base64url'),
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  return new SignJWT({ acces: acces_user_id })
    .setProtectedHeader({ alg: 'EdDSA', kid: publique.kid, typ: 'JWT' })
    .setIssuer(site)
    .setAudience(url)
    .setSubject(pseudonyme)
    .setJti(jti)
    .setIssuedAt(iat)
    .setExpirationTime(iat + LIVES)
    .sign(privee);
}

const claims = z.object({ jti: z.string(), acces: z.int(), sub: z.string() });

/** A token of ours, still good: 401 for any other, 410 for one that is too old. */
export async function readJeton(
  { site, url, cles }: Lecteur,
  jeton: string,
  now: Date,
): Promise<z.infer<typeof claims>> {
  const keyOf = ({ kid }: { kid?: string }) => {
    const found = cles.find(({ publique }) => publique.kid === kid);
    if (!found) throw new errors.JWSSignatureVerificationFailed();
    return found.publique;
  };
  const { payload } = await jwtVerify(jeton, keyOf, {
    algorithms: ['EdDSA'],
    issuer: site,
    audience: url,
    currentDate: now,
  }).catch((cause: unknown) => {
    if (cause instanceof errors.JWTExpired)
      throw new Refus(410, 'Ce jeton a plus de cinq minutes\u00a0: l’élève en demande un autre.');
    if (cause instanceof errors.JOSEError) throw new Refus(401, 'Ce jeton n’est pas de nous.');
    throw cause;
  });
  return claims.parse(payload);
}
