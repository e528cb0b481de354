import { cercle, chemin, el, n, rect, trait } from '../../svg.ts';
import type { Vu } from '../plan/plan.ts';
import { sprite } from './sprites.ts';
import { write, unites } from './traces.ts';
import { brasTendu } from '../plan/vuOf.ts';
import { isPieton, signalsByArm } from '../../../droit/circulation/usagers.ts';

const JAUNE = '#FFCE00';
const NUIT = '#1B242D';
const ORANGE = '#FF9D0A';

const transforme = (lieu: { x: number; y: number; cap: number }): string =>
  `translate(${write(unites(lieu.x))} ${write(unites(lieu.y))})${Math.abs(lieu.cap % 360) < 0.05 ? '' : ` rotate(${n(Math.round(lieu.cap * 10) / 10)})`}`;

export const ombres = (liste: Vu[]): string =>
  el(
    'g',
    { fill: '#101820', 'fill-opacity': 0.24 },
    liste
      .map((vu) => {
        const [largeur, hauteur] = [unites(vu.taille[1]), unites(vu.taille[0])];
        return el('rect', {
          x: -largeur / 2 - 2,
          y: -hauteur / 2 - 2,
          width: largeur + 4,
          height: hauteur + 4,
          rx: isPieton(vu) ? largeur / 2 : 10,
          transform: transforme({ ...vu, x: vu.x + 0.15, y: vu.y + 0.22 }),
        });
      })
      .join(''),
  );

/** Rays tell it without colour. */
function clignotants(vu: Vu): string {
  if (!vu.clignotant || signalsByArm(vu)) return '';
  const [largeur, hauteur] = [unites(vu.taille[1]) / 2, unites(vu.taille[0]) / 2];
  const cotes = vu.clignotant === 'quatre' ? [-1, 1] : [vu.clignotant === 'gauche' ? -1 : 1];
  const etroit = largeur < 16;
  const points = cotes.flatMap((cote) =>
    [-1, 1].map((s) => [cote * (largeur - (etroit ? 0 : 3)), s * (hauteur - 6), cote, s] as const),
  );
  const rayons = points
    .map(
      ([x, y, cote, sens]) =>
        `M${write(x + cote * 8)} ${write(y)}h${cote * 8}M${write(x + cote * 6)} ${write(y + sens * 6)}l${cote * 6} ${sens * 6}M${write(x + cote * 7)} ${write(y - sens * 6)}l${cote * 6}${sens > 0 ? '' : ' '}${-sens * 5}`,
    )
    .join('');
  return (
    trait(rayons, NUIT, 6, { 'stroke-opacity': 0.35 }) +
    trait(rayons, ORANGE, 3.4) +
    points
      .map(([x, y]) => cercle(x, y, 5.4, ORANGE, { stroke: '#fff', 'stroke-width': 1.4 }))
      .join('')
  );
}

function feuxBleus(vu: Vu): string {
  if (!vu.feuxBleus) return '';
  const y = vu.qui === 'pompiers' ? -50 : vu.qui === 'ambulance' ? -14 : 8;
  const [largeur] = [unites(vu.taille[1]) / 2];
  const ondes = vu.sirene
    ? trait(
        [-1, 1]
          .map(
            (cote) =>
              `M${cote * (largeur + 8)} ${y - 12}q${cote * 7} 12 0 24M${cote * (largeur + 16)} ${y - 18}q${cote * 10} 18 0 36`,
          )
          .join(''),
        '#2F80FF',
        3.6,
      )
    : '';
  return (
    cercle(0, y, 25, '#5AA5FF', { 'fill-opacity': 0.3 }) +
    [-10, 10]
      .map((x) => cercle(x, y, 7.5, '#2F80FF', { stroke: '#fff', 'stroke-width': 2 }))
      .join('') +
    ondes
  );
}

const porte = (vu: Vu): string =>
  vu.porteOuverte
    ? chemin('M-21-20Q-42-12-50 4l5 3Q-36-4-21-8z', '#0B2E63', {
        stroke: '#fff',
        'stroke-width': 3,
      })
    : '';

const freins = (vu: Vu): string => {
  if (
    !vu.freine ||
    isPieton(vu) ||
    ['remorque', 'caravane', 'obstacle', 'travaux', 'attelage'].includes(vu.qui)
  )
    return '';
  const [largeur, hauteur] = [unites(vu.taille[1]) / 2, unites(vu.taille[0]) / 2];
  return largeur < 16
    ? ''
    : [-1, 1]
        .map((cote) =>
          rect(cote * (largeur - 8) - 5.5, hauteur - 5, 11, 5, '#FF2A3A', {
            rx: 2,
            stroke: '#FFB3B8',
            'stroke-width': 1.2,
          }),
        )
        .join('');
};

const DISQUE =
  trait('M13-2L17-18', '#39434B', 4) +
  cercle(18, -26, 10, '#fff', { stroke: '#C1121F', 'stroke-width': 4.5 });

export function usager(vu: Vu): string {
  const [largeur, hauteur] = [unites(vu.taille[1]), unites(vu.taille[0])];
  const moi = vu.moi
    ? rect(-largeur / 2 - 5, -hauteur / 2 - 5, largeur + 10, hauteur + 10, 'none', {
        rx: isPieton(vu) ? largeur / 2 : 13,
        stroke: JAUNE,
        'stroke-width': 5,
      })
    : '';
  return el(
    'g',
    { transform: transforme(vu) },
    moi +
      porte(vu) +
      sprite(vu.qui, vu.couleur, brasTendu(vu)) +
      (vu.disque ? DISQUE : '') +
      freins(vu) +
      feuxBleus(vu) +
      clignotants(vu),
  );
}
