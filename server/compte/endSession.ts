import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { introuvable } from '../kernel/refus.ts';
import { endOtherSessions, holdEleve } from '../kernel/session.ts';
import { sessionId } from './sessionId.ts';

export const endSession: Handler<(typeof calls)['endSession']> = async (context) => {
  const { trx, input, token } = context;
  const { id } = await holdEleve(trx, context);
  if (input.id === undefined) return { nombre: await endOtherSessions(trx, id, token) };
  const rows = await trx.selectFrom('session').select('jeton').where('eleve_id', '=', id).execute();
  const ended = rows.find(({ jeton }) => sessionId(jeton) === input.id);
  if (!ended) throw introuvable('Cette session n’existe plus.');
  await trx.deleteFrom('session').where('jeton', '=', ended.jeton).execute();
  return { nombre: 1 };
};
