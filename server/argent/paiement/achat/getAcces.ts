import { flagOf } from '../../../socle/http/flagOf.ts';
import { tvaContenue } from '../../../../regles/tva.ts';
import { withVolume, isPerime, listOffres, offreOf, siensOf } from '../../../eleve/acces/index.ts';
import type { Handler } from '../../../socle/http/mount.ts';
import { offresOf } from '../fournisseurs/index.ts';
import { listAccesEnAttente } from '../paiement.queries.ts';

export const getAcces: Handler<'getAcces'> = async ({ db, eleve, input, now, env }) => {
  const siens = await siensOf(db, eleve.id);
  const produits = await withVolume(db, await listOffres(db));
  const attendus = await listAccesEnAttente(db, eleve.id);
  const accesList = produits
    .filter(({ id }) => input.bought === 0 || siens.has(id))
    .map((produit) => {
      const sien = siens.get(produit.id);
      const datePerime = sien?.datePerime ?? null;
      const offre = offreOf(produit, sien, input.bought, now);
      return {
        ...produit,
        ...offre,
        acces_id: produit.id,
        acces_user_id: sien?.id ?? null,
        datePerime,
        isPerime: flagOf(isPerime(datePerime, now)),
        tva: tvaContenue(offre.prix, produit.taux),
        taux: produit.taux / 100,
        actif: flagOf(produit.actif === 1),
        achete: flagOf(sien !== undefined),
        enAttente: flagOf(attendus.includes(produit.id)),
        desactive: flagOf(sien?.actif === 0),
      };
    });
  return { accesList, moyens: offresOf(env) };
};
