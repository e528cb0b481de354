import type { InputOf, OutputOf } from '../../../contract/index.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import { tvaContenue } from '../../../regles/tva.ts';
import { SEPARATEUR, lignesOf, slugOf, tvaOf } from '../../../regles/vente.ts';
import { PRODUIT } from '../../../regles/produit.ts';
import * as champs from '../../socle/ui/champs.ts';
import type { Produit } from '../../argent/boutique/index.ts';

export type FicheDeProduit = NonNullable<OutputOf<'getAccesExtranet'>['acces']>;

export const NOUVEAU = {
  ...champs.startOf(PRODUIT.champs),
  ...champs.SANS_PHOTO,
  version: null as number | null,
  adresse: null as string | null,
  fige: false,
  typeFige: null as string | null,
  copie_id: null as number | null,
  prixLus: null as { prix: number; prixRenouvellement: number | null } | null,
  codePermis: 'B',
  dureeValidite: 1 as number | null,
  contenu: [] as readonly string[],
};
export type Saisie = typeof NOUVEAU;

export const saisieOf = (acces: FicheDeProduit): Saisie => ({
  ...NOUVEAU,
  ...champs.typedOf(PRODUIT.champs, acces),
  version: acces.version,
  prixLus: { prix: acces.prix, prixRenouvellement: acces.prixRenouvellement },
  codePermis: acces.codePermis,
  typeFige: acces.typeFige,
  present: acces.libelleImage,
  adresse: acces.slug,
  fige: acces.slugFige === 1,
  contenu: lignesOf(acces.contenu),
});

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

/** The server adds a number when the slug is taken. */
export const adresseOf = ({ adresse, fige, libelle }: Saisie): string =>
  adresse !== null && fige ? adresse : slugOf(libelle);

/** It warns when only the main price changes, and renewal would keep the old one. */
export function renouvellementDit({ prix, prixRenouvellement, prixLus }: Saisie): string {
  const dit = 'Ce que paie qui a déjà eu l’accès. Vide\u00A0: le même prix.';
  if (prix === null || prixRenouvellement === null || prixLus === null) return dit;
  if (prix === prixLus.prix || prixRenouvellement !== prixLus.prixRenouvellement) return dit;
  const plus = prixRenouvellement > prix ? ', plus que le nouveau prix' : '';
  return `${dit} Le prix change, pas celui-ci\u00A0: qui renouvelle paiera encore ${enEuros(prixRenouvellement)}${plus}.`;
}

export const tvaDe = ({ prix, taux }: Saisie): number =>
  tvaOf(Math.round((prix ?? 0) * 100), Math.round((taux ?? 0) * 100)) / 100;

/** `tva` is the rate of the price; an invoice states what the price contains. */
export const factureDit = ({ prix, taux }: Saisie): string =>
  `TVA\u00A0: prix × taux. Le prix est TVA comprise\u202f; la facture dira ce qu’il en contient\u00A0: ${enEuros(tvaContenue(Math.round((prix ?? 0) * 100), Math.round((taux ?? 0) * 100)) / 100)}.`;

export const inputOf = (saisie: Saisie): InputOf<'addAcces'> => ({
  ...champs.sentOf(PRODUIT.champs, saisie),
  slug: adresseOf(saisie),
  tva: tvaDe(saisie),
  codePermis: saisie.codePermis,
  contenu: saisie.contenu.join(SEPARATEUR),
  lignes: [...saisie.contenu],
  sansImage: saisie.sansImage ? 1 : 0,
  ...(saisie.libelleImage && { libelleImage: saisie.libelleImage }),
  ...(saisie.copie_id !== null && { copie_id: saisie.copie_id }),
});

export const differencesOfProduit = (mien: Saisie, leur: Saisie) =>
  champs.differencesOf(PRODUIT.champs, mien, leur, {
    contenu: ['Contenu', ({ contenu }) => contenu.join('\n')],
    libelleImage: ['Bannière', (typed) => champs.photoInWords(typed, leur, 'l’accès')],
  });

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
  // The server counts it at saving.
  volume: null,
  codePermis: saisie.codePermis.trim().toUpperCase(),
  prix: saisie.prix ?? 0,
  prixRenouvellement: saisie.prixRenouvellement,
  dureeValidite: saisie.dureeValidite ?? 1,
});
