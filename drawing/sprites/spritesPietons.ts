import { buste, cercle, chemin, deux, el, PEAU, LISERE, PNEU, rect, trait } from './outils.ts';

const intervalle = (long = 11): string =>
  trait(`M-5 4V${-long}`, '#2B3A55', 6) + trait(`M5-2V${long - 1}`, '#2B3A55', 6);
const mains = (habit: string, echelle = 1): string =>
  trait(`M-13 0L-14 ${6 * echelle}M13 0L14 ${-7 * echelle}`, habit, 5) +
  cercle(-14, 8 * echelle, 2.6, PEAU) +
  cercle(14, -9 * echelle, 2.6, PEAU);

export const pieton = (c: string): string => intervalle() + mains(c) + buste(0, c, '#5B3B22', 27);
export const enfant = (couleur: string): string =>
  trait('M-4 4V-7M4-1V-9', '#2B3A55', 5) +
  trait('M-9 0L-11 5M9 0L11-6', couleur, 4.5) +
  cercle(-11, 6, 2.2, PEAU) +
  cercle(11, -7, 2.2, PEAU) +
  el('ellipse', { cx: 0, cy: 0, rx: 10, ry: 6, fill: couleur, stroke: '#10182055' }) +
  rect(-8, 3, 16, 10, '#FFCE00', { rx: 3, stroke: '#8A6A00', 'stroke-width': 1.2 }) +
  rect(-5, 8, 10, 4, '#E0A100', { rx: 1.5 }) +
  cercle(0, -2, 7.2, couleur, { stroke: '#fff', 'stroke-width': 1.4 }) +
  chemin('M-6-6Q0-14 6-6Q0-9-6-6z', couleur, { stroke: '#fff', 'stroke-width': 1 }) +
  cercle(0, -2, 1.3, '#fff');
const baton = (d: string): string => trait(d, '#fff', 4.6) + trait(d, '#6B3F14', 3);
export const aine = (couleur: string): string =>
  intervalle(7) +
  trait('M-13 0L-14 6M12-2L15-12', couleur, 5) +
  cercle(-14, 8, 2.6, PEAU) +
  baton('M15-13L18-26M14-13L19-11') +
  cercle(15, -13, 2.8, PEAU) +
  buste(0, couleur, '#F4F5F6', 27) +
  trait('M-4-4Q0-1 4-4', '#AEB6BC', 1.4);
export const aveugle = (couleur: string): string =>
  el(
    'g',
    { transform: 'translate(-17 -4)' },
    trait('M0 10Q3 14 1 18', '#D9AE63', 3) +
      el('ellipse', { cx: 0, cy: 0, rx: 4.6, ry: 11, fill: '#D9AE63', stroke: '#10182055' }) +
      cercle(0, -13, 4.8, '#D9AE63', { stroke: '#10182055', 'stroke-width': 1 }) +
      trait('M-4.5-13v4M4.5-13v4', '#A97B35', 2.6) +
      trait('M-4-2H4M0-2L6 5', '#fff', 2),
  ) +
  intervalle(9) +
  trait('M13-8L2-34', '#10182088', 6) +
  trait('M13-8L2-34', '#fff', 4.2) +
  trait('M4.6-28L2-34', '#D3232F', 4.2) +
  mains(couleur) +
  buste(0, couleur, '#3B2616', 25) +
  chemin('M-5-6h10v3h-10z', '#15191C');
export const chaiseRoulante = (couleur: string): string =>
  deux(
    (k) => rect(k * 13 - 2.5, -9, 5, 25, PNEU, { rx: 2 }) + trait(`M${k * 5}-4V-16`, '#2B3A55', 6),
  ) +
  rect(-10, -4, 20, 20, '#39434B', { rx: 4 }) +
  mains(couleur, -1) +
  buste(4, couleur, '#5B3B22', 22);
