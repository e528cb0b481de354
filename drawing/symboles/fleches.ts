import { chemin, n, trait } from '../svg.ts';

/** Tip at (x, y), `angle` degrees from up. */
const pointe = (x: number, y: number, angle: number, taille: number, couleur: string): string =>
  chemin(`M0 0L${n(taille)} ${n(taille * 1.15)}H${n(-taille)}Z`, couleur, {
    transform: `translate(${n(x)} ${n(y)})` + (angle === 0 ? '' : ` rotate(${n(angle)})`),
  });

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

export const flecheLeLong = (
  contour: string,
  bout: { x: number; y: number; angle: number },
  largeur: number,
  couleur: string,
): string =>
  trait(contour, couleur, largeur, { 'stroke-linecap': 'butt' }) +
  pointe(bout.x, bout.y, bout.angle, largeur * 1.3, couleur);

/** Tip and notch, as parts of the width. */
const TOIT = 0.3;

/** Degrees from up, clockwise. */
interface Bout {
  x: number;
  y: number;
  angle: number;
}

/**
 * A wingless arrow as on A1. `fut` is the shaft, the tip grows at `bout`, `angle` is the heading at
 * `pied`.
 */
export function flecheToitLeLong(
  contour: string,
  pied: Bout,
  bout: Bout,
  largeur: number,
  couleur: string,
): string {
  const [demi, pointe] = [largeur / 2, largeur * TOIT];
  const pose = ({ x, y, angle }: Bout) => ({
    transform: `translate(${n(x)} ${n(y)}) rotate(${n(angle)})`,
  });
  // One unit of overlap hides a hairline.
  return (
    trait(contour, couleur, largeur, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' }) +
    chemin(`M${n(-demi)} 1V0L0 ${n(-pointe)}L${n(demi)} 0V1Z`, couleur, pose(bout)) +
    chemin(`M${n(-demi)} -1V${n(pointe)}L0 0L${n(demi)} ${n(pointe)}V-1Z`, couleur, pose(pied))
  );
}

/** 36 long, `angle` degrees from up. */
export const flecheMince = (couleur: string, angle: number): string =>
  chemin(
    'M-1.6 18V-7H-5.2L0 -18L5.2 -7H1.6V18Z',
    couleur,
    angle === 0 ? {} : { transform: `rotate(${n(angle)})` },
  );
