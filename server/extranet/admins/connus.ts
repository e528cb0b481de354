import type { Db } from '../../socle/db/database.ts';
import { type Cookies, type Scope, knownTo, makeKnown } from '../../socle/securite/knownBrowser.ts';
import { fingerprint } from '../../socle/securite/signature.ts';
import type { Compte } from './admins.queries.ts';

/** Browsers per account; adding one more deletes the oldest. */
const MOST_BROWSERS = 5;

type Proprietaire = Pick<Compte, 'id' | 'motDePasse' | 'totpSecret'>;

/** Includes the factor, so that a new one invalidates all earlier proofs. */
const avecFacteur = ({ id, motDePasse, totpSecret }: Proprietaire) => ({
  id,
  motDePasse: `${motDePasse}\n${totpSecret ?? ''}`,
});

/** Returns the browser's proof; with a second factor it must also be stored. */
export async function connuOf(db: Db, context: Cookies, place: Scope, admin: Proprietaire) {
  const entry = knownTo(context, place, avecFacteur(admin));
  if (entry === undefined || admin.totpSecret === null) return entry;
  const found = await db
    .selectFrom('navigateurConnu')
    .select('id')
    .where('admin_id', '=', admin.id)
    .where('empreinte', '=', fingerprint(entry))
    .executeTakeFirst();
  return found && entry;
}

/** Call it after a right code, or after the password without a factor. */
export async function keepConnu(
  trx: Db,
  context: Cookies,
  place: Scope,
  admin: Proprietaire,
  path: string,
): Promise<void> {
  const { entry, before } = makeKnown(context, place, avecFacteur(admin), path);
  if (admin.totpSecret === null) return;
  const admin_id = admin.id;
  await trx.selectFrom('admin').select('id').where('id', '=', admin_id).forUpdate().execute();
  if (before !== undefined)
    await trx
      .deleteFrom('navigateurConnu')
      .where('admin_id', '=', admin_id)
      .where('empreinte', '=', fingerprint(before))
      .execute();
  await trx
    .insertInto('navigateurConnu')
    .values({ admin_id, empreinte: fingerprint(entry) })
    .execute();
  const newest = await trx
    .selectFrom('navigateurConnu')
    .select('id')
    .where('admin_id', '=', admin_id)
    .orderBy('id', 'desc')
    .limit(MOST_BROWSERS)
    .execute();
  await trx
    .deleteFrom('navigateurConnu')
    .where('admin_id', '=', admin_id)
    .where('id', '<', newest.at(-1)!.id)
    .execute();
}

export const forgetConnus = (trx: Db, admin_id: number) =>
  trx.deleteFrom('navigateurConnu').where('admin_id', '=', admin_id).execute();
