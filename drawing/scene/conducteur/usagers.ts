import { cercle } from '../../svg.ts';
import type { Vu } from '../plan/plan.ts';
import { badgeOf } from './badge.ts';
import { tailleOf } from './taille.ts';
import type { Carrosse } from './carrosse.ts';
import { figure } from './figures.ts';
import { devant, project, relativeTo, type Camera } from './projection.ts';
import type { Boite } from './signaux.ts';
import type { Cote } from './silhouette.ts';
import { carrosse, isRoulant, teintes } from './vehicules.ts';
import { standUp, placeur, rend, type Local } from './volume.ts';

export const coteOf = (angle: number): Cote =>
  Math.abs(angle) < 45 ? 'dos' : Math.abs(angle) > 135 ? 'face' : 'profil';

/** A lamp that shines: a dot and a halo, as big as it is near. */
function eclat(camera: Camera, vu: Vu, point: Local, couleur: string, rayon: number): string {
  const vuDuSiege = placeur(camera, vu)(point);
  if (vuDuSiege[1] < 1) return '';
  const [x, y] = project(camera, vuDuSiege);
  const taille = Math.max(2, (camera.focale / vuDuSiege[1]) * rayon);
  return (
    cercle(x, y, taille * 1.9, couleur, { 'fill-opacity': 0.35 }) + cercle(x, y, taille, couleur)
  );
}

/** What is lit: drawn over the dark of the night. */
export function feux(camera: Camera, vu: Vu, nuit: boolean): string {
  const [droite, avant] = devant(camera, [vu.x, vu.y]);
  if (avant < 2 || Math.abs(droite) > avant + 6) return '';
  const angle = relativeTo(camera, vu.x, vu.y, vu.cap);
  const deDos = Math.abs(angle) < 90;
  const caisse: Carrosse | undefined = isRoulant(vu.qui)
    ? carrosse(vu.qui, vu.couleur, false)
    : undefined;
  const feux = caisse?.feux ?? { arriere: -0.7, avant: 0.7, ecart: 0.18, haut: 0.85 };
  const bout = deDos ? feux.arriere : feux.avant;
  const deuxRoues = ['vélo', 'moto', 'cyclomoteur', 'speed pedelec', 'trottinette'].includes(
    vu.qui,
  );
  let sortie = '';
  if (caisse && vu.arrete && deDos)
    for (const cote of [-1, 1])
      sortie += eclat(camera, vu, [bout, cote * feux.ecart, feux.haut], '#FF3327', 0.1);
  else if (nuit && caisse && (deDos || !('fait' in vu.usager && vu.usager.fait === 'stationné')))
    for (const cote of [-1, 1])
      sortie += eclat(
        camera,
        vu,
        [bout, cote * feux.ecart, feux.haut],
        deDos ? '#FF3327' : '#FFF6CF',
        deDos ? 0.07 : 0.12,
      );
  else if (nuit && deuxRoues)
    sortie += eclat(camera, vu, [0, 0, deDos ? 0.72 : 0.9], deDos ? '#FF3327' : '#FFF6CF', 0.07);
  const cotes =
    vu.clignotant === 'quatre'
      ? [-1, 1]
      : vu.clignotant === 'gauche'
        ? [-1]
        : vu.clignotant === 'droite'
          ? [1]
          : [];
  for (const cote of cotes)
    for (const avant of Math.abs(Math.abs(angle) - 90) < 50 ? [feux.arriere, feux.avant] : [bout])
      sortie += eclat(
        camera,
        vu,
        [avant, cote * (feux.ecart + 0.12), feux.haut + 0.02],
        '#FF9D0A',
        0.13,
      );
  if (vu.feuxBleus && caisse)
    for (const cote of [-1, 1])
      sortie += eclat(
        camera,
        vu,
        [vu.qui === 'police' ? -0.6 : 1.2, cote * 0.5, caisse.haut + 0.1],
        '#2F7BFF',
        0.16,
      );
  return sortie;
}

/** The letter that he goes by. */
export const badge = (camera: Camera, vu: Vu, pris: Boite[]): string =>
  badgeOf(
    camera,
    vu,
    isRoulant(vu.qui) ? carrosse(vu.qui, vu.couleur, false).haut : 1.8 * tailleOf(camera, vu),
    pris,
  );

/** One who is on the road. */
export function usager(camera: Camera, vu: Vu): string {
  const angle = relativeTo(camera, vu.x, vu.y, vu.cap);
  if (isRoulant(vu.qui)) {
    const caisse = carrosse(vu.qui, vu.couleur, Math.abs(angle) > 90);
    const porte: Local[] = [
      [-0.2, -0.92, 0.4],
      [-0.2, -1.75, 0.4],
      [-0.2, -1.75, 1.35],
      [-0.2, -0.92, 1.4],
    ];
    return (
      caisse.morceaux.map((m) => rend(camera, vu, m)).join('') +
      (vu.porteOuverte
        ? rend(camera, vu, [{ points: porte, couleur: teintes[vu.couleur] }], true)
        : '')
    );
  }
  const svg = figure(vu.qui, coteOf(angle), teintes[vu.couleur]) ?? '';
  return standUp(camera, vu.x, vu.y, svg, tailleOf(camera, vu), angle > 45 && angle < 135);
}
