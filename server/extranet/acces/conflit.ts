import {
  findProduitEntier,
  type Installation,
  type ProduitEntier,
} from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { Refus, introuvable } from '../../socle/refus/refus.ts';
import { ficheOf } from './fiche.ts';

export const sansAcces = () => introuvable('Cet accès n’existe pas ou a été supprimé.');

/** A product as it is now; 404 when there is none. */
export async function currentOf(db: Db, id: number): Promise<ProduitEntier> {
  const produit = await findProduitEntier(db, id);
  if (!produit) throw sansAcces();
  return produit;
}

/** 409, with what is there now, when an edit began from another version. */
export async function refuseOvertaken(
  db: Db,
  current: ProduitEntier,
  began: number | undefined,
  env: Installation,
): Promise<void> {
  if (began === undefined || began === current.version) return;
  const acces = await ficheOf(db, current, env);
  const { prix, prixRenouvellement, taux, tva } = acces;
  throw new Refus(
    409,
    `${acces.auteur} a modifié cet accès entre-temps. Rien n’est enregistré\u00a0: comparez, puis recommencez.`,
    // A refusal goes out as it is, in cents and hundredths no more.
    {
      acces: {
        ...acces,
        prix: prix / 100,
        prixRenouvellement: prixRenouvellement === null ? null : prixRenouvellement / 100,
        taux: taux / 100,
        tva: tva / 100,
      },
    },
  );
}
