import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { endOtherSessions } from '../../socle/securite/session.ts';
import { holdEleve } from './holdEleve.ts';
import { listSessions, removeSession } from '../../socle/securite/sessionsOfEleve.ts';
import { sessionId } from './sessionId.ts';

export const endSession: Handler<'endSession'> = async (context) => {
  const { trx, input, token } = context;
  const { id } = await holdEleve(trx, context);
  if (input.id === undefined)
    return { nombre: await endOtherSessions(trx, { eleve_id: id }, token, 'ailleurs') };
  const rows = await listSessions(trx, id);
  const ended = rows.find(({ jeton }) => sessionId(jeton) === input.id);
  if (!ended) throw introuvable('Cette session n’existe plus.');
  await removeSession(trx, id, ended.jeton, 'ailleurs');
  return { nombre: 1 };
};
