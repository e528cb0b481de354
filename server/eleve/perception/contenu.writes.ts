import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { ANNONCE, type ClipTable, type PerceptionLeconTable } from './perception.tables.ts';

/** Overwrites: no screen edits clips. */
export async function saveClips(trx: Db, clips: readonly ClipTable[]): Promise<void> {
  const avant = await trx.selectFrom('clip').select(['reference', 'empreinte']).execute();
  const empreintes = new Map(avant.map(({ reference, empreinte }) => [reference, empreinte]));
  const pareils = clips.filter(
    ({ reference, empreinte }) => empreintes.get(reference) === empreinte,
  );
  await dropTests(trx, new Set(pareils.map(({ reference }) => reference)));
  await trx.deleteFrom('clip').execute();
  for (const clip of clips) await trx.insertInto('clip').values(clip).execute();
}

/** An open test whose clips are no longer the same can’t be ended: what was played is training. */
async function dropTests(trx: Db, pareils: ReadonlySet<string>): Promise<void> {
  const ouverts = await trx
    .selectFrom('perceptionTest')
    .select(['id', 'clips'])
    .where('dateFin', 'is', null)
    .execute();
  for (const { id, clips } of ouverts) {
    if (clips.split(';').every((clip) => pareils.has(clip))) continue;
    await trx
      .updateTable('perceptionPartie')
      .set({ test_id: null, annonce: ANNONCE.jamais })
      .where('test_id', '=', id)
      .execute();
    await trx.deleteFrom('perceptionTest').where('id', '=', id).execute();
  }
}

/** Overwrites: no screen edits lessons. */
export async function saveLecons(
  trx: Db,
  lecons: readonly Selectable<PerceptionLeconTable>[],
): Promise<void> {
  await trx.deleteFrom('perceptionLecon').execute();
  if (lecons.length > 0)
    await trx
      .insertInto('perceptionLecon')
      .values([...lecons])
      .execute();
}
