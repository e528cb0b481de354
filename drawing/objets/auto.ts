import { noir, rouge } from '../couleurs.ts';
import { cercle, chemin, pose, rect, texte, trait } from '../svg.ts';
import { VITRE } from './objet.ts';

/** Pixels a metre in side views, so that lengths compare. */
export const M = 56;

export const roue = (x: number, r = 19) =>
  cercle(x, -r, r, noir) + cercle(x, -r, r * 0.56, '#C9CFD3') + cercle(x, -r, r * 0.2, '#6C767D');

/** Front to the left, wheels on y = 0; 4.2 m by 1.5 m. */
export const auto = (couleur: string) =>
  chemin(
    'M-118 -24Q-119 -42 -106 -47L-58 -56Q-36 -81 -12 -83H48Q74 -83 94 -58L110 -54Q118 -50 118 -36V-22Q118 -13 110 -13H-108Q-117 -13 -118 -24Z',
    couleur,
  ) +
  chemin('M-46 -56Q-28 -75 -10 -76H8V-55ZM16 -76H46Q66 -75 80 -56L16 -55Z', VITRE) +
  chemin('M-118 -26H118V-20Q118 -13 110 -13H-108Q-117 -13 -118 -26Z', noir, { opacity: 0.18 }) +
  trait('M12 -52V-20', noir, 2, { opacity: 0.3 }) +
  trait('M-4 -46H4M66 -46H74', noir, 3.5, { opacity: 0.45 }) +
  chemin('M-117 -40Q-112 -46 -100 -46L-98 -38H-117Z', '#FFF3B0') +
  rect(110, -50, 8, 14, '#E02B2B', { rx: 2 }) +
  cercle(-74, -19, 24, noir, { opacity: 0.55 }) +
  cercle(76, -19, 24, noir, { opacity: 0.55 }) +
  roue(-74) +
  roue(76);

/** Front to the left: 5 m by 2.2 m. */
export const fourgon = (couleur: string) =>
  chemin(
    'M-140 -26V-52Q-139 -60 -128 -64L-116 -68L-90 -112Q-84 -122 -70 -122H132Q140 -122 140 -112V-22Q140 -14 132 -14H-130Q-140 -14 -140 -26Z',
    couleur,
  ) +
  chemin('M-104 -70L-82 -106Q-79 -110 -74 -110H-56V-70Z', VITRE) +
  trait('M-46 -112V-22M20 -112V-22', noir, 2, { opacity: 0.25 }) +
  chemin('M-140 -28H140V-22Q140 -14 132 -14H-130Q-140 -14 -140 -28Z', noir, { opacity: 0.18 }) +
  rect(-140, -54, 14, 12, '#FFF3B0', { rx: 3 }) +
  rect(134, -64, 6, 22, '#E02B2B', { rx: 2 }) +
  cercle(-92, -20, 25, noir, { opacity: 0.5 }) +
  cercle(88, -20, 25, noir, { opacity: 0.5 }) +
  roue(-92, 20) +
  roue(88, 20);

export const plaque = (x: number, y: number, echelle = 1, mots = '1-PRI-026') =>
  pose(
    rect(-42, -12, 84, 24, '#FFFFFF', { rx: 3, stroke: rouge, 'stroke-width': 2.5 }) +
      texte(mots, 0, 7, 18, rouge, 72),
    x,
    y,
    echelle,
  );

/** Wheels on y = 0; 1.8 m wide at 110 pixels a metre. */
export const autoDerriere = (couleur: string, avecPlaque: boolean | 'muette' = true) =>
  rect(-92, -30, 34, 30, noir, { rx: 8 }) +
  rect(58, -30, 34, 30, noir, { rx: 8 }) +
  chemin(
    'M-62 -160Q-58 -168 -48 -168H48Q58 -168 62 -160L80 -104Q100 -98 100 -78V-32Q100 -18 88 -18H-88Q-100 -18 -100 -32V-78Q-100 -98 -80 -104Z',
    couleur,
  ) +
  chemin('M-52 -152Q-50 -157 -44 -157H44Q50 -157 52 -152L66 -106H-66Z', VITRE) +
  rect(-100, -46, 200, 18, noir, { opacity: 0.2 }) +
  chemin('M-98 -88H-66V-60H-100V-78ZM98 -88H66V-60H100V-78Z', '#D62222') +
  rect(-98, -72, 30, 7, '#FFC74D') +
  rect(68, -72, 30, 7, '#FFC74D') +
  (avecPlaque === 'muette'
    ? rect(-46, -79, 92, 26, '#FFFFFF', { rx: 3, stroke: rouge, 'stroke-width': 3 })
    : avecPlaque
      ? plaque(0, -66, 1.1)
      : '');

export const autoDevant = (couleur: string, phares: string) =>
  rect(-92, -30, 34, 30, noir, { rx: 8 }) +
  rect(58, -30, 34, 30, noir, { rx: 8 }) +
  chemin(
    'M-62 -160Q-58 -168 -48 -168H48Q58 -168 62 -160L80 -108Q104 -100 104 -76V-32Q104 -18 92 -18H-92Q-104 -18 -104 -32V-76Q-104 -100 -80 -108Z',
    couleur,
  ) +
  chemin('M-52 -152Q-50 -157 -44 -157H44Q50 -157 52 -152L66 -110H-66Z', VITRE) +
  rect(-46, -62, 92, 22, '#1E2529', { rx: 8 }) +
  phares +
  trait('M-84 -112L-106 -118M84 -112L106 -118', couleur, 13);
export const pharesBlancs = [-78, 78]
  .map((x) => cercle(x, -72, 20, '#FFF3A0', { stroke: '#59636A', 'stroke-width': 4 }))
  .join('');

export const triangleDePanne = (x: number, y: number, echelle = 1) =>
  pose(
    trait('M-34 -6L0 -64L34 -6Z', '#FFFFFF', 20) +
      trait('M-34 -6L0 -64L34 -6Z', rouge, 15) +
      trait('M-22 8H22', '#59636A', 6),
    x,
    y,
    echelle,
  );

export const paysage = (y: number) =>
  chemin(
    `M-240 ${y - 26}Q-150 ${y - 66} -60 ${y - 38}T110 ${y - 46}T240 ${y - 30}V${y}H-240Z`,
    '#B4D3B4',
  ) +
  rect(-240, y - 12, 480, 12, '#8DB27C') +
  sol(y - 3, 160) +
  rect(-240, y - 3, 480, 4, '#46515A');

export const sol = (y: number, h: number, c = '#59646C') => rect(-240, y, 480, h, c);

export const rayures = (x: number, y: number, cote: number) => {
  const unite = cote / 4;
  const contour = [0, 2]
    .map((i) => [i * unite, (i + 1) * unite, cote])
    .map(
      ([gauche = 0, haut = 0, long = 0]) =>
        `M${gauche} 0H${haut}L${long} ${long - haut}V${long - gauche}Z` +
        (gauche === 0
          ? ''
          : `M0 ${gauche - unite}V${haut - unite}L${long - haut + unite} ${long}H${long - gauche + unite}Z`),
    )
    .join('');
  return pose(
    rect(0, 0, cote, cote, '#FFFFFF') +
      chemin(contour, rouge) +
      rect(0, 0, cote, cote, 'none', { stroke: noir, 'stroke-width': 2 }),
    x,
    y,
  );
};
