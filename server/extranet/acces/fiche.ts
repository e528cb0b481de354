import { calls } from '../../../contract/index.ts';
import { PRODUIT } from '../../../regles/produit.ts';
import { tvaOf } from '../../../regles/vente.ts';
import {
  countDetenteurs,
  findProduitEntier,
  type ProduitEntier,
  wasGiven,
} from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { depasse } from '../../socle/refus/depasse.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { listModulesAVoir, listModulesOfAcces } from '../../eleve/cours/index.ts';
import { isPaid } from '../../argent/paiement/index.ts';
import { listSeriesAVoir, listThemesOfAcces } from '../../eleve/series/index.ts';
import { CONTENU, namesOfAdmins } from '../admins/index.ts';
import { manqueAuProduit } from './manqueAuProduit.ts';

const schema = calls.getAccesExtranet.output.shape.acces;

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
): Promise<void> {
  if (began === undefined || began === current.version) return;
  const acces = await ficheOf(db, current);
  throw depasse(PRODUIT.ce, acces.auteur, { acces: schema.parse(acces) });
}

const MOST = 1000;

export interface Lien {
  id: number;
  libelle: string;
  nombre: number;
}

export type Liens = Record<'modules' | 'themes', Lien[]>;

export async function liensOf(db: Db, ids: number[]): Promise<Map<number, Liens>> {
  if (ids.length === 0) return new Map();
  const [modules, themes] = await Promise.all([
    listModulesOfAcces(db, ids),
    listThemesOfAcces(db, ids),
  ]);
  const of = (rows: ({ acces_id: number } & Lien)[], id: number) =>
    rows
      .filter(({ acces_id }) => acces_id === id)
      .map((row) => ({ id: row.id, libelle: row.libelle, nombre: row.nombre }));
  return new Map(ids.map((id) => [id, { modules: of(modules, id), themes: of(themes, id) }]));
}

export function ligneOf(produit: ProduitEntier, liens: Liens) {
  const nombres = { series: liens.themes.length, modules: liens.modules.length };
  return { ...produit, manque: manqueAuProduit({ ...produit, ...nombres }), ...liens };
}

export async function ficheOf(db: Db, produit: ProduitEntier) {
  const { id, type, prix, taux } = produit;
  const liens = (await liensOf(db, [id])).get(id)!;
  const [detenteurs, typeFige, modules, themes, names] = await Promise.all([
    countDetenteurs(db, id, MOST),
    typeFigeOf(db, produit, liens),
    type === 'EL' ? listModulesAVoir(db) : [],
    type === 'QT' ? listSeriesAVoir(db) : [],
    namesOfAdmins(db, [produit.admin_id]),
  ]);
  const modulesReste = modules.map(({ chapitres, ...rest }) => ({ ...rest, nombre: chapitres }));
  const themesReste = themes.map(({ questions, ...rest }) => ({ ...rest, nombre: questions }));
  return {
    ...ligneOf(produit, liens),
    tva: tvaOf(prix, taux),
    auteur: names.get(produit.admin_id) ?? CONTENU,
    detenteurs,
    typeFige,
    slugFige: flagOf(produit.dejaEnVente === 1),
    modulesReste: without(modulesReste, liens.modules),
    themesReste: without(themesReste, liens.themes),
  };
}

const without = (all: Lien[], linked: Lien[]) =>
  all.filter(({ id }) => !linked.some((each) => each.id === id));

/** Returns why the type may not change, or null. */
export async function typeFigeOf(
  db: Db,
  { id, type }: ProduitEntier,
  { modules, themes }: Liens,
): Promise<string | null> {
  if ((await wasGiven(db, id)) || (await isPaid(db, id)))
    return `Des élèves ont cet accès, ou l’ont eu\u00a0: son type reste ${type}.`;
  if (themes.length > 0)
    return `Des séries sont liées à cet accès\u00a0: retirez-les avant de changer de type.`;
  if (modules.length > 0)
    return `Des modules sont liés à cet accès\u00a0: retirez-les avant de changer de type.`;
  return null;
}
