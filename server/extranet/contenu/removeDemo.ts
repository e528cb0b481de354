import type { Demo } from '../../../content/content.ts';
import {
  closeAdminRow,
  forgetPassword,
  keepProprietaire,
  listStaffToCheck,
} from '../admins/index.ts';
import { anonymise } from '../../viePrivee/index.ts';
import type { Database, Db } from '../../socle/db/database.ts';
import type { AddLignes } from '../../socle/journal/ligne.ts';
import { verifyPassword } from '../../socle/securite/password.ts';
import { endEverySession } from '../../socle/securite/session.ts';

export const AVEC_DEMO = 'contenu et démonstration';
export const SANS_DEMO = 'contenu';

interface Asked {
  motDePasse: string;
  now: Date;
  addLignes: AddLignes;
}

/** Removes demo accounts for production and keeps real data. Returns undefined without a demo. */
export async function removeDemo(
  database: Database,
  { eleves, staff }: Demo,
  { motDePasse, now, addLignes }: Asked,
) {
  const theirs = staff.map(({ email }) => email);
  const others = await listStaffToCheck(database.read, theirs);
  const weak: typeof others = [];
  // Verifying hashes is slow, so it happens before the transaction.
  for (const admin of others)
    if (await verifyPassword(motDePasse, admin.motDePasse)) weak.push(admin);
  return database.write(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('chargement')
      .where('source', '=', AVEC_DEMO)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return undefined;
    await trx
      .insertInto('chargement')
      .values({ source: SANS_DEMO, empreinte: '' })
      .onConflict((conflict) => conflict.column('source').doNothing())
      .execute();
    const gone = await removeStaff(trx, staff, { now, addLignes });
    await keepProprietaire(trx);
    const erased = await removeEleves(trx, eleves);
    for (const { id } of weak) await forgetPassword(trx, id);
    // The public password may have opened sessions of other accounts, too.
    await endEverySession(trx);
    return {
      staff: gone,
      eleves: erased,
      // A stranger may have created one of these with the public password.
      superviseurs: others.filter(({ level }) => level === 10).map(nomOf),
      sansMotDePasse: weak.map(nomOf),
    };
  });
}

const nomOf = ({ prenom, nom, email }: { prenom: string; nom: string; email: string }) =>
  `${prenom} ${nom} (${email})`;

async function removeStaff(
  trx: Db,
  staff: Demo['staff'],
  { now, addLignes }: Pick<Asked, 'now' | 'addLignes'>,
): Promise<number> {
  let gone = 0;
  for (const { email } of staff) {
    const admin = await closeAdminRow(trx, { email }, now);
    if (!admin) continue;
    const acte = { admin, appel: 'demo:remove', now };
    const { prenom, nom, level } = admin;
    const avant = { prenom, nom, email, level };
    await addLignes(trx, acte, [{ objet: 'admin', objet_id: admin.id, avant, apres: null }]);
    gone++;
  }
  return gone;
}

async function removeEleves(trx: Db, eleves: Demo['eleves']): Promise<number> {
  const theirs = eleves.map(({ email }) => email);
  const rows = await trx
    .selectFrom('eleve')
    .select('id')
    .where('email', 'in', theirs)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of rows) await anonymise(trx, id);
  return rows.length;
}
