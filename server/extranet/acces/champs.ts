import type { ProduitEntier } from '../../eleve/acces/index.ts';

/** What staff type of a product, as the journal keeps it: euros and percent, as people read them. */
export const champsOf = (produit: Champs) => {
  const { libelle, slug, type, codePermis, prix, taux, dureeValidite, langue, credits } = produit;
  const { contenu, description, title, text, libelleImage, actif, prixRenouvellement } = produit;
  return {
    libelle,
    slug,
    type,
    codePermis,
    prix: prix / 100,
    prixRenouvellement: prixRenouvellement === null ? null : prixRenouvellement / 100,
    taux: taux / 100,
    dureeValidite,
    langue,
    credits,
    contenu,
    description,
    title,
    text,
    libelleImage,
    actif,
  };
};

type Champs = Pick<
  ProduitEntier,
  | 'libelle'
  | 'slug'
  | 'type'
  | 'codePermis'
  | 'prix'
  | 'prixRenouvellement'
  | 'taux'
  | 'dureeValidite'
  | 'langue'
  | 'credits'
  | 'contenu'
  | 'description'
  | 'title'
  | 'text'
  | 'libelleImage'
  | 'actif'
>;

/** Whether two states of a product say the same. */
export const sameChamps = (one: Champs, other: Champs): boolean =>
  JSON.stringify(champsOf(one)) === JSON.stringify(champsOf(other));
