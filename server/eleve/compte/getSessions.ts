import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { fingerprint } from '../../socle/securite/signature.ts';
import { listSessionsOuvertes } from './eleves.queries.ts';
import { sessionId } from './sessionId.ts';

export const getSessions: Handler<'getSessions'> = async (context) => {
  const { db, eleve, token, now } = context;
  const sessions = await listSessionsOuvertes(db, eleve.id, now);
  const courante = sessionId(fingerprint(token!));
  return {
    sessions: sessions.map((session) => ({
      ...session,
      courante: flagOf(session.id === courante),
    })),
  };
};
