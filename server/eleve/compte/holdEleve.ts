import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { holdSession } from '../../socle/securite/session.ts';
import type { EleveTable } from './compte.tables.ts';

interface Caller {
  eleve: { id: number };
  token: string | undefined;
  now: Date;
}

/** Locks the caller's row; 401 when the session has ended meanwhile. */
export async function holdEleve(trx: Db, caller: Caller): Promise<Selectable<EleveTable>> {
  const { id } = caller.eleve;
  await holdSession(trx, { eleve_id: id }, caller);
  return trx.selectFrom('eleve').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
