import type { Handler } from '../../socle/http/mount.ts';
import { holdEleve } from './compte.queries.ts';
import { setEleve } from './compte.writes.ts';

export const updateLecture: Handler<'updateLecture'> = async (context) => {
  const { trx, input } = context;
  const { id } = await holdEleve(trx, context);
  const { motsSimples, texteAere } = input;
  const voulu = {
    ...(motsSimples !== undefined && { motsSimples }),
    ...(texteAere !== undefined && { texteAere }),
  };
  if (Object.keys(voulu).length > 0) await setEleve(trx, id, voulu);
  return {};
};
