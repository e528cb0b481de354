import type { OutputOf } from '../../../contract/index.ts';
import { versionsOf } from '../../../regles/images.ts';
import { dureeEnMots, lignesOf } from '../../../regles/vente.ts';

export type Produit = OutputOf<'getPageAcces'>['acces'];

/** « pour 1 mois » */
export const pourDuree = (acces: Parameters<typeof dureeEnMots>[0]) => `pour ${dureeEnMots(acces)}`;

export const contenuOf = ({ volume, contenu }: Pick<Produit, 'volume' | 'contenu'>): string[] => [
  ...new Set([volume ?? [], lignesOf(contenu)].flat()),
];

export function imageOf(adresse: string): { src: string; srcSet?: string } {
  const versions = versionsOf(adresse);
  if (versions.length < 2) return { src: adresse };
  return {
    src: adresse,
    srcSet: versions.map((each) => `${each.adresse} ${each.largeur}w`).join(', '),
  };
}