export const cyclisteAPied = (couleur: string): string =>
  el(
    'g',
    { transform: 'translate(11 0)' },
    trait('M0-18V18', LISERE, 6) +
      trait('M0-18V-7M0 7V18', PNEU, 4) +
      trait('M-9-10Q0-13 9-10', '#39434B', 3),
  ) +
  el(
    'g',
    { transform: 'translate(-9 0)' },
    intervalle() + trait('M10-2L14-11', couleur, 5) + buste(0, couleur, '#5B3B22', 24),
  );
export const groupe = (couleur: string): string =>
  [
    [-11, -20, couleur],
    [11, -22, '#D3232F'],
    [-11, 3, '#2E8B57'],
    [12, 1, '#0B4EA2'],
  ]
    .map(([x, y, habit]) =>
      el('g', { transform: `translate(${x} ${y}) scale(.9)` }, enfant(String(habit))),
    )
    .join('') +
  el(
    'g',
    { transform: 'translate(0 25)' },
    intervalle(9) + mains('#D9F022') + buste(0, '#D9F022', '#5B3B22', 25),
  );

/** Larger than life: his arms matter. */
export function agent(bras: string): string {
  const gilet =
    el('ellipse', {
      cx: 0,
      cy: 0,
      rx: 17,
      ry: 10,
      fill: '#D8F04A',
      stroke: '#1B242D',
      'stroke-width': 1.5,
    }) +
    chemin('M-17 0A17 10 0 0 0 17 0z', '#0B2E63') +
    trait('M-7-9V-2M7-9V-2', '#fff', 3.4) +
    cercle(0, -4, 9.5, PEAU, { stroke: '#1B242D', 'stroke-width': 1.5 }) +
    chemin('M-9.5-4A9.5 9.5 0 0 0 9.5-4Q0-8-9.5-4z', '#0B2E63', {
      stroke: '#1B242D',
      'stroke-width': 1.5,
    }) +
    chemin('M-2.6-13L0-18.5 2.6-13z', PEAU, { stroke: '#1B242D', 'stroke-width': 1.2 }) +
    trait('M-4-9.5v.1M4-9.5v.1', '#1B242D', 2.8);
  const pieds = trait('M-7-4V-15M7-4V-15', '#1B242D', 8);
  const manche = (d: string) => trait(d, '#1B242D', 12) + trait(d, '#F4F6F7', 9);
  const gant = (x: number, y: number) =>
    cercle(x, y, 6, '#fff', { stroke: '#1B242D', 'stroke-width': 1.5 });
  const sol = cercle(0, 0, 30, '#fff', { 'fill-opacity': 0.14 });
  if (bras === 'tendus')
    return (
      sol +
      pieds +
      manche('M-14 0L-42-3M14 0L42-3') +
      trait('M-45-5v-8M45-5v-8', '#1B242D', 6) +
      trait('M-45-5v-8M45-5v-8', '#fff', 3.2) +
      gant(-47, -3) +
      gant(47, -3) +
      gilet
    );
  if (bras === 'levé')
    return (
      sol +
      pieds +
      manche('M-13 2L-17 12M13-2L18-22') +
      gant(-18, 16) +
      gilet +
      cercle(20, -30, 11, '#fff', { stroke: '#1B242D', 'stroke-width': 2 }) +
      trait('M14-38v-8M18-40v-10M23-40v-9M27-37v-7', '#1B242D', 5.5) +
      trait('M14-38v-8M18-40v-10M23-40v-9M27-37v-7', '#fff', 3.2)
    );
  return (
    sol +
    pieds +
    manche('M-13 2L-17 12M13-2L14-26') +
    gant(-18, 16) +
    gilet +
    cercle(14, -38, 16, '#E0222F', { 'fill-opacity': 0.3 }) +
    cercle(14, -38, 8, '#E0222F', { stroke: '#fff', 'stroke-width': 2 }) +
    trait('M-14-44Q0-58 14-59T42-44M-14-44l2-9M-14-44l9 0M42-44l-2-9M42-44l-9 0', '#E0222F', 3)
  );
}
