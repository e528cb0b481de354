import { cercle, n, trait } from '../../svg.ts';
import type { Vu } from '../plan/plan.ts';
import { brasTendu, type Bras } from '../plan/vuOf.ts';
import { isDeuxRoues, signalsByArm } from '../../../droit/circulation/usagers.ts';
import { badgeOf } from './badge.ts';
import { tailleOf } from './taille.ts';
import type { Carrosse } from './carrosse.ts';
import { figure, VERT } from './figures.ts';
import { COCHER } from './attelage.ts';
import { devant, project, relativeTo, type Camera, type P3 } from './projection.ts';
import type { Boite } from './signauxDuSiege.ts';
import { PEAU, type Cote } from './silhouette.ts';
import { carrosse, isRoulant } from './carrosses.ts';
import { teintes } from '../teintes.ts';
import { standUp, placeur, rend, type Local } from './volume.ts';

export const coteOf = (angle: number): Cote =>
  Math.abs(angle) < 45 ? 'dos' : Math.abs(angle) > 135 ? 'face' : 'profil';

/** In pixels: visible even on orange vehicles. */
const CLIGNOTANT = 4.5;

function eclat(
  camera: Camera,
  vu: Vu,
  point: Local,
  couleur: string,
  rayon: number,
  auMoins = 2,
): string {
  const vuDuSiege = placeur(camera, vu)(point);
  if (vuDuSiege[1] < 1) return '';
  const [x, y] = project(camera, vuDuSiege);
  const taille = Math.max(auMoins, (camera.focale / vuDuSiege[1]) * rayon);
  const bord = auMoins > 2 ? { stroke: '#FFFFFF', 'stroke-width': 1.2 } : {};
  return (
    cercle(x, y, taille * 1.9, couleur, { 'fill-opacity': 0.35 }) +
    cercle(x, y, taille, couleur, bord)
  );
}

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
  const deuxRoues = isDeuxRoues(vu);
  let sortie = '';
  if (caisse && vu.freine && deDos && vu.qui !== 'attelage')
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
    vu.clignotant === undefined || signalsByArm(vu)
      ? []
      : vu.clignotant === 'quatre'
        ? [-1, 1]
        : vu.clignotant === 'gauche'
          ? [-1]
          : [1];
  for (const cote of cotes)
    for (const avant of Math.abs(Math.abs(angle) - 90) < 50 ? [feux.arriere, feux.avant] : [bout])
      sortie += eclat(
        camera,
        vu,
        [avant, cote * (feux.ecart + 0.12), feux.haut + 0.02],
        '#FF9D0A',
        0.13,
        CLIGNOTANT,
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

export const badge = (camera: Camera, vu: Vu, pris: Boite[]): string =>
  badgeOf(
    camera,
    vu,
    isRoulant(vu.qui) ? carrosse(vu.qui, vu.couleur, false).haut : 1.8 * tailleOf(camera, vu),
    pris,
  );

/** In profile 1 is the nearer arm. */
function sansOf(cote: Cote, angle: number, bras: Bras): Bras {
  if (bras === undefined || cote === 'dos') return bras;
  const droite = bras === 1;
  return (cote === 'face' ? !droite : droite === angle > 0) ? 1 : -1;
}

/** In metres; a slightly backward arm shows in profile. */
const EPAULE = [-0.05, 0.19, 1.36] as const;
const POING = [-0.36, 0.84, 1.4] as const;
const BANC = [-0.55, -0.4, 0.35] as const;

function tendu(camera: Camera, vu: Vu, bras: -1 | 1): string {
  const place = placeur(camera, vu);
  const enSelle = vu.qui !== 'attelage';
  const [taille, [ba, bd, bh]] = enSelle ? [tailleOf(camera, vu), [0, 0, 0]] : [1.1, BANC];
  const [epaule, poing] = [EPAULE, POING].map(([a, d, h]) =>
    place([a * taille + ba, d * taille * bras + bd, h * taille + bh]),
  ) as [P3, P3];
  if (Math.min(epaule[1], poing[1]) < 1) return '';
  const [[x0, y0], [x1, y1]] = [project(camera, epaule), project(camera, poing)];
  const px = (camera.focale / poing[1]) * taille;
  const trajet = `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`;
  const habit = vu.qui === 'trottinette' ? VERT : enSelle ? teintes[vu.couleur] : COCHER;
  return (
    trait(trajet, '#FFFFFF', px * 0.18) +
    trait(trajet, habit, px * 0.13) +
    cercle(x1, y1, px * 0.085, PEAU, { stroke: '#FFFFFF', 'stroke-width': n(px * 0.025) })
  );
}

const DISQUE =
  trait('M20-134L40-150', '#D9F022', 12) +
  trait('M42-140V-196', '#39434B', 6) +
  cercle(42, -206, 25, '#FFFFFF', { stroke: '#C1121F', 'stroke-width': 11 }) +
  cercle(42, -152, 6.5, PEAU);

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
        : '') +
      (vu.qui === 'attelage' && brasTendu(vu) ? tendu(camera, vu, brasTendu(vu) ?? 1) : '')
    );
  }
  const cote = coteOf(angle);
  const bras = brasTendu(vu);
  const sans = sansOf(cote, angle, bras);
  const pres = cote !== 'profil' || sans === 1;
  const svg = (figure(vu.qui, cote, teintes[vu.couleur], sans) ?? '') + (vu.disque ? DISQUE : '');
  const manche = bras === undefined ? '' : tendu(camera, vu, bras);
  return (
    (pres ? '' : manche) +
    standUp(camera, vu.x, vu.y, svg, tailleOf(camera, vu), angle > 45 && angle < 135) +
    (pres ? manche : '')
  );
}
