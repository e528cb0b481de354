import type { Db } from '../../socle/db/database.ts';
import { type Cookies, type Place, knownTo, makeKnown } from '../../socle/securite/knownBrowser.ts';
import { fingerprint } from '../../socle/securite/signature.ts';

/** Of one account: whoever has one more loses the oldest. */
const ALIVE = 5;

interface Compte {
  id: number;
  motDePasse: string;
  totpSecret: string | null;
}

/** A new factor ends every proof of before, as a new password does. */
const avecFacteur = ({ id, motDePasse, totpSecret }: Compte) => ({
  id,
  motDePasse: `${motDePasse}\n${totpSecret ?? ''}`,
});

/** The proof of a browser that this account knows; with a second factor it must be one of five. */
export async function connuOf(
  db: Db,
  context: Cookies,
  place: Place,
  admin: Compte,
): Promise<string | undefined> {
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

/** Makes the browser known after a right code, or after the password of who has no factor. */
export async function keepConnu(
  trx: Db,
  context: Cookies,
  place: Place,
  admin: Compte,
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
    .limit(ALIVE)
    .execute();
  await trx
    .deleteFrom('navigateurConnu')
    .where('admin_id', '=', admin_id)
    .where('id', '<', newest.at(-1)!.id)
    .execute();
}

/** With the factor goes whoever was known by it. */
export async function forgetConnus(trx: Db, admin_id: number): Promise<void> {
  await trx.deleteFrom('navigateurConnu').where('admin_id', '=', admin_id).execute();
}
