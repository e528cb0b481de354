/** A click on the picture: seconds, shares of it from its top left corner. */
export interface Clic {
  t: number;
  x: number;
  y: number;
}

/** Degrees across a picture that lies; upright each clip has its own (`deboutDe`). */
const COUCHE = 62;
/** Widths by heights between which the angle grows. */
const [ETROIT, LARGE] = [0.9, 1.5];

/** `debout`: degrees across an upright picture of this clip. */
export function angleDe(rapport: number, debout: number): number {
  const part = Math.max(0, Math.min(1, (rapport - ETROIT) / (LARGE - ETROIT)));
  return debout + (COUCHE - debout) * part;
}

/** The player's picture: pixels, and degrees that it shows across. */
export interface Ecran {
  largeur: number;
  hauteur: number;
  angle: number;
}

/** Left, top, right, bottom: tangents of angles from the middle of the view. */
export type CadreVu = readonly [number, number, number, number];

/** Somebody who is looked for, every `PAS_DES_CADRES` from `de` on; null: hidden or outside. */
export interface CibleVue {
  de: number;
  cadres: readonly (CadreVu | null)[];
}

/** In seconds from the clip's beginning. */
export interface Fenetre {
  ouvre: number;
  ferme: number;
  cibles: readonly CibleVue[];
}

/** Somebody or something at a second, who may be clicked on. */
export interface Lieu {
  t: number;
  cadre: CadreVu;
}

export interface Jugement {
  /** By window: the click that found it, and seconds that were left. */
  trouves: ({ clic: number; avance: number } | null)[];
  /** Clicks that found nothing. */
  faux: number[];
}

export const PAS_DES_CADRES = 0.1;
/** In pixels: a finger's width around what is looked for. */
const MARGE = 28;
/** In seconds: a finger comes down after the eye has seen. */
const RETARD = 0.3;

const demiDe = ({ angle }: Ecran): number => Math.tan((angle * Math.PI) / 360);

/** Left, top, right, bottom of what is looked for, in the picture's pixels. */
export function enPixels(cadre: CadreVu, ecran: Ecran): [number, number, number, number] {
  const { largeur, hauteur } = ecran;
  const parTangente = largeur / (2 * demiDe(ecran));
  const [x0, y0, x1, y1] = cadre;
  const enX = (u: number): number => largeur / 2 + u * parTangente;
  const enY = (v: number): number => hauteur / 2 - v * parTangente;
  return [enX(x0), enY(y0), enX(x1), enY(y1)];
}

/** A click of another screen, in pixels of this one: both look along the same way. */
export function surAutreEcran(
  { x, y }: { x: number; y: number },
  de: Ecran,
  vers: Ecran,
): { x: number; y: number } {
  const u = (2 * x - 1) * demiDe(de);
  const v = ((1 - 2 * y) * demiDe(de) * de.hauteur) / de.largeur;
  const [px, py] = enPixels([u, v, u, v], vers);
  return { x: px, y: py };
}

/** Where it is seen at a second; null: hidden, outside, or not looked for then. */
export const cadreAt = ({ de, cadres }: CibleVue, t: number): CadreVu | null =>
  cadres[Math.round((t - de) / PAS_DES_CADRES)] ?? null;

/** With a finger's width around. */
export function isTouche({ x, y }: Omit<Clic, 't'>, cadre: CadreVu, ecran: Ecran): boolean {
  const [px, py] = [x * ecran.largeur, y * ecran.hauteur];
  const [x0, y0, x1, y1] = enPixels(cadre, ecran);
  return px > x0 - MARGE && px < x1 + MARGE && py > y0 - MARGE && py < y1 + MARGE;
}

export function touche(clic: Clic, cible: CibleVue, ecran: Ecran): boolean {
  for (let u = clic.t; u > clic.t - RETARD - PAS_DES_CADRES / 2; u -= PAS_DES_CADRES) {
    const cadre = cadreAt(cible, u);
    if (cadre && isTouche(clic, cadre, ecran)) return true;
  }
  return false;
}

const isOuverte = ({ ouvre, ferme }: Fenetre, t: number): boolean => t >= ouvre && t <= ferme;

/**
 * The first click on a target while its window is open finds it. Another on it, or one on a target
 * that is not yet a danger, is neither right nor wrong.
 */
export function juge(fenetres: readonly Fenetre[], clics: readonly Clic[], ecran: Ecran): Jugement {
  const trouves: Jugement['trouves'] = fenetres.map(() => null);
  const faux: number[] = [];
  for (const [i, clic] of clics.entries()) {
    const sur = fenetres.flatMap((fenetre, k) =>
      fenetre.cibles.some((cible) => touche(clic, cible, ecran)) ? [k] : [],
    );
    if (sur.length === 0) faux.push(i);
    for (const k of sur) {
      const { ferme } = fenetres[k]!;
      if (trouves[k] === null && isOuverte(fenetres[k]!, clic.t))
        trouves[k] = { clic: i, avance: ferme - clic.t };
    }
  }
  return { trouves, faux };
}
