import { cercle, chemin, el, n, rect, trait } from '../svg.ts';
import { gabarit } from './gabarits.ts';
import type { Vu } from './plan.ts';
import { sprite } from './sprites/index.ts';
import { ecrit, u } from './traces.ts';
import { estPieton, signeDuBras } from './usagers.ts';

const JAUNE = '#FFCE00';
const NUIT = '#1B242D';
const ORANGE = '#FF9D0A';

const a = (v: { x: number; y: number; cap: number }): string =>
  `translate(${ecrit(u(v.x))} ${ecrit(u(v.y))})${Math.abs(v.cap % 360) < 0.05 ? '' : ` rotate(${n(Math.round(v.cap * 10) / 10)})`}`;

export const ombres = (liste: Vu[]): string =>
  el(
    'g',
    { fill: '#101820', 'fill-opacity': 0.24 },
    liste
      .map((v) => {
        const [l, h] = [u(gabarit(v.qui)[1]), u(gabarit(v.qui)[0])];
        return el('rect', {
          x: -l / 2 - 2,
          y: -h / 2 - 2,
          width: l + 4,
          height: h + 4,
          rx: estPieton(v.qui) ? l / 2 : 10,
          transform: a({ ...v, x: v.x + 0.15, y: v.y + 0.22 }),
        });
      })
      .join(''),
  );

/** A lamp that goes on and off, with rays: its form says so too. */
function clignotants(v: Vu): string {
  if (!v.clignotant) return '';
  if (signeDuBras(v.qui) && v.clignotant !== 'quatre') {
    const k = v.clignotant === 'gauche' ? -1 : 1;
    const y = v.qui === 'attelage' ? 16 : 7;
    const bras = `M${k * 9} ${y}L${k * 33} ${y - 3}`;
    return (
      trait(bras, NUIT, 9) +
      trait(bras, ORANGE, 6) +
      cercle(k * 35, y - 3, 5, '#E9B48C', { stroke: NUIT, 'stroke-width': 1.5 })
    );
  }
  const [l, h] = [u(gabarit(v.qui)[1]) / 2, u(gabarit(v.qui)[0]) / 2];
  const cotes = v.clignotant === 'quatre' ? [-1, 1] : [v.clignotant === 'gauche' ? -1 : 1];
  const etroit = l < 16;
  const points = cotes.flatMap((k) =>
    [-1, 1].map((s) => [k * (l - (etroit ? 0 : 3)), s * (h - 6), k, s] as const),
  );
  const rayons = points
    .map(
      ([x, y, k, s]) =>
        `M${ecrit(x + k * 8)} ${ecrit(y)}h${k * 8}M${ecrit(x + k * 6)} ${ecrit(y + s * 6)}l${k * 6} ${s * 6}M${ecrit(x + k * 7)} ${ecrit(y - s * 6)}l${k * 6}${s > 0 ? '' : ' '}${-s * 5}`,
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

function feuxBleus(v: Vu): string {
  if (!v.feuxBleus) return '';
  const y = v.qui === 'pompiers' ? -50 : v.qui === 'ambulance' ? -14 : 8;
  const [l] = [u(gabarit(v.qui)[1]) / 2];
  const ondes = v.sirene
    ? trait(
        [-1, 1]
          .map(
            (k) =>
              `M${k * (l + 8)} ${y - 12}q${k * 7} 12 0 24M${k * (l + 16)} ${y - 18}q${k * 10} 18 0 36`,
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

const porte = (v: Vu): string =>
  v.porteOuverte
    ? chemin('M-21-20Q-42-12-50 4l5 3Q-36-4-21-8z', '#0B2E63', {
        stroke: '#fff',
        'stroke-width': 3,
      })
    : '';

const freins = (v: Vu): string => {
  if (
    !v.arrete ||
    estPieton(v.qui) ||
    ['remorque', 'caravane', 'obstacle', 'travaux'].includes(v.qui)
  )
    return '';
  const [l, h] = [u(gabarit(v.qui)[1]) / 2, u(gabarit(v.qui)[0]) / 2];
  return l < 16
    ? ''
    : [-1, 1]
        .map((k) =>
          rect(k * (l - 8) - 5.5, h - 5, 11, 5, '#FF2A3A', {
            rx: 2,
            stroke: '#FFB3B8',
            'stroke-width': 1.2,
          }),
        )
        .join('');
};

export function usager(v: Vu): string {
  const [l, h] = [u(gabarit(v.qui)[1]), u(gabarit(v.qui)[0])];
  const moi = v.moi
    ? rect(-l / 2 - 5, -h / 2 - 5, l + 10, h + 10, 'none', {
        rx: estPieton(v.qui) ? l / 2 : 13,
        stroke: JAUNE,
        'stroke-width': 5,
      })
    : '';
  return el(
    'g',
    { transform: a(v) },
    moi + porte(v) + sprite(v.qui, v.couleur) + freins(v) + feuxBleus(v) + clignotants(v),
  );
}
