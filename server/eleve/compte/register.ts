import type { Insertable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { hashBeside, verifyPassword } from '../../socle/securite/password.ts';
import { computeTry } from '../../socle/securite/rateLimit.ts';
import { Refus, champFaux } from '../../socle/refus/refus.ts';
import { refuseFullBox } from '../../socle/mail/boite.queries.ts';
import { advance } from './advance.ts';
import { findCompte, holdRepertoire } from './compte.queries.ts';
import type { EleveTable } from './compte.tables.ts';
import { etatOfInscription } from './inscription.ts';
import { limitesInscription } from './limites.ts';
import { motDePasseFacile } from '../../socle/securite/motDePasseFacile.ts';
import { sealRegistre } from '../../socle/securite/registre.ts';

/** Response and work never depend on the address: only its mailbox learns more. */
export const register: Handler<'register'> = async (context) => {
  const { db, write, input, now, address, env } = context;
  if (env.INSCRIPTION === 'fermee')
    throw new Refus(403, 'L’inscription n’est pas encore ouverte. Reviens bientôt.');
  const { password, checkCondition: _, checkOffre, registreNational, ...identite } = input;
  const facile = motDePasseFacile(password, identite);
  if (facile) throw champFaux('password', facile);
  await refuseFullBox(db, input.email, { visiteur: address }, now);
  const caller = address.at(-1)!;
  const storedPassword = async () => (await findCompte(db, { email: input.email }))?.motDePasse;
  const limites = limitesInscription(address);
  const { stored, motDePasse, same } = await computeTry(context, limites, now, async () => {
    const stored = await storedPassword();
    return { stored, ...(await hashBeside(password, stored, caller)) };
  });
  const inscription: Insertable<EleveTable> = {
    ...identite,
    registreNational: sealRegistre(env, registreNational),
    motDePasse,
    newsletter: checkOffre,
    contratSigne: 0,
    dateConditions: now.toISOString(),
    dateCreation: now.toISOString(),
  };
  /** Returns false when the stored password changed since the comparison. */
  const enroll = ({ stored, same }: { stored: string | undefined; same: boolean }) =>
    write(async (trx) => {
      if (stored === undefined) await holdRepertoire(trx);
      const added = await addEleve(trx, inscription);
      const eleve = added ?? (await findCompte(trx, { email: input.email }, { hold: true }))!;
      if (!added && etatOfInscription(eleve) === 'attend' && eleve.motDePasse !== stored)
        return false;
      const evenement = added || same ? 'inscription' : 'autreInscription';
      await advance(trx, eleve, evenement, { env, now, demandeur: { visiteur: address } });
      return true;
    });
  // Two requests may register one address at once: the later one compares again.
  for (let compared = { stored, same }; !(await enroll(compared));) {
    const stored = await storedPassword();
    compared = { stored, same: await verifyPassword(password, stored, caller) };
  }
  return {};
};

const addEleve = (trx: Db, inscription: Insertable<EleveTable>) =>
  trx
    .insertInto('eleve')
    .values(inscription)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
