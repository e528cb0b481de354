import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { holdEleve } from '../kernel/session.ts';
import type { Reglages } from './reglages.ts';
import { sealRegistre, userOf } from './userOf.ts';

export const updateRegistre =
  ({ secret }: Reglages): Handler<(typeof calls)['updateRegistre']> =>
  async (context) => {
    const { trx, input } = context;
    const eleve = await holdEleve(trx, context);
    const fiche = { ...input, registreNational: sealRegistre(secret, input.registreNational) };
    await trx.updateTable('eleve').set(fiche).where('id', '=', eleve.id).execute();
    return { user: userOf(secret, { ...eleve, ...fiche }) };
  };
