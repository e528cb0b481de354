import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { fingerprint, seal, unseal } from '../../socle/securite/signature.ts';
import type { AdminTable } from './admins.tables.ts';

type Compte = Pick<Selectable<AdminTable>, 'id' | 'email' | 'motDePasse'>;

const AN_HOUR = 3_600_000;
/** How long a link works: an invitation may lie over a week-end. */
const LIVES = { invitation: 7 * 24 * AN_HOUR, oubli: AN_HOUR };
export type Lien = keyof typeof LIVES;
const SEAL = 'mot de passe du personnel';

/** Of the address and the password of now: with another of either a link works no more, so it works once. */
const stateOf = ({ email, motDePasse }: Compte) =>
  fingerprint(`${email}\n${motDePasse}`).slice(0, 16);

/** A link with which who reads the mailbox chooses the password of an account of the staff. */
export function lienDuPersonnel(
  { APP_SECRET, APP_URL }: Pick<Environment, 'APP_SECRET' | 'APP_URL'>,
  admin: Compte,
  lien: Lien,
  now: Date,
) {
  const fin = new Date(now.getTime() + LIVES[lien]);
  const content = JSON.stringify([admin.id, fin.getTime(), stateOf(admin)]);
  return { lien: `${APP_URL}/extranet/mot-de-passe/${seal(APP_SECRET, SEAL, content)}`, fin };
}

/** Whose password such a link chooses. `hold`: until the transaction ends. */
export async function adminDuLien(
  db: Db,
  link: { env: Pick<Environment, 'APP_SECRET'>; jeton: string; now: Date; hold?: true },
): Promise<Selectable<AdminTable> | undefined> {
  const text = unseal(link.env.APP_SECRET, SEAL, link.jeton);
  if (text === undefined) return undefined;
  const [id, fin, state] = JSON.parse(text) as [number, number, string];
  if (link.now.getTime() >= fin) return undefined;
  const admin = await db
    .selectFrom('admin')
    .selectAll()
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .$if(link.hold === true, (query) => query.forUpdate())
    .executeTakeFirst();
  return admin && stateOf(admin) === state ? admin : undefined;
}
