import { findOffre, offreOf, siensOf } from '../../../eleve/acces/index.ts';
import type { Db } from '../../../socle/db/database.ts';
import { conflict, introuvable } from '../../../socle/refus/refus.ts';
import type { Commande } from '../paiement.queries.ts';

/** Throws 404 or 409 with the reason. */
export async function wantAchetable(
  db: Db,
  { eleve_id, acces_id, renouvellement }: Commande & { renouvellement: 0 | 1 },
  now: Date,
) {
  const produit = await findOffre(db, acces_id);
  if (!produit) throw introuvable('Cet accès n’est plus en vente.');
  const sien = (await siensOf(db, eleve_id)).get(acces_id);
  const { prix, refus } = offreOf(produit, sien, renouvellement, now);
  if (refus !== null) throw conflict(refus);
  return { produit, prix };
}
