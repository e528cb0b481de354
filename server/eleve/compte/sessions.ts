import type { Db } from '../../socle/db/database.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import type { Raison } from '../../socle/securite/securite.tables.ts';
import { endOtherSessions } from '../../socle/securite/session.ts';
import { listSessions, removeSession } from '../../socle/securite/sessionsOfEleve.ts';
import { fingerprint } from '../../socle/securite/signature.ts';
import { holdEleve } from './compte.queries.ts';

/** The public id reveals neither the token nor its hash. */
const sessionId = (jeton: string) => fingerprint(`session ${jeton}`).slice(0, 32);

export async function listSessionsOuvertes(db: Db, eleve_id: number, now: Date) {
  const rows = await listSessions(db, eleve_id);
  return rows
    .filter(({ dateFin }) => dateFin > now.toISOString())
    .map(({ jeton, appareil, dateCreation, dateVue }) => ({
      id: sessionId(jeton),
      appareil,
      dateCreation,
      dateVue: dateVue ?? dateCreation,
    }));
}

export const getSessions: Handler<'getSessions'> = async ({ db, eleve, token, now }) => {
  const sessions = await listSessionsOuvertes(db, eleve.id, now);
  const courante = sessionId(fingerprint(token!));
  return {
    sessions: sessions.map((each) => ({ ...each, courante: flagOf(each.id === courante) })),
  };
};

/** Ends one session, or all but the caller's; returns how many. */
export async function endSessionsOf(
  trx: Db,
  eleve_id: number,
  session_id: string | undefined,
  raison: Raison = 'ecole',
  token?: string,
): Promise<number> {
  if (session_id === undefined) return endOtherSessions(trx, { eleve_id }, token, raison);
  const rows = await listSessions(trx, eleve_id);
  const ended = rows.find(({ jeton }) => sessionId(jeton) === session_id);
  if (!ended) throw introuvable('Cette session n’existe plus.');
  await removeSession(trx, eleve_id, ended.jeton, raison);
  return 1;
}

export const endSession: Handler<'endSession'> = async (context) => {
  const { trx, input, token } = context;
  const { id } = await holdEleve(trx, context);
  return { nombre: await endSessionsOf(trx, id, input.id, 'ailleurs', token) };
};
