import { flagOf } from '../../socle/http/flagOf.ts';
import { parMoyen } from '../../../regles/fournisseurs/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { isAsked } from './comparaison.ts';
import { listPassages, pageOfEcarts } from './ecarts.queries.ts';

const PASSAGES = 10;

export const getEcarts: Handler<'getEcarts'> = async ({ db, input, env }) => {
  const { page, moyen, regles } = input;
  const [ecarts, passages] = await Promise.all([
    pageOfEcarts(db, { page, moyen, regles: regles === 1 }),
    listPassages(db, PASSAGES),
  ]);
  return {
    ecarts,
    passages,
    services: parMoyen((each) => flagOf(isAsked(env, each))),
    message: 'Les écarts de paiement.',
  };
};
