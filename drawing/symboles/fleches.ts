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
  contour: string,
  bout: { x: number; y: number; angle: number },
  largeur: number,
  couleur: string,
): string =>
  trait(contour, couleur, largeur, { 'stroke-linecap': 'butt' }) +
  pointe(bout.x, bout.y, bout.angle, largeur * 1.3, couleur);

/** How far the tip of a blunt arrow, and the notch at its foot, reach: parts of its width. */
const TOIT = 0.3;

/** A place on an arrow's way, and where it heads there: degrees from pointing up, clockwise. */
interface Bout {
  x: number;
  y: number;
  angle: number;
}

/**
 * An arrow without wings along any path, as on A1: `fut` is the shaft alone; the tip, as wide as it,
 * grows out of it at `bout`, the two points beside the notch at `pied`, where `angle` is the heading
 * of who starts there.
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
  // One unit of overlap, or a hairline shows between the pieces.
  return (
    trait(contour, couleur, largeur, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' }) +
    chemin(`M${n(-demi)} 1V0L0 ${n(-pointe)}L${n(demi)} 0V1Z`, couleur, pose(bout)) +
    chemin(`M${n(-demi)} -1V${n(pointe)}L0 0L${n(demi)} ${n(pointe)}V-1Z`, couleur, pose(pied))
  );
}

/** A thin arrow 36 long, turned `angle` degrees from pointing up. */
export const flecheMince = (couleur: string, angle: number): string =>
  chemin(
    'M-1.6 18V-7H-5.2L0 -18L5.2 -7H1.6V18Z',
    couleur,
    angle === 0 ? {} : { transform: `rotate(${n(angle)})` },
  );
