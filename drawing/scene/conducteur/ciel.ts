import { TEMPS } from '../temps.ts';
import { chemin, cercle, rect, trait } from '../../svg.ts';
import { hasard } from '../plan/hasard.ts';
import { teinte } from '../plan/matieres.ts';
import type { Plan } from '../plan/plan.ts';
import { horizon, lointain } from './paysage.ts';
import { HAUTEUR, HORIZON, LARGEUR } from './projection.ts';

export const cieux: Record<Plan['temps'], readonly [haut: string, bas: string, lointain: string]> =
  {
    jour: ['#A9D3EE', '#D9ECF6', '#8DB58A'],
    nuit: ['#0D1730', '#1B2A48', '#16233A'],
    pluie: ['#8E9CA6', '#B4BEC4', '#7F9683'],
    brouillard: ['#D3D9DB', '#DEE3E4', '#CBD2D2'],
    neige: ['#C3CED6', '#E3E9ED', '#C9D5D6'],
  };
const arrondi = (x: number): number => Math.round(x);

/** `bas` ends the far haze; behind a crest there is only sky. */
export function ciel(
  temps: Plan['temps'],
  ville: boolean,
  bas: number | undefined,
  graine: number,
): string {
  const [haut, pale, loin] = cieux[temps];
  const { sombre, brume, nuages, enneige } = TEMPS[temps];
  const cumulus = nuages
    ? chemin(
        `M${70 + arrondi(hasard(graine, 31) * 150)} ${48 + arrondi(hasard(graine, 32) * 26)}q8-20 30-16q12-18 34-6q24-4 26 14q14 6 4 12h-92q-14-4-2-4ZM${340 + arrondi(hasard(graine, 33) * 140)} ${44 + arrondi(hasard(graine, 34) * 40)}q8-16 26-12q10-14 28-4q20-2 22 12h-72q-14 6-4 4Z`,
        '#FFFFFF',
        { 'fill-opacity': 0.85 },
      )
    : '';
  const lune = sombre
    ? cercle(96, 52, 17, '#F4EFCF') +
      cercle(104, 46, 15, haut) +
      chemin(
        'M210 40h2v2h-2ZM300 24h2v2h-2ZM430 50h2v2h-2ZM520 28h2v2h-2ZM160 92h2v2h-2ZM380 88h2v2h-2Z',
        '#E9EDF7',
      )
    : '';
  const vide = bas === undefined || brume;
  return (
    rect(0, 0, LARGEUR, HORIZON, haut) +
    rect(0, 84, LARGEUR, HORIZON - 84, pale, { 'fill-opacity': 0.7 }) +
    cumulus +
    lune +
    (vide ? '' : horizon(graine, ville, loin)) +
    rect(0, HORIZON - 1, LARGEUR, HAUTEUR - HORIZON + 1, teinte('herbe', temps)) +
    (vide ? '' : rect(0, HORIZON - 1, LARGEUR, bas - HORIZON, loin, { 'fill-opacity': 0.5 })) +
    (vide || enneige || sombre ? '' : lointain(graine, ville))
  );
}

export const voile = (y: number): string =>
  rect(0, 0, LARGEUR, arrondi(y), '#DEE3E4', { 'fill-opacity': 0.34 });

/** Our lamps clear it, and a lit street needs less. */
export const nuit = (eclairee: boolean): string => {
  const [loin, pres] = eclairee ? [0.26, 0.24] : [0.42, 0.4];
  const tout = `M0 0H${LARGEUR}V${HAUTEUR}H0Z`;
  return (
    chemin(`${tout}M-60 ${HAUTEUR}L196 214Q300 176 404 214L660 ${HAUTEUR}Z`, '#060D20', {
      'fill-rule': 'evenodd',
      'fill-opacity': loin,
    }) +
    chemin(`${tout}M40 ${HAUTEUR}L232 210Q300 186 368 210L560 ${HAUTEUR}Z`, '#060D20', {
      'fill-rule': 'evenodd',
      'fill-opacity': pres,
    }) +
    chemin(`M110 ${HAUTEUR}L252 216Q300 200 348 216L490 ${HAUTEUR}Z`, '#FFF3C4', {
      'fill-opacity': 0.13,
    })
  );
};

const semis = (nombre: number, dessin: (x: number, y: number, i: number) => string): string =>
  Array.from({ length: nombre }, (_, i) =>
    dessin(arrondi(hasard(i, 1) * LARGEUR), arrondi(hasard(i, 2) * 330), i),
  ).join('');

export function devantLesYeux(temps: Plan['temps']): string {
  switch (temps) {
    case 'pluie':
      return (
        rect(0, 0, LARGEUR, HAUTEUR, '#2B4A66', { 'fill-opacity': 0.13 }) +
        trait(
          semis(46, (x, y) => `M${x} ${y}l-5 18`),
          '#EAF2F7',
          1.8,
          { 'stroke-opacity': 0.65 },
        ) +
        chemin('M20 360Q150 240 300 300L262 346ZM318 350Q420 240 552 300L556 348Z', '#FFFFFF', {
          'fill-opacity': 0.07,
        }) +
        trait('M150 372L282 306M404 372L536 306', '#161C21', 5, { 'stroke-opacity': 0.75 })
      );
    case 'neige':
      return (
        trait(
          semis(60, (x, y) => `M${x} ${y}h.1`),
          '#FFFFFF',
          5,
          { 'stroke-opacity': 0.9 },
        ) +
        trait(
          semis(40, (x, y, i) => `M${(x * 7 + i) % LARGEUR} ${(y * 3) % 300}h.1`),
          '#FFFFFF',
          3,
          { 'stroke-opacity': 0.8 },
        )
      );
    case 'jour':
    case 'nuit':
    case 'brouillard':
      return '';
  }
}
