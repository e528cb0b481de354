import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { isAsked } from './comparaison.ts';
import { listPassages, pageOfEcarts } from './ecarts.queries.ts';

const PASSAGES = 10;

export const getEcarts: Handler<(typeof calls)['getEcarts']> = async ({ db, input, env }) => {
  const { page, moyen, regles } = input;
  const [ecarts, passages] = await Promise.all([
    pageOfEcarts(db, { page, moyen, regles: regles === 1 }),
    listPassages(db, PASSAGES),
  ]);
  return {
    ecarts,
    passages,
    services: {
      payzen: isAsked(env, 'payzen') ? (1 as const) : (0 as const),
      paypal: isAsked(env, 'paypal') ? (1 as const) : (0 as const),
    },
    message: 'Les écarts de paiement.',
  };
};
