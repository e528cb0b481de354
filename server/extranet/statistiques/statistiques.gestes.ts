import type { Geste } from '../../socle/journal/geste.ts';
import { holdConstatRegle } from './constats.queries.ts';
import { setRetrait } from './constats.writes.ts';

/** Returns false when it was taken back since. */
const settleConstat: Geste = async (trx, { id }, { now }) => {
  const held = await holdConstatRegle(trx, id);
  if (!held || held.dateRetrait !== null) return false;
  await setRetrait(trx, id, now.toISOString());
  return true;
};

export const statistiquesGestes = { settleConstat };
