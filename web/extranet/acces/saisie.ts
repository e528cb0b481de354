import type { Input, Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import { SEPARATEUR, lignesOf, slugOf, tvaOf } from '../../../regles/vente.ts';
import { enEuros } from '../../socle/ui/euros.ts';
import type { Produit } from '../../argent/boutique/index.ts';

export type Acces = NonNullable<Output<Calls['getAccesExtranet']>['acces']>;

/** What is typed of a product. */
export interface Saisie {
  /** The version that this edit began from; null for a new one. */
  version: number | null;
  /** The banner and the address that it has there. */
  present: string | null;
  adresse: string | null;
  /** Its address stays. */
  fige: boolean;
  /** Why its type can't be changed. */
  typeFige: string | null;
  /** From which one a new one is copied. */
  copie_id: number | null;
  libelle: string;
  type: 'QT' | 'EL' | 'EX';
  prix: number | null;
  /** null: the same. */
  prixRenouvellement: number | null;
  /** The two as they were read; null for a new one. */
  prixLus: { prix: number; prixRenouvellement: number | null } | null;
  taux: number | null;
  codePermis: string;
  dureeValidite: number | null;
  langue: 'FR' | 'NL';
  credits: string;
  contenu: readonly string[];
  description: string;
  title: string;
  text: string;
  libelleImage: File | null;
  sansImage: boolean;
  actif: boolean;
}

export const NOUVEAU: Saisie = {
  version: null,
  present: null,
  adresse: null,
  fige: false,
  typeFige: null,
  copie_id: null,
  libelle: '',
  type: 'QT',
  prix: null,
  prixRenouvellement: null,
  prixLus: null,
  taux: 21,
  codePermis: 'B',
  dureeValidite: 1,
  langue: 'FR',
  credits: '',
  contenu: [],
  description: '',
  title: '',
  text: '',
  libelleImage: null,
  sansImage: false,
  actif: false,
};

export function saisieOf(acces: Acces): Saisie {
  const { version, libelle, type, prix, taux, codePermis, dureeValidite, langue } = acces;
  const { description, title, text, libelleImage, slug, typeFige, prixRenouvellement } = acces;
  return {
    ...NOUVEAU,
    version,
    libelle,
    type,
    prix,
    prixRenouvellement,
    prixLus: { prix, prixRenouvellement },
    taux,
    codePermis,
    dureeValidite,
    langue,
    description,
    title,
    text,
    typeFige,
    present: libelleImage,
    adresse: slug,
    fige: acces.slugFige === 1,
    credits: acces.credits ?? '',
    contenu: lignesOf(acces.contenu),
    actif: acces.actif === 1,
  };
}

/** The same as a start: not on sale, and with a name of its own to be given. */
export const copyOf = (saisie: Saisie, id: number): Saisie => ({
  ...saisie,
  version: null,
  adresse: null,
  fige: false,
  typeFige: null,
  copie_id: id,
  prixLus: null,
  libelle: `${saisie.libelle} (copie)`,
  actif: false,
});

/** What the site will have it under; the server adds a number where that is taken. */
export const adresseOf = ({ adresse, fige, libelle }: Saisie): string =>
  adresse !== null && fige ? adresse : slugOf(libelle);

/** What a price of renewal is; beside one that stayed while the price went elsewhere, that it stayed. */
export function renouvellementDit({ prix, prixRenouvellement, prixLus }: Saisie): string {
  const dit = 'Ce que paie qui a déjà eu l’accès. Vide\u00A0: le même prix.';
  if (prix === null || prixRenouvellement === null || prixLus === null) return dit;
  if (prix === prixLus.prix || prixRenouvellement !== prixLus.prixRenouvellement) return dit;
  const plus = prixRenouvellement > prix ? ', plus que le nouveau prix' : '';
  return `${dit} Le prix change, pas celui-ci\u00A0: qui renouvelle paiera encore ${enEuros(prixRenouvellement)}${plus}.`;
}

/** In euros. */
export const tvaDe = ({ prix, taux }: Saisie): number =>
  tvaOf(Math.round((prix ?? 0) * 100), Math.round((taux ?? 0) * 100)) / 100;

/** As the calls take it. */
export function inputOf(saisie: Saisie): Input<Calls['addAcces']> {
  const { libelle, type, prix, taux, codePermis, dureeValidite, langue, credits } = saisie;
  const { description, title, text, libelleImage, copie_id } = saisie;
  return {
    libelle,
    slug: adresseOf(saisie),
    type,
    prix: prix ?? '',
    prixRenouvellement: saisie.prixRenouvellement ?? '',
    taux: taux ?? '',
    tva: tvaDe(saisie),
    codePermis,
    dureeValidite: dureeValidite ?? '',
    langue,
    credits,
    contenu: saisie.contenu.join(SEPARATEUR),
    lignes: [...saisie.contenu],
    description,
    title,
    text,
    actif: saisie.actif ? 1 : 0,
    sansImage: saisie.sansImage ? 1 : 0,
    ...(libelleImage && { libelleImage }),
    ...(copie_id !== null && { copie_id }),
  };
}

/** As visitors would see what is typed now; what is still missing is shown as « … ». */
export const produitOf = (saisie: Saisie, image: string | null): Produit => ({
  id: 1,
  slug: adresseOf(saisie),
  type: saisie.type,
  libelle: saisie.libelle || '…',
  description: saisie.description || '…',
  libelleImage: image,
  title: saisie.title || '…',
  text: saisie.text || '…',
  contenu: saisie.contenu.join(SEPARATEUR) || '…',
  // Counted once it is saved.
  volume: null,
  codePermis: saisie.codePermis.trim().toUpperCase(),
  prix: saisie.prix ?? 0,
  prixRenouvellement: saisie.prixRenouvellement,
  dureeValidite: saisie.dureeValidite ?? 1,
});
