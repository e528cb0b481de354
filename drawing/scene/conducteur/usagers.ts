import { cercle } from '../../svg.ts';
import type { Vu } from '../plan.ts';
import { badgeDe } from './badge.ts';
import type { Carrosse } from './carrosse.ts';
import { figure } from './figures.ts';
import { devant, projette, relatif, type Camera } from './projection.ts';
import type { Boite } from './signaux.ts';
import type { Cote } from './silhouette.ts';
import { carrosse, estRoulant, teintes } from './vehicules.ts';
import { dresse, placeur, rend, type Local } from './volume.ts';

export const coteDe = (angle: number): Cote =>
  Math.abs(angle) < 45 ? 'dos' : Math.abs(angle) > 135 ? 'face' : 'profil';

/** A lamp that shines: a dot and a halo, as big as it is near. */
function eclat(c: Camera, v: Vu, p: Local, couleur: string, rayon: number): string {
  const q = placeur(c, v)(p);
  if (q[1] < 1) return '';
  const [x, y] = projette(c, q);
  const r = Math.max(2, (c.focale / q[1]) * rayon);
  return cercle(x, y, r * 1.9, couleur, { 'fill-opacity': 0.35 }) + cercle(x, y, r, couleur);
}

/** What is lit: drawn over the dark of the night. */
export function feux(c: Camera, v: Vu, nuit: boolean): string {
  const [droite, avant] = devant(c, [v.x, v.y]);
  if (avant < 2 || Math.abs(droite) > avant + 6) return '';
  const angle = relatif(c, v.x, v.y, v.cap);
  const deDos = Math.abs(angle) < 90;
  const k: Carrosse | undefined = estRoulant(v.qui) ? carrosse(v.qui, v.couleur, false) : undefined;
  const f = k?.feux ?? { arriere: -0.7, avant: 0.7, ecart: 0.18, haut: 0.85 };
  const bout = deDos ? f.arriere : f.avant;
  const deuxRoues = ['vélo', 'moto', 'cyclomoteur', 'speed pedelec', 'trottinette'].includes(v.qui);
  let sortie = '';
  if (k && v.arrete && deDos)
    for (const s of [-1, 1]) sortie += eclat(c, v, [bout, s * f.ecart, f.haut], '#FF3327', 0.1);
  else if (nuit && k && (deDos || !('fait' in v.usager && v.usager.fait === 'stationné')))
    for (const s of [-1, 1])
      sortie += eclat(
        c,
        v,
        [bout, s * f.ecart, f.haut],
        deDos ? '#FF3327' : '#FFF6CF',
        deDos ? 0.07 : 0.12,
      );
  else if (nuit && deuxRoues)
    sortie += eclat(c, v, [0, 0, deDos ? 0.72 : 0.9], deDos ? '#FF3327' : '#FFF6CF', 0.07);
  const cotes =
    v.clignotant === 'quatre'
      ? [-1, 1]
      : v.clignotant === 'gauche'
        ? [-1]
        : v.clignotant === 'droite'
          ? [1]
          : [];
  for (const s of cotes)
    for (const a of Math.abs(Math.abs(angle) - 90) < 50 ? [f.arriere, f.avant] : [bout])
      sortie += eclat(c, v, [a, s * (f.ecart + 0.12), f.haut + 0.02], '#FF9D0A', 0.13);
  if (v.feuxBleus && k)
    for (const s of [-1, 1])
      sortie += eclat(
        c,
        v,
        [v.qui === 'police' ? -0.6 : 1.2, s * 0.5, k.haut + 0.1],
        '#2F7BFF',
        0.16,
      );
  return sortie;
}

/** The letter that he goes by. */
export const badge = (c: Camera, v: Vu, pris: Boite[]): string =>
  badgeDe(c, v, estRoulant(v.qui) ? carrosse(v.qui, v.couleur, false).haut : 1.9, pris);

/** One who is on the road. */
export function usager(c: Camera, v: Vu): string {
  const angle = relatif(c, v.x, v.y, v.cap);
  if (estRoulant(v.qui)) {
    const k = carrosse(v.qui, v.couleur, Math.abs(angle) > 90);
    const porte: Local[] = [
      [-0.2, -0.92, 0.4],
      [-0.2, -1.75, 0.4],
      [-0.2, -1.75, 1.35],
      [-0.2, -0.92, 1.4],
    ];
    return (
      k.morceaux.map((m) => rend(c, v, m)).join('') +
      (v.porteOuverte ? rend(c, v, [{ points: porte, couleur: teintes[v.couleur] }], true) : '')
    );
  }
  const svg = figure(v.qui, coteDe(angle), teintes[v.couleur]) ?? '';
  return dresse(c, v.x, v.y, svg, v.qui === 'enfant' ? 1.15 : 1.08, angle > 45 && angle < 135);
}
