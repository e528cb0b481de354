import type { Db } from '../db/database.ts';
import { finDeValidite } from './validite.ts';

interface AccesDonne {
  eleve_id: number;
  acces_id: number;
  /** When it has started; not started where left out. */
  debut?: Date | undefined;
}

/** Gives a learner a product. Who has it already keeps it as it is. */
export async function addAccesUser(
  trx: Db,
  { eleve_id, acces_id, debut }: AccesDonne,
  now: Date,
): Promise<void> {
  const acces = await trx
    .selectFrom('acces')
    .select(['codePermis', 'dureeValidite'])
    .where('id', '=', acces_id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('accesUser')
    .values({
      eleve_id,
      acces_id,
      actif: 1,
      dateActivation: debut?.toISOString() ?? null,
      datePerime: debut ? finDeValidite(debut, acces).toISOString() : null,
      dateCreation: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['eleve_id', 'acces_id']).doNothing())
    .execute();
}

/** The demo, not started: its days begin when it is opened. False where there is none to give. */
export async function addDemonstration(trx: Db, eleve_id: number, now: Date): Promise<boolean> {
  const acces = await trx
    .selectFrom('acces')
    .select('id')
    .where('codePermis', '=', 'DEMO')
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  if (!acces) return false;
  await addAccesUser(trx, { eleve_id, acces_id: acces.id }, now);
  return true;
}
