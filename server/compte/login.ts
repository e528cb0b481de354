import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { Refus } from '../kernel/refus.ts';
import { seal } from '../kernel/signature.ts';
import { type Eleve, startSession } from '../kernel/session.ts';
import { loginLimits, withLimits } from '../kernel/rateLimit.ts';
import { verifyPassword } from '../kernel/password.ts';

/** A wrong e-mail and a wrong password are told in the same words and take the same time. */
export const login =
  (secret: string): Handler<(typeof calls)['login']> =>
  async (context) => {
    const { db, input, now } = context;
    const limites = loginLimits('eleve', input.email, context.address);
    const eleve = await withLimits(context, limites, now, async () => {
      const found = await db
        .selectFrom('eleve')
        .selectAll()
        .where('email', '=', input.email)
        .executeTakeFirst();
      return (await verifyPassword(input.password, found?.motDePasse)) ? found : undefined;
    });
    if (!eleve) {
      throw new Refus(401, 'Tes identifiants semblent incorrectes.', {
        verified: true,
        user: null,
      });
    }
    if (eleve.dateVerification === null) {
      const user = seal(secret, 'verification mail', `${eleve.id}.${now.getTime()}`);
      throw new Refus(401, 'Tu n’as pas encore validé ton email.', {
        verified: false,
        user,
      });
    }
    const token = await context.write((trx) => startSession(trx, { eleve_id: eleve.id }, now));
    return { token, verified: true as const, user: userOf(eleve) };
  };

/** A learner as he sees himself. */
export function userOf({ id, prenom, nom, email, ...rest }: Eleve) {
  const { dateNaissance, rue, localite, codePostal } = rest;
  return {
    id,
    prenom,
    nom,
    dateNaissance,
    registreNational: null,
    rue,
    localite,
    codePostal,
    email,
    newsletter: rest.newsletter === 1 ? (1 as const) : (0 as const),
  };
}
