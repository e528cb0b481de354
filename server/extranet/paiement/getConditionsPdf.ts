import { openConditions, pieceDesConditions } from '../../argent/conditions/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { findPaiement } from '../../argent/paiement/index.ts';

/** It is the mailed file, and contains no personal data. */
export const getConditionsPdf: Handler<'getConditionsPdf'> = async (context) => {
  const { db, input } = context;
  const paiement = await findPaiement(db, input.id);
  if (!paiement) throw introuvable('Ce paiement n’existe pas.');
  if (paiement.conditions === null)
    throw introuvable('Aucune version des conditions n’est gardée avec cette commande.');
  return (await openConditions(db, pieceDesConditions(paiement.conditions)))!;
};
