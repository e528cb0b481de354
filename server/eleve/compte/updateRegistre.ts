import type { Handler } from '../../socle/http/mount.ts';
import { holdEleve } from './compte.queries.ts';
import { setEleve } from './compte.writes.ts';
import { sealRegistre } from '../../socle/securite/registre.ts';
import { userOf } from './userOf.ts';

export const updateRegistre: Handler<'updateRegistre'> = async (context) => {
  const { trx, input, env } = context;
  const eleve = await holdEleve(trx, context);
  const fiche = { ...input, registreNational: sealRegistre(env, input.registreNational) };
  await setEleve(trx, eleve.id, fiche);
  return { user: userOf(env, { ...eleve, ...fiche }) };
};
