import { slugOf } from '../../../regles/vente.ts';
import { freeSlug, holdProduit, type ProduitEntier, saveProduit } from '../../eleve/acces/index.ts';
import { PRODUIT } from '../../../regles/produit.ts';
import { journalOf, sameValues } from '../../socle/journal/champs.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { RIEN_CHANGE } from '../../socle/refus/depasse.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { currentOf, refuseOvertaken, sansAcces } from './conflit.ts';
import { liensOf, typeFigeOf } from './fiche.ts';
import { banniereOf, produitOf, surLeSite } from './produitOf.ts';

export const editAcces: Handler<'editAcces'> = async (context) => {
  const { db, input, write, admin, now } = context;
  const before = await currentOf(db, input.id);
  await refuseOvertaken(db, before, input.version, context.env);
  const typed = produitOf(input, null);
  await refuseType(db, before, input.type);
  // Storing a picture is slow, so it happens before the row lock.
  const banniere = await banniereOf(input, context.keepImage);
  const bannerOf = ({ libelleImage }: ProduitEntier) =>
    banniere ?? (input.sansImage ? null : libelleImage);

  const unchanged = { ...before, ...typed, libelleImage: bannerOf(before) };
  if (sameValues(PRODUIT.champs, before, unchanged))
    return { slug: before.slug, message: RIEN_CHANGE };

  const { slug } = await write(async (trx) => {
    const held = await holdProduit(trx, input.id);
    if (!held) throw sansAcces();
    await refuseOvertaken(trx, held, input.version, context.env);
    await refuseType(trx, held, input.type);
    const produit = {
      ...typed,
      libelleImage: bannerOf(held),
      slug: await slugAfter(trx, held, typed),
    };
    await saveProduit(trx, held, produit, { admin_id: admin.id, now });
    const journal = {
      objet: 'acces',
      objet_id: held.id,
      avant: journalOf(PRODUIT.champs, held),
      apres: journalOf(PRODUIT.champs, { ...held, ...produit }),
    };
    return { slug: produit.slug, journal };
  });
  return {
    slug,
    message: `L’accès «\u00a0${typed.libelle}\u00a0» a été modifié.${surLeSite(typed)}`,
  };
};

/** It follows the label until the product is on sale; a shared address stays. */
async function slugAfter(
  trx: Db,
  { slug, libelle, dejaEnVente }: ProduitEntier,
  typed: { libelle: string },
): Promise<string> {
  if (dejaEnVente === 1 || slugOf(libelle) === slugOf(typed.libelle)) return slug;
  return freeSlug(trx, typed.libelle);
}

async function refuseType(db: Db, produit: ProduitEntier, type: ProduitEntier['type']) {
  if (type === produit.type) return;
  const liens = (await liensOf(db, [produit.id])).get(produit.id)!;
  const reason = await typeFigeOf(db, produit, liens);
  if (reason !== null) throw champFaux('type', reason);
}
