import { flagOf } from '../../socle/http/flagOf.ts';
import { tvaContenue } from '../../../regles/achat.ts';
import {
  avecVolume,
  isOffert,
  isPerime,
  listOffres,
  offreOf,
  siensOf,
} from '../../eleve/acces/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { offresOf } from './fournisseurs/index.ts';
import { accesEnAttente } from './paiement.queries.ts';

export const getAcces: Handler<'getAcces'> = async ({ db, eleve, input, now, env }) => {
  const siens = await siensOf(db, eleve.id);
  const produits = await avecVolume(db, await listOffres(db));
  const attendus = await accesEnAttente(db, eleve.id);
  const renouvellement = input.bought;
  const accesList = produits
    .map((produit) => ({
      ...produit,
      actif: isOffert(produit.type, env) ? produit.actif : 0,
    }))
    .filter(({ id }) => renouvellement === 0 || siens.has(id))
    .map((produit) => {
      const sien = siens.get(produit.id);
      const offre = offreOf(produit, sien, renouvellement, now);
      return {
        ...produit,
        ...offre,
        acces_id: produit.id,
        acces_user_id: sien?.id ?? null,
        datePerime: sien?.datePerime ?? null,
        isPerime: flagOf(isPerime(sien?.datePerime ?? null, now)),
        tva: tvaContenue(offre.prix, produit.taux),
        taux: produit.taux / 100,
        actif: flagOf(produit.actif === 1),
        achete: flagOf(sien !== undefined),
        enAttente: flagOf(attendus.has(produit.id)),
        desactive: flagOf(sien?.actif === 0),
      };
    });
  return {
    accesList,
    moyens: offresOf(env),
  };
};
