import type { Bras } from '../scene/plan/vuOf.ts';
import {
  brasDe,
  buste,
  cercle,
  chemin,
  deux,
  FEU,
  LISERE,
  PEAU,
  PHARE,
  PNEU,
  rect,
  trait,
} from './outils.ts';

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

function cycliste(habit: string, casque: string, tendu: Bras, roue = 4): string {
  return (
    trait('M0-18V18', LISERE, roue + 2) +
    trait('M0-18V-7M0 7V18', PNEU, roue) +
    trait('M-9-10Q0-13 9-10', '#39434B', 3) +
    deux((k) => trait(`M${k * 3.5} 5L${k * 5}-3`, '#2B3A55', 4.5)) +
    bras(2, -9, habit, 9, tendu) +
    buste(4, habit, casque, 18) +
    cercle(0, -18, 2.5, PHARE) +
    cercle(0, 18, 2.3, FEU)
  );
}

export const velo = (c: string, tendu?: Bras): string => cycliste(c, '#5B3B22', tendu);
export const speedPedelec = (couleur: string, tendu?: Bras): string =>
  cycliste(couleur, '#FFCE00', tendu, 6) +
  rect(-5, 10, 10, 5, '#2B343B', { rx: 2 }) +
  rect(-5, 16, 10, 4, '#fff', { stroke: '#C1121F', 'stroke-width': 1 });

function motard(couleur: string, long: number, habit: string, casque: string): string {
  return (
    rect(-3.5, -long, 7, 14, PNEU, { rx: 3, stroke: LISERE }) +
    rect(-4, long - 12, 8, 12, PNEU, { rx: 3, stroke: LISERE }) +
    chemin(
      `M-3.5 ${-long + 6}Q0 ${-long + 1} 3.5 ${-long + 6}L6-4 6 ${long - 6}Q0 ${long - 2}-6 ${long - 6}L-6-4z`,
      couleur,
      { stroke: LISERE, 'stroke-width': 1.2 },
    ) +
    trait(`M-10 ${-long + 8}Q0 ${-long + 5} 10 ${-long + 8}`, '#39434B', 3.5) +
    bras(1, -long + 9, habit, 10) +
    buste(3, habit, casque, 19) +
    chemin(`M-4.5-2Q0-6 4.5-2z`, '#263744') +
    cercle(0, -long + 4, 3.5, PHARE) +
    rect(-4, long - 3, 8, 3, FEU)
  );
}
export const moto = (c: string): string => motard(c, 21, '#3B454E', '#C9D0D5');
export const cyclomoteur = (couleur: string): string =>
  motard(couleur === '#2A3138' ? '#5DA9C9' : couleur, 19, '#7A5C8E', '#F5F6F4') +
  rect(-5, 17, 10, 4, '#FFCE00', { stroke: '#15191C', 'stroke-width': 0.8 });

export const trottinette = (couleur: string, tendu?: Bras): string =>
  rect(-4, -13, 8, 26, couleur, {
    rx: 4,
    stroke: '#fff',
    'stroke-opacity': 0.6,
    'stroke-width': 1,
  }) +
  trait('M0-15V-11M0 12v3', PNEU, 5) +
  trait('M-10-10H10', '#39434B', 3) +
  bras(2, -9, '#2E8B57', 9, tendu) +
  buste(3, '#2E8B57', '#F58220', 18);
