import { calls } from '../../../contract/index.ts';
import { PRODUIT } from '../../../regles/produit.ts';
import {
  findProduitEntier,
  type Installation,
  type ProduitEntier,
} from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { depasse } from '../../socle/refus/depasse.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { ficheOf } from './fiche.ts';

const told = calls.getAccesExtranet.output.shape.acces;

export const sansAcces = () => introuvable('Cet accès n’existe pas ou a été supprimé.');

export async function currentOf(db: Db, id: number): Promise<ProduitEntier> {
  const produit = await findProduitEntier(db, id);
  if (!produit) throw sansAcces();
  return produit;
}

/** 409 carries the current state when an edit began from another revision. */
export async function refuseOvertaken(
  db: Db,
  current: ProduitEntier,
  began: number | undefined,
  env: Installation,
): Promise<void> {
  if (began === undefined || began === current.version) return;
  const acces = await ficheOf(db, current, env);
  throw depasse(PRODUIT.ce, acces.auteur, { acces: told.parse(acces) });
}
