import { DEMO } from '../../../regles/vente.ts';
import { listProduitsAVoir } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { countModulesByAcces } from '../../eleve/cours/index.ts';
import { countSeriesByAcces } from '../../eleve/series/index.ts';

export async function listProduitsACompleter(db: Db) {
  const [produits, series, modules] = await Promise.all([
    listProduitsAVoir(db),
    countSeriesByAcces(db),
    countModulesByAcces(db),
  ]);
  return produits.flatMap((produit) => {
    const { id, libelle } = produit;
    const liens = { series: series.get(id) ?? 0, modules: modules.get(id) ?? 0 };
    const manque = manqueAuProduit({ ...produit, ...liens });
    return manque === null ? [] : [{ id, libelle, manque }];
  });
}

type ProduitLu = Awaited<ReturnType<typeof listProduitsAVoir>>[number];
export type ProduitAVoir = Omit<ProduitLu, 'id' | 'libelle'> & { series: number; modules: number };

/** A product off sale may lack its price, page texts and banner. */
export function manqueAuProduit(produit: ProduitAVoir): string | null {
  const manques = [
    ...(produit.type === 'QT' && produit.series === 0 ? ['ses séries'] : []),
    ...(produit.type === 'EL' && produit.modules === 0 ? ['ses modules'] : []),
    ...(produit.actif ? missingForSale(produit) : []),
  ];
  if (manques.length === 0) return null;
  const last = manques.pop()!;
  const list = manques.length > 0 ? `${manques.join(', ')} et ${last}` : last;
  return `Il manque au produit ${list}.`;
}

const missingForSale = (produit: ProduitAVoir): string[] => [
  ...(produit.prix <= 0 && produit.codePermis !== DEMO ? ['son prix'] : []),
  ...(produit.description.trim() === '' ? ['sa description'] : []),
  ...(produit.title.trim() === '' ? ['le titre de sa page'] : []),
  ...(produit.text.trim() === '' ? ['le texte de sa page'] : []),
  ...(produit.contenu.trim() === '' ? ['son contenu'] : []),
  ...(produit.libelleImage ? [] : ['sa bannière']),
];
