import { PRODUIT } from '../../../regles/produit.ts';
import { DEMO, slugOf } from '../../../regles/vente.ts';
import { adresseOf } from '../../../regles/images.ts';
import {
  addProduit,
  countDetenteurs,
  freeSlug,
  holdProduit,
  type Produit,
  type ProduitEntier,
  removeProduit,
  saveProduit,
} from '../../eleve/acces/index.ts';
import { journalValuesOf, sameValues, valuesOf } from '../../socle/journal/champs.ts';
import type { Db } from '../../socle/db/database.ts';
import type { KeepImage } from '../../socle/http/context.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { RIEN_CHANGE } from '../../socle/refus/depasse.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { currentOf, type Liens, liensOf, refuseOvertaken, sansAcces, typeFigeOf } from './fiche.ts';
import { SORTES, namesOf } from './liens.ts';

const RIEN: Liens = { modules: [], themes: [] };

export const addAcces: Handler<'addAcces'> = async (context) => {
  const { db, input, write, admin, now } = context;
  const modele = input.copie_id === undefined ? undefined : await currentOf(db, input.copie_id);
  // All else is validated before the expensive work on a picture.
  produitOf(input, null);
  const banniere = await banniereOf(input, context.keepImage);
  const gardee = input.sansImage ? null : (modele?.libelleImage ?? null);
  const produit = produitOf(input, banniere ?? gardee);
  const { id, slug } = await write(async (trx) => {
    const added = await addProduit(trx, produit, { admin_id: admin.id, now });
    const copied = modele?.type === produit.type ? await copyLiens(trx, modele.id, added.id) : RIEN;
    const apres = {
      ...journalValuesOf(PRODUIT.champs, { ...produit, slug: added.slug }),
      ...namesOf(copied),
    };
    return { ...added, journal: { objet: 'acces', objet_id: added.id, avant: null, apres } };
  });
  const message = `L’accès «\u00a0${produit.libelle}\u00a0» a été ajouté.${surLeSite(produit)}`;
  return { id, slug, message };
};

async function copyLiens(trx: Db, from: number, to: number): Promise<Liens> {
  const liens = (await liensOf(trx, [from])).get(from)!;
  for (const { quoi, set } of Object.values(SORTES))
    if (liens[quoi].length > 0)
      await set(
        trx,
        to,
        liens[quoi].map(({ id }) => id),
      );
  return liens;
}

export const editAcces: Handler<'editAcces'> = async (context) => {
  const { db, input, write, admin, now } = context;
  const before = await currentOf(db, input.id);
  await refuseOvertaken(db, before, input.version);
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
    await refuseOvertaken(trx, held, input.version);
    await refuseType(trx, held, input.type);
    const slug = await slugAfter(trx, held, typed);
    const produit = { ...typed, libelleImage: bannerOf(held), slug };
    await saveProduit(trx, held, produit, { admin_id: admin.id, now });
    const avant = journalValuesOf(PRODUIT.champs, held);
    const apres = journalValuesOf(PRODUIT.champs, { ...held, ...produit });
    return { slug, journal: { objet: 'acces', objet_id: held.id, avant, apres } };
  });
  const message = `L’accès «\u00a0${typed.libelle}\u00a0» a été modifié.${surLeSite(typed)}`;
  return { slug, message };
};

/** The slug follows the label until the product is on sale: public links must keep working. */
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

export const deleteAcces: Handler<'deleteAcces'> = async ({ trx, input: { id }, admin, now }) => {
  const held = await holdProduit(trx, id);
  if (!held) throw sansAcces();
  const liens = (await liensOf(trx, [id])).get(id)!;
  const isHeld = (await countDetenteurs(trx, id, 1)) > 0;
  await removeProduit(trx, id, { admin_id: admin.id, now });
  const avant = { ...journalValuesOf(PRODUIT.champs, held), ...namesOf(liens) };
  return {
    message: `L’accès «\u00a0${held.libelle}\u00a0» a été supprimé.${isHeld ? ' Qui l’a déjà le garde.' : ''}`,
    journal: { objet: 'acces', objet_id: id, avant },
  };
};

type ProduitSaisi = Parameters<Handler<'addAcces'>>[0]['input'];

/** Stores the picture before any transaction; returns undefined when none was sent. */
const banniereOf = async ({ libelleImage: photo }: ProduitSaisi, keepImage: KeepImage) =>
  photo && adresseOf('acces', await keepImage({ chemin: photo.chemin, champ: 'libelleImage' }));

function produitOf(saisie: ProduitSaisi, libelleImage: string | null): Produit {
  const { slug: _, ...typed } = valuesOf(PRODUIT.champs, { slug: null, ...saisie, libelleImage });
  const { actif, prix, codePermis, prixRenouvellement } = typed;
  if (actif === 1 && prix === 0 && codePermis !== DEMO)
    throw champFaux('prix', 'Un accès en vente a un prix.');
  if (prixRenouvellement === 0)
    throw champFaux(
      'prixRenouvellement',
      'Un renouvellement a un prix : laissez ce champ vide si c’est le même.',
    );
  return typed;
}

/** The pages that visitors see are cached for thirty seconds. */
const surLeSite = ({ actif, codePermis }: Pick<Produit, 'actif' | 'codePermis'>) =>
  actif === 1 && codePermis !== DEMO ? ' Le site le montre d’ici une demi-minute.' : '';
