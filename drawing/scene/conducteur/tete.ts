import type { Objet, Point } from '../plan/plan.ts';

const rad = (cap: number) => (cap * Math.PI) / 180;
/** In metres: longer vehicles are known by their front half. */
const LONG = 7;
const NEZ = 0.3;

export function tete(objet: Objet): Point {
  if (objet.genre !== 'usager') return [objet.x, objet.y];
  const [long] = objet.taille;
  const avance = long > LONG ? long * NEZ : 0;
  return [objet.x + Math.sin(rad(objet.cap)) * avance, objet.y - Math.cos(rad(objet.cap)) * avance];
}
