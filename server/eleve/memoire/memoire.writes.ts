import type { Db } from '../../socle/db/database.ts';
import { prepared } from '../../socle/db/prepared.ts';
import { type Memoire, souvenirAfter, readMemoire, memoireText } from './souvenir.ts';

interface Corrigee {
  /** Names the form that was asked. */
  cle: number;
  juste: boolean;
}

const held = prepared((trx, eleve_id: number) =>
  trx.selectFrom('memoire').select('souvenirs').where('eleve_id', '=', eleve_id).forUpdate(),
);

/** Learners without a row are skipped: their first practice reads old attempts. */
export async function remember(trx: Db, eleve_id: number, corrigees: Corrigee[], now: Date) {
  const [row] = await held(trx, eleve_id);
  if (!row) return new Map() as Memoire;
  const memoire = learn(readMemoire(row.souvenirs), corrigees, now);
  await trx
    .updateTable('memoire')
    .set({ souvenirs: memoireText(memoire) })
    .where('eleve_id', '=', eleve_id)
    .execute();
  return memoire;
}

export function learn(memoire: Memoire, corrigees: Corrigee[], now: Date): Memoire {
  for (const { cle, juste } of corrigees)
    memoire.set(cle, souvenirAfter(memoire.get(cle), juste, now));
  return memoire;
}

/** Idempotent. The caller locks all of the learner's accesses. */
export async function fillMemoire(trx: Db, eleve_id: number, memoire: Memoire): Promise<void> {
  await trx
    .insertInto('memoire')
    .values({ eleve_id, souvenirs: memoireText(memoire) })
    .onConflict((conflict) => conflict.column('eleve_id').doNothing())
    .execute();
}

export const eraseMemoire = (trx: Db, eleve_id: number) =>
  trx.deleteFrom('memoire').where('eleve_id', '=', eleve_id).execute();
