import type { Bras } from '../scene/plan/usagers.ts';
import {
  brasDe,
  buste,
  cercle,
  chemin,
  deux,
  FEU,
  PEAU,
  PHARE,
  PNEU,
  rect,
  trait,
} from './outils.ts';

/** Hands on the handlebar, but for the one that shows where he goes. */
const bras = (y: number, bout: number, habit: string, large = 11, tendu?: Bras): string =>
  deux((k) =>
    k === tendu
      ? brasDe(k, 8, y, habit)
      : trait(
          `M${k * 8} ${y}Q${k * (large + 4)} ${(y + bout) / 2} ${k * large} ${bout}`,
          habit,
          5,
        ) + cercle(k * large, bout, 2.8, PEAU),
  );

/** Two wheels in line, a handlebar, somebody who holds it. */
function cycliste(cadre: string, habit: string, casque: string, tendu: Bras, roue = 4): string {
  return (
    trait('M0-24V-9M0 9V24', PNEU, roue) +
    trait('M0-16V18', cadre, 4) +
    trait('M-11-13Q0-17 11-13', '#39434B', 3) +
    deux((k) => trait(`M${k * 4} 8L${k * 6}-2`, '#2B3A55', 5)) +
    bras(3, -12, habit, 11, tendu) +
    buste(6, habit, casque, 23) +
    cercle(0, -25, 2.6, PHARE) +
    cercle(0, 25, 2.4, FEU)
  );
}

export const velo = (c: string, tendu?: Bras): string => cycliste('#DDE3E7', c, '#5B3B22', tendu);
export const speedPedelec = (couleur: string, tendu?: Bras): string =>
  cycliste('#1F2830', couleur, '#FFCE00', tendu, 6) +
  rect(-5, 14, 10, 9, '#2B343B', { rx: 2 }) +
  rect(-5, 24, 10, 4, '#fff', { stroke: '#C1121F', 'stroke-width': 1 });

function motard(couleur: string, long: number, habit: string, casque: string): string {
  return (
    rect(-4, -long, 8, 20, PNEU, { rx: 3 }) +
    rect(-4.5, long - 20, 9, 20, PNEU, { rx: 3 }) +
    chemin(
      `M-4 ${-long + 8}Q0 ${-long + 2} 4 ${-long + 8}L9-4 7 ${long - 10}Q0 ${long - 5}-7 ${long - 10}L-9-4z`,
      couleur,
      { stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 1 },
    ) +
    trait(`M-13 ${-long + 12}Q0 ${-long + 8} 13 ${-long + 12}`, '#39434B', 3.5) +
    bras(4, -long + 14, habit, 13) +
    buste(7, habit, casque, 25) +
    chemin(`M-4.5 1Q0-3 4.5 1z`, '#263744') +
    cercle(0, -long + 4, 3.5, PHARE) +
    rect(-4, long - 3, 8, 3, FEU)
  );
}
export const moto = (c: string): string => motard(c, 29, '#3B454E', '#C9D0D5');
export const cyclomoteur = (couleur: string): string =>
  motard(couleur === '#2A3138' ? '#5DA9C9' : couleur, 25, '#7A5C8E', '#F5F6F4') +
  rect(-5, 22, 10, 4, '#FFCE00', { stroke: '#15191C', 'stroke-width': 0.8 });

export const trottinette = (couleur: string, tendu?: Bras): string =>
  rect(-4, -16, 8, 32, couleur, {
    rx: 4,
    stroke: '#fff',
    'stroke-opacity': 0.6,
    'stroke-width': 1,
  }) +
  trait('M0-19V-14M0 15v3', PNEU, 5) +
  trait('M-10-12H10', '#39434B', 3) +
  bras(3, -11, '#2E8B57', 10, tendu) +
  buste(4, '#2E8B57', '#F58220', 21);
