import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { type Address, byNetwork, countTry, refuseReached } from '../kernel/rateLimit.ts';
import { clotureOf, etatOf, findByCode } from './attestation.queries.ts';

const A_QUARTER = 900;

/**
 * Codes that are none. Those that are one count for nothing, and write nothing: an exam centre looks at a
 * hundred a day, and whoever has one paper can ask as often as there is time.
 */
const limitesDeCode = (address: Address) => byNetwork('attestation', address, 20, A_QUARTER);

/** To look changes nothing: mail filters and browsers that fetch ahead do so, too. */
export const verifyAttestation: Handler<(typeof calls)['verifyAttestation']> = async (context) => {
  const { db, input, essais, address, now } = context;
  const limites = limitesDeCode(address);
  await refuseReached(db, limites, now);
  const found = await findByCode(db, input.code);
  if (!found) {
    await countTry(essais, limites, now);
    return { etat: 'inconnue', attestation: null };
  }
  const etat = etatOf(found);
  return {
    etat: etat === 'valable' ? 'authentique' : etat,
    attestation: { ...found, dateCloture: clotureOf(found) },
  };
};
