import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { listSessions } from '../kernel/sessionsOfEleve.ts';
import { fingerprint } from '../kernel/signature.ts';
import { sessionId } from './sessionId.ts';

export const getSessions: Handler<(typeof calls)['getSessions']> = async (context) => {
  const { db, eleve, token, now } = context;
  const rows = await listSessions(db, eleve.id);
  const courante = fingerprint(token!);
  return {
    sessions: rows
      .filter(({ dateFin }) => dateFin > now.toISOString())
      .map(({ jeton, appareil, dateCreation, dateVue }) => ({
        id: sessionId(jeton),
        appareil,
        dateCreation,
        dateVue: dateVue ?? dateCreation,
        courante: jeton === courante ? (1 as const) : (0 as const),
      })),
  };
};
