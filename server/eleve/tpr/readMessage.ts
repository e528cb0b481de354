import { errors as refused, jwtVerify } from 'jose';
import type { z } from 'zod';
import { calls } from '../../../contract/index.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import { Refus } from '../../socle/refus/refus.ts';
import type { Lecteur } from './lecteur.ts';

const { ms: LIVES_MS, mots } = PERIODES.messageTpr;
/** The skew of clocks, in seconds. */
const CLOCKS = 60;

/** Throws 401 unless a player just signed it for this call, 422 for an invalid body. */
export async function readMessage<S extends z.ZodType>(
  { site, cles }: Lecteur,
  message: string,
  { appel, schema, now }: { appel: 'ouverture' | 'resultat'; schema: S; now: Date },
): Promise<z.output<S>> {
  const tried = await Promise.allSettled(
    cles.map(({ messages }) =>
      jwtVerify(message, messages, {
        algorithms: ['HS256'],
        audience: site + calls[appel].path,
        maxTokenAge: LIVES_MS / 1000,
        clockTolerance: CLOCKS,
        currentDate: now,
      }),
    ),
  );
  const signed = tried.find((each) => each.status === 'fulfilled');
  if (!signed) throw refusalOf(tried.map((each) => (each as PromiseRejectedResult).reason));
  const read = schema.safeParse(signed.value.payload);
  if (read.success) return read.data;
  const { issues } = read.error;
  const errors = Object.fromEntries(issues.map((issue) => [issue.path.join('.'), [issue.message]]));
  throw new Refus(422, issues[0]!.message, { errors });
}

/** Only the sender of a validly signed message learns what else is wrong. */
function refusalOf(reasons: unknown[]): unknown {
  const reason = reasons.find((each) => !(each instanceof refused.JWSSignatureVerificationFailed));
  if (reason instanceof refused.JWTExpired)
    return new Refus(401, `Ce message a plus de ${mots}\u00a0: il faut le signer de nouveau.`);
  if (reason instanceof refused.JWTClaimValidationFailed)
    return new Refus(
      401,
      `Ce message est signé, mais «\u00a0${reason.claim}\u00a0» n’est pas ce qu’il faut.`,
    );
  if (reason === undefined || reason instanceof refused.JOSEError)
    return new Refus(401, 'La signature de ce message n’est pas valable.');
  return reason;
}
