import type { Database, Db } from '../db/database.ts';
import { Erreur } from '../db/failures.ts';
import { seal, unseal } from './signature.ts';

const PURPOSE = 'témoin du secret';
const WORDS = 'priorite';

/** Whether a room's newest sealed row opens; undefined: nothing sealed. */
export type Essai = (db: Db, env: { APP_SECRET: string }) => Promise<boolean | undefined>;

/** Throws when another secret sealed the database; without sealed data it is adopted. */
export async function checkSceau(
  database: Database,
  env: { APP_SECRET: string },
  essais: Essai[],
): Promise<void> {
  const { read } = database;
  const kept = await temoinOf(read);
  if (opens(kept, env)) return;
  const tried = await Promise.all(essais.map((essai) => essai(read, env)));
  const found = tried.filter((opened) => opened !== undefined);
  if (found.length > 0 && (kept !== undefined || !found.includes(true))) throw autreSecret();
  await keepSceau(database, env, kept);
  // Two servers may start with different secrets: the first one wins.
  if (!opens(await temoinOf(read), env)) throw autreSecret();
}

/** A write that changes nothing: a standby and a read-only database refuse its lock. */
export const holdSceau = (trx: Db) =>
  trx.selectFrom('sceau').select('id').forUpdate().executeTakeFirst();

/** Throws when the witness of a school was sealed with another secret. */
export function refuseAutreSecret(temoin: string | undefined, env: { APP_SECRET: string }): void {
  if (temoin !== undefined && !opens(temoin, env)) throw autreSecret();
}

export const keepSceau = (
  { write }: Database,
  { APP_SECRET }: { APP_SECRET: string },
  instead: string | undefined,
) =>
  write((trx) =>
    trx
      .insertInto('sceau')
      .values({ id: 1, temoin: seal(APP_SECRET, PURPOSE, WORDS) })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((row) => ({ temoin: row.ref('excluded.temoin') }))
          .where('sceau.temoin', '=', instead ?? ''),
      )
      .execute(),
  );

export async function temoinOf(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('sceau').select('temoin').where('id', '=', 1).executeTakeFirst();
  return row?.temoin;
}

const opens = (temoin: string | undefined, { APP_SECRET }: { APP_SECRET: string }) =>
  temoin !== undefined && unseal(APP_SECRET, PURPOSE, temoin) === WORDS;

const autreSecret = () =>
  new Erreur(
    'APP_SECRET n’est pas celui de cette base\u00a0: numéros de registre, seconds facteurs, factures et attestations ne se liraient plus. Remets celui d’avant (celui d’une démonstration est dans DATA_DIR/app-secret). S’il est perdu pour de bon, «\u00a0npm run secret:perdu\u00a0» le remplace. Rien n’a été perdu.',
  );
