import type { Handler } from '../../socle/http/mount.ts';
import { holdEleve } from './compte.queries.ts';
import { setEleve } from './compte.writes.ts';

export const updateAccount: Handler<'updateAccount'> = async (context) => {
  const { trx, input } = context;
  const { id } = await holdEleve(trx, context);
  await setEleve(trx, id, { newsletter: input.newsletter });
  return {};
};
