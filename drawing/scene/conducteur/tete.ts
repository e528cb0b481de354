import { gabarit } from '../gabarits.ts';
import type { Objet, Point } from '../plan/plan.ts';

const rad = (cap: number) => (cap * Math.PI) / 180;
/** Of somebody so long, in metres, the front half is enough to know him by; and how far ahead of his middle that is. */
const LONG = 7;
const NEZ = 0.3;

/** Where one has to look to see him: the middle, or the front half of who is long. */
export function tete(objet: Objet): Point {
  if (objet.genre !== 'usager') return [objet.x, objet.y];
  const [long] = gabarit(objet.qui);
  const avance = long > LONG ? long * NEZ : 0;
  return [objet.x + Math.sin(rad(objet.cap)) * avance, objet.y - Math.cos(rad(objet.cap)) * avance];
}
