import { listProduitsAVoir } from '../../eleve/acces/aCompleter.queries.ts';
import type { Installation } from '../../eleve/acces/acces.queries.ts';
import type { Db } from '../../socle/db/database.ts';
import { countModulesByAcces } from '../../eleve/cours/aCompleter.queries.ts';
import { countSeriesByAcces } from '../../eleve/series/aCompleter.queries.ts';
import { manqueAuProduit } from './manqueAuProduit.ts';

/** The products that something is missing from, each with what. Reads all: for the staff. */
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
