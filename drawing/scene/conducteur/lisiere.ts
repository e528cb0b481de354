import { TEMPS } from '../temps.ts';
import { chemin, trait } from '../../svg.ts';
import { hasard } from '../plan/hasard.ts';
import type { Plan, Point } from '../plan/plan.ts';
import type { Axe } from './axes.ts';
import { devant, LARGEUR, project, type Camera } from './projection.ts';
import type { Boite } from './signauxDuSiege.ts';
import { boite, derriere, rendDecor, surFlancs, type Face } from './volume.ts';

export interface Abord {
  avant: number;
  boite: Boite;
  svg: string;
}

type Cote = -1 | 1;
const BOIS = '#8A7558';
const METAL = '#8A939A';

export interface Lieu {
  camera: Camera;
  plan: Plan;
  axe: Axe;
  cote: Cote;
  graine: number;
  libre: (points: Point[]) => boolean;
}

/** `a` along the road, `d` outside its edge. */
export const ou = ({ axe, cote }: Lieu, a: number, d: number): Point =>
  axe.ici(a, cote * ((cote > 0 ? axe.droite : axe.gauche) + d));

export const avantOf = (camera: Camera, point: Point): number => devant(camera, point)[1];

/** In metres: beyond, nothing long differs from the meadow. */
const PIECES = 85;
const morceaux = ({ camera, axe }: Lieu): [de: number, a: number][] => {
  const sortie: [number, number][] = [];
  let de = axe.de;
  while (de < axe.a && avantOf(camera, axe.ici(de)) < PIECES) {
    const loin = avantOf(camera, axe.ici(de));
    const long = loin < 30 ? 8 : loin < 60 ? 16 : 30;
    if (loin > -long) sortie.push([de, Math.min(axe.a, de + long)]);
    de += long;
  }
  return sortie;
};

function piece(lieu: Lieu, d: number, haut: number, faces: (demi: number) => Face[]): Abord[] {
  const { camera, axe } = lieu;
  return morceaux(lieu).flatMap(([de, a]) => {
    const coins = [ou(lieu, de, d), ou(lieu, (de + a) / 2, d), ou(lieu, a, d)];
    const [debut, milieu, fin] = coins;
    if (!debut || !milieu || !fin || avantOf(camera, milieu) < 1.5 || !lieu.libre(coins)) return [];
    const svg = rendDecor(
      camera,
      { x: milieu[0], y: milieu[1], cap: axe.cap },
      faces((a - de) / 2),
    );
    const [x0, x1] = [debut, fin].map(
      (p) => project(camera, [devant(camera, p)[0], Math.max(0.8, avantOf(camera, p)), 0])[0],
    );
    const [, haute] = project(camera, [0, Math.max(0.8, avantOf(camera, debut)), haut]);
    const [, basse] = project(camera, [0, Math.max(0.8, avantOf(camera, debut)), 0]);
    const gauche = Math.min(x0 ?? 0, x1 ?? 0);
    const large = Math.abs((x1 ?? 0) - (x0 ?? 0));
    return svg
      ? [{ avant: avantOf(camera, milieu), boite: [gauche, haute, large, basse - haute], svg }]
      : [];
  });
}

export const vert = (plan: Plan, couleur: string): string =>
  TEMPS[plan.temps].enneige ? '#CBD9D8' : couleur;

export const haie = (lieu: Lieu, d: number, haut: number): Abord[] =>
  piece(lieu, d, haut, (demi) => boite(-demi, demi, 0.45, 0, haut, vert(lieu.plan, '#77A567')));

export const muret = (lieu: Lieu): Abord[] =>
  piece(lieu, 0.3, 0.6, (demi) => boite(-demi, demi, 0.14, 0, 0.6, '#B99684'));

