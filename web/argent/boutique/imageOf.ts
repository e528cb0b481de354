import { versionsOf } from '../../../regles/images.ts';

export function imageOf(adresse: string): { src: string; srcSet?: string } {
  const versions = versionsOf(adresse);
  if (versions.length < 2) return { src: adresse };
  return {
    src: adresse,
    srcSet: versions.map((each) => `${each.adresse} ${each.largeur}w`).join(', '),
  };
}
