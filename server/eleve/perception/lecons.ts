import type { Handler } from '../../socle/http/mount.ts';
import type { Db } from '../../socle/db/database.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { ownSeance } from './perception.queries.ts';
import type { PerceptionLeconTable } from './perception.tables.ts';

const clipsDe = ({ clips }: Pick<PerceptionLeconTable, 'clips'>): string[] => clips.split(';');

export async function listLecons(db: Db) {
  const rows = await db
    .selectFrom('perceptionLecon')
    .select(['reference', 'titre', 'clips'])
    .orderBy('position')
    .execute();
  return rows.map(({ reference, titre, clips }) => ({
    lecon: reference,
    titre,
    clips: clipsDe({ clips }),
  }));
}

export const getLecon: Handler<'getLecon'> = async ({ db, input, now }) => {
  await ownSeance(db, input.seance, now);
  const lecon = await db
    .selectFrom('perceptionLecon')
    .select(['titre', 'texte'])
    .where('reference', '=', input.lecon)
    .executeTakeFirst();
  if (!lecon) throw introuvable('Cette leçon n’existe pas ou plus.');
  return lecon;
};
