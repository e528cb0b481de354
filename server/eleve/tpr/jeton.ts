import { randomBytes } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { PERIODES } from '../../../regles/periodes.ts';
import { Refus } from '../../socle/refus/refus.ts';
import type { Lecteur } from './lecteur.ts';

/** In which the player must open it. */
const { ms: LIVES_MS, mots } = PERIODES.jetonTpr;

interface Porteur {
  acces_user_id: number;
  /** Only our secret leads back to the learner. */
  pseudonyme: string;
}

/** Each token names learner, access and player, and opens once. */
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
    .setExpirationTime(iat + LIVES_MS / 1000)
    .sign(privee);
}

const claims = z.object({ jti: z.string(), acces: z.int(), sub: z.string() });

/** 401 for a foreign token, 410 for an expired one. */
export async function readJeton({ site, url, cles }: Lecteur, jeton: string, now: Date) {
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
      throw new Refus(410, `Ce jeton a plus de ${mots}\u00a0: l’élève en demande un autre.`);
    if (cause instanceof errors.JOSEError) throw new Refus(401, 'Ce jeton n’est pas de nous.');
    throw cause;
  });
  return claims.parse(payload);
}
