import type { Handler } from '../../socle/http/mount.ts';
import { holdEleve } from './compte.queries.ts';

export const updateAccount: Handler<'updateAccount'> = async (context) => {
  const { trx, input } = context;
  const { id } = await holdEleve(trx, context);
  await trx
    .updateTable('eleve')
    .set({ newsletter: input.newsletter })
    .where('id', '=', id)
    .execute();
  return {};
};
