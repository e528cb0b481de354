import type { Handler } from '../../socle/http/mount.ts';
import { keepProof } from '../../socle/securite/session.ts';
import { holdEleve } from './compte.queries.ts';
import { checkPassword } from './motDePasse.ts';

export const addPreuve: Handler<'addPreuve'> = async (context) => {
  const { write, input, now, token } = context;
  await checkPassword(context, input.password);
  await write(async (trx) => {
    await holdEleve(trx, context);
    await keepProof(trx, token!, now);
  });
  return {};
};
