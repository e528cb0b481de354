import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { fingerprint } from '../kernel/signature.ts';
import { sessionId } from './sessionId.ts';

/** More than anybody's devices; a script that logs in more often sees the latest. */
const MOST_SESSIONS = 100;

export const getSessions: Handler<(typeof calls)['getSessions']> = async (context) => {
  const { db, eleve, token, now } = context;
  const rows = await db
    .selectFrom('session')
    .select(['jeton', 'appareil', 'dateCreation', 'dateVue'])
    .where('eleve_id', '=', eleve.id)
    .where('dateFin', '>', now.toISOString())
    .orderBy('dateCreation', 'desc')
    .orderBy('jeton')
    .limit(MOST_SESSIONS)
    .execute();
  const courante = fingerprint(token!);
  return {
    sessions: rows.map(({ jeton, appareil, dateCreation, dateVue }) => ({
      id: sessionId(jeton),
      appareil,
      dateCreation,
      dateVue: dateVue ?? dateCreation,
      courante: jeton === courante ? (1 as const) : (0 as const),
    })),
  };
};
