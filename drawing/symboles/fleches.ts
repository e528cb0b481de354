import { chemin, n, trait } from '../svg.ts';

/** A triangle whose tip is at (x, y), turned `angle` degrees from pointing up. */
const pointe = (x: number, y: number, angle: number, taille: number, couleur: string): string =>
  chemin(`M0 0L${n(taille)} ${n(taille * 1.15)}H${n(-taille)}Z`, couleur, {
    transform: `translate(${n(x)} ${n(y)})` + (angle === 0 ? '' : ` rotate(${n(angle)})`),
  });

/** Straight, pointing up from `bas` to `haut`. */
export function flecheHaut(
  x: number,
  bas: number,
  haut: number,
  largeur: number,
  couleur: string,
): string {
  const tete = largeur * 1.25;
  return (
    trait(`M${n(x)} ${n(bas)}V${n(haut + tete)}`, couleur, largeur, { 'stroke-linecap': 'butt' }) +
    pointe(x, haut, 0, tete, couleur)
  );
}

export function flecheBas(
  x: number,
  haut: number,
  bas: number,
  largeur: number,
  couleur: string,
): string {
  const tete = largeur * 1.25;
  return (
    trait(`M${n(x)} ${n(haut)}V${n(bas - tete)}`, couleur, largeur, { 'stroke-linecap': 'butt' }) +
    pointe(x, bas, 180, tete, couleur)
  );
}

/** A shaft along any path, with a head where it ends. */
export const flecheLeLong = (
  d: string,
  bout: { x: number; y: number; angle: number },
  largeur: number,
  couleur: string,
): string =>
  trait(d, couleur, largeur, { 'stroke-linecap': 'butt' }) +
  pointe(bout.x, bout.y, bout.angle, largeur * 1.3, couleur);