/** Flat: seen from one side only. */
export const cloture = (lieu: Lieu): Abord[] =>
  piece(lieu, 2.4, 1.1, (demi) => [
    ...(demi > 6 ? [] : [-2, 1].map((a) => derriere(a, -0.08, 0.08, 0, 1.15, BOIS))),
    ...surFlancs(0.02, -demi, demi, 0.88, 0.98, BOIS),
    ...(demi > 6 ? [] : surFlancs(0.02, -demi, demi, 0.48, 0.56, BOIS)),
  ]);

function uns(
  lieu: Lieu,
  d: number,
  intervalle: number,
  jusqua: number,
  dessine: (point: Point, avant: number, rang: number) => { svg: string; boite: Boite },
): Abord[] {
  const { camera, axe } = lieu;
  const debut = axe.de + hasard(lieu.graine, lieu.cote + 4) * intervalle;
  return Array.from(
    { length: Math.ceil((axe.a - debut) / intervalle) },
    (_, i) => debut + i * intervalle,
  ).flatMap((a, rang) => {
    const point = ou(lieu, a, d);
    const avant = avantOf(camera, point);
    if (avant < 4 || avant > jusqua || !lieu.libre([point])) return [];
    const chose = dessine(point, avant, rang);
    const [x, , large] = chose.boite;
    const dedans = x + large > -60 && x < LARGEUR + 60;
    return chose.svg && dedans ? [{ avant, ...chose }] : [];
  });
}

export const mince = (camera: Camera, point: Point, large: number, haut: number): Boite => {
  const [droite, avant] = devant(camera, point);
  const [x, pied] = project(camera, [droite, avant, 0]);
  const k = camera.focale / avant;
  return [x - (large * k) / 2, pied - haut * k, large * k, haut * k];
};

export const peupliers = (lieu: Lieu): Abord[] =>
  uns(lieu, 4.2, 8, 80, (point) => {
    const boite = mince(lieu.camera, point, 2.4, 9 + hasard(point[0], point[1]) * 4);
    const [x, y, l, h] = boite.map(Math.round) as [number, number, number, number];
    const [m, q] = [Math.round(l / 2), Math.round(h * 0.68)];
    const cime = `M${x} ${y + q}q0-${Math.round(h * 0.5)} ${m}-${q}q${m} ${Math.round(h * 0.18)} ${m} ${q}q-${m} ${Math.round(h * 0.28)}-${2 * m} 0`;
    const tronc = `M${x + m} ${y + h}v-${Math.round(h / 3)}`;
    const vif = vert(lieu.plan, '#6B9C5E');
    return { svg: trait(tronc, BOIS, Math.max(1, l / 9)) + chemin(cime, vif), boite };
  });

export const balises = (lieu: Lieu): Abord[] =>
  uns(lieu, 0.7, 25, 60, (point) => {
    const ici = { x: point[0], y: point[1], cap: lieu.axe.cap };
    const svg = rendDecor(lieu.camera, ici, [
      ...boite(-0.06, 0.06, 0.07, 0, 1, '#F2F3F1'),
      ...boite(-0.07, -0.06, 0.075, 0.7, 0.86, lieu.cote > 0 ? '#D0442F' : '#8A939A'),
    ]);
    return { svg, boite: mince(lieu.camera, point, 0.2, 1) };
  });

/** By night they would claim that the street is lit. */
export const lampadaires = (lieu: Lieu): Abord[] =>
  TEMPS[lieu.plan.temps].sombre
    ? []
    : uns(lieu, -0.25, 24, 75, (point) => {
        const boite = mince(lieu.camera, point, 0.4, 6.4);
        const [x, y, l, h] = boite.map(Math.round) as [number, number, number, number];
        const e = Math.max(1, Math.round(l / 3));
        const bras = -lieu.cote * l * 4;
        const lampe = -lieu.cote * Math.max(2, l * 2);
        const mat = `M${x} ${y + h}v-${h}h${bras}v${e}h${-bras + e}v${h - e}Z`;
        return {
          svg: chemin(`${mat}M${x + bras} ${y}h${lampe}v${e + 1}h${-lampe}Z`, METAL),
          boite,
        };
      });
