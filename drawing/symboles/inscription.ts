import { texte } from '../svg.ts';

/** Mean letter width at size 1. */
const CHASSE = 0.56;

/** Long texts shrink to `max`, and are pinned. */
export function inscription(
  mots: string,
  x: number,
  ligne: number,
  taille: number,
  couleur: string,
  max: number,
): string {
  const long = mots.length * CHASSE * taille;
  if (long <= max * 0.8) return texte(mots, x, ligne, taille, couleur);
  const petite = Math.min(taille, taille * Math.max(0.5, (max / long) * 1.08));
  const haut = ligne - (taille - petite) * 0.34;
  return texte(mots, x, haut, petite, couleur, Math.min(max, long));
}

/** A word longer than the line stays whole. */
export function lignes(mots: string, lettres: number): string[] {
  const sortie: string[] = [];
  for (const mot of mots.trim().split(/ +/)) {
    const derniere = sortie.at(-1);
    if (derniere !== undefined && derniere.length + mot.length < lettres)
      sortie[sortie.length - 1] = `${derniere} ${mot}`;
    else sortie.push(mot);
  }
  return sortie;
}
