import { PERIODES } from '../../../regles/periodes.ts';
import { countRows } from '../../socle/db/countRows.ts';
import type { Db } from '../../socle/db/database.ts';
import { Refus } from '../../socle/refus/refus.ts';
import type { ClipLu } from './clips.ts';
import type { SeanceOuverte } from './perception.queries.ts';
import { ANNONCE } from './perception.tables.ts';

/** A script must not fill the disk: no learner begins so many in a day. */
const MOST = 300;

/** Throws 429 for an access that begins clips without end. */
export async function insertPartie(
  trx: Db,
  { acces_user_id, reference: seance }: SeanceOuverte,
  { ref: clip, titre }: ClipLu,
  { forme, test_id }: { forme: string; test_id: number | null },
  now: Date,
): Promise<number> {
  const hier = new Date(now.getTime() - PERIODES.seanceTpr.ms).toISOString();
  const faites = await countRows(
    trx
      .selectFrom('perceptionPartie')
      .where('acces_user_id', '=', acces_user_id)
      .where('dateDebut', '>', hier),
  );
  if (faites >= MOST)
    throw new Refus(429, 'Tu as vu beaucoup de vidéos aujourd’hui\u00a0: reviens demain.');
  const dateDebut = now.toISOString();
  const row = {
    acces_user_id,
    seance,
    clip,
    titre,
    forme,
    test_id,
    dateDebut,
    annonce: ANNONCE.aDire,
  };
  const { id } = await trx
    .insertInto('perceptionPartie')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
