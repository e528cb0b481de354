import { type Installation, listProduitsAVoir } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { countModulesByAcces } from '../../eleve/cours/index.ts';
import { countSeriesByAcces } from '../../eleve/series/index.ts';
import { manqueAuProduit } from './manqueAuProduit.ts';

/** It reads every product, so only the staff may call it. */
export async function listProduitsACompleter(db: Db, env: Installation) {
  const [produits, series, modules] = await Promise.all([
    listProduitsAVoir(db),
    countSeriesByAcces(db),
    countModulesByAcces(db),
  ]);
  return produits.flatMap((produit) => {
    const { id, libelle } = produit;
    const liens = { series: series.get(id) ?? 0, modules: modules.get(id) ?? 0 };
    const manque = manqueAuProduit({ ...produit, ...liens }, env);
    return manque === null ? [] : [{ id, libelle, manque }];
  });
}
