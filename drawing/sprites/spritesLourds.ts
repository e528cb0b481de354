import type { Bras } from '../scene/plan/vuOf.ts';
import { el } from '../svg.ts';
import {
  arriere,
  brasDe,
  caisse,
  chemin,
  clair,
  deux,
  gyrophare,
  phares,
  PNEU,
  rect,
  sombre,
  trait,
  vitre,
} from './outils.ts';

const cabine = (haut: number, couleur: string): string =>
  deux((k) => rect(k * 29 - 3, haut + 8, 6, 8, '#3A444D', { rx: 2 })) +
  rect(-26, haut, 52, 42, couleur, { rx: 8, stroke: '#10182066', 'stroke-width': 1.5 }) +
  vitre(
    `M-22 ${haut + 6}Q0 ${haut - 1} 22 ${haut + 6}L19 ${haut + 15}Q0 ${haut + 11}-19 ${haut + 15}z`,
  ) +
  phares(18, haut + 2);

export const camion = (couleur: string): string =>
  rect(-20, -40, 40, 20, '#39434B') +
  cabine(-78, '#2F6F8F') +
  rect(-27, -33, 54, 111, couleur, { rx: 3, stroke: '#10182066', 'stroke-width': 1.5 }) +
  sombre('M-23-16h46v2h-46zM-23 12h46v2h-46zM-23 40h46v2h-46z', 0.12) +
  arriere(20, 73);

export const pompiers = (couleur: string): string =>
  cabine(-76, couleur) +
  rect(-27, -36, 54, 112, couleur, { rx: 3, stroke: '#10182066', 'stroke-width': 1.5 }) +
  chemin('M-27 0h5v60h-5zM27 0h-5v60h5z', '#FFE27A') +
  trait(
    'M-8-28V70M8-28V70M-8-18H8M-8-4H8M-8 10H8M-8 24H8M-8 38H8M-8 52H8M-8 66H8',
    '#E9EDF0',
    3.5,
  ) +
  gyrophare(-50, 36) +
  arriere(20, 71);

const carrosse = (largeur: number, couleur: string): string =>
  deux((k) => rect(k * 29 - 3, -largeur / 2 + 8, 6, 9, '#3A444D', { rx: 2 })) +
  caisse(54, largeur, couleur, 9) +
  vitre(
    `M-22 ${-largeur / 2 + 4}H22L20 ${-largeur / 2 + 14}H-20zM-26 ${-largeur / 2 + 22}h4V${largeur / 2 - 14}h-4zM26 ${-largeur / 2 + 22}h-4V${largeur / 2 - 14}h4zM-16 ${largeur / 2 - 6}h32v3h-32z`,
  ) +
  clair(`M-19 ${-largeur / 2 + 19}h38V${largeur / 2 - 10}h-38z`, 0.22) +
  phares(19, -largeur / 2 + 1) +
  arriere(20, largeur / 2 - 4);

export const bus = (couleur: string): string =>
  carrosse(172, couleur) +
  sombre('M-12-50h24v20h-24zM-10 34h20v26h-20z', 0.16) +
  chemin('M-10-6h20v16h-20z', '#00000022');
export const autocar = (couleur: string): string =>
  carrosse(172, couleur) +
  chemin('M-19-30h38l-38 44zM-19 30L19-14V2L-19 46z', '#0B4EA2', { 'fill-opacity': 0.5 }) +
  sombre('M-11 52h22v16h-22z', 0.16);
export const busScolaire = (couleur: string): string =>
  carrosse(160, couleur) +
  rect(-17, -48, 34, 34, '#FFCE00', { rx: 3, stroke: '#15191C', 'stroke-width': 3 }) +
  chemin(
    'M-9-31a4 4 0 1 1 .1 0zM7-35a4 4 0 1 1 .1 0zM-13-19l2-10h6l2 10zM3-19l1-14h8l2 14z',
    '#15191C',
  ) +
  sombre('M-11 30h22v18h-22z', 0.16);

export const tram = (couleur: string): string => {
  const bout = (cote: 1 | -1) =>
    chemin(
      `M-26 ${cote * 4}V${cote * 92}Q-24 ${cote * 108} 0 ${cote * 110}Q24 ${cote * 108} 26 ${cote * 92}V${cote * 4}z`,
      couleur,
      { stroke: '#10182066', 'stroke-width': 1.5 },
    );
  return (
    bout(-1) +
    bout(1) +
    rect(-22, -5, 44, 10, '#2B343B') +
    vitre(
      'M-19-95Q0-106 19-95L16-84Q0-89-16-84zM-19 95Q0 106 19 95L16 84Q0 89-16 84zM-25-78h4v66h-4zM25-78h-4v66h4zM-25 78h4v-66h-4zM25 78h-4v-66h4z',
    ) +
    clair('M-17-76h34v64h-34zM-17 12h34v64h-34z', 0.3) +
    trait('M0-62L13-44 0-26-13-44zM-16-44h32', '#39434B', 3) +
    sombre('M-9 28h18v30h-18z', 0.15)
  );
};

export const train = (couleur: string): string =>
  chemin('M-29 180V-150Q-26-178 0-180 26-178 29-150V180z', couleur, {
    stroke: '#10182066',
    'stroke-width': 1.5,
  }) +
  vitre('M-21-150Q0-166 21-150L17-136Q0-142-17-136z') +
  chemin('M-29-120h5V180h-5zM29-120h-5V180h5z', '#FFCE00') +
  clair('M-17-126h34V180h-34z', 0.22) +
  sombre('M-11-96h22v40h-22zM-11-20h22v40h-22zM-11 60h22v40h-22z', 0.16) +
  trait('M0-44L13-34 0-24-13-34z', '#39434B', 3) +
  phares(17, -166);

export const tracteur = (couleur: string): string =>
  deux(
    (cote) =>
      rect(cote * 20 - 6, 2, 12, 40, PNEU, { rx: 3 }) +
      rect(cote * 18 - 4, -40, 8, 22, PNEU, { rx: 2 }),
  ) +
  rect(-11, -46, 22, 54, couleur, { rx: 4, stroke: '#10182066', 'stroke-width': 1.5 }) +
  sombre('M-6-40h12v3h-12zM-6-33h12v3h-12zM-6-26h12v3h-12z', 0.3) +
  rect(-17, -2, 34, 34, '#E8ECEE', { rx: 4, stroke: '#10182088', 'stroke-width': 1.5 }) +
  vitre('M-14-1h28l-3 8h-22z') +
  chemin('M-5-2h-4v-9h4zM14 34a3 3 0 1 0 .1 0z', '#F58220');

const ROBE = '#8A5A34';

/** From above, its nose at y = `haut`; 52 long. */
const cheval = (haut: number): string =>
  el(
    'g',
    { transform: `translate(0 ${haut})` },
    trait('M-5 18v-4M5 18v-4M-6 42v6M6 42v6', '#4A2E18', 4) +
      trait('M0 50Q4 56 0 62', '#2E1F14', 4.5) +
      el('ellipse', { cx: 0, cy: 35, rx: 9.5, ry: 17, fill: ROBE, stroke: '#10182088' }) +
      chemin('M-6 24L-4.5 9Q0 4 4.5 9L6 24z', ROBE, { stroke: '#10182055' }) +
      chemin('M-4 11L-2.6 1Q0-2 2.6 1L4 11Q0 14-4 11z', ROBE, { stroke: '#10182088' }) +
      chemin('M-4.5 12l-2.5-5 4 2.5zM4.5 12l2.5-5-4 2.5z', '#5E3B20') +
      trait('M0 12V26', '#2E1F14', 3.2) +
      trait('M0 2V8', '#F2E8DA', 2),
  );

export const attelage = (couleur: string, tendu?: Bras): string =>
  deux(
    (cote) =>
      trait(`M${cote * 11} 8V-36`, '#C98D4B', 3) +
      rect(cote * 21 - 3, 8, 6, 16, '#4A3622', { rx: 2 }) +
      rect(cote * 21 - 3, 38, 6, 20, '#4A3622', { rx: 2 }),
  ) +
  cheval(-64) +
  trait('M-11-22H11', '#1B1512', 3) +
  rect(-17, 6, 34, 56, couleur, { rx: 3, stroke: '#10182066', 'stroke-width': 1.5 }) +
  sombre('M-13 26h26v32h-26z', 0.24) +
  trait('M-13 37h26M-13 48h26', '#fff', 1, { 'stroke-opacity': 0.35 }) +
  rect(-14, 9, 28, 12, '#C98D4B', { rx: 2 }) +
  trait('M-5 12L-3-40M5 12L3-40', '#1B1512', 1.2) +
  (tendu ? brasDe(tendu, 8, 14, '#2F5FA8') : '') +
  el('ellipse', { cx: 0, cy: 15, rx: 11, ry: 6.5, fill: '#2F5FA8', stroke: '#10182066' }) +
  chemin('M-6.5 14a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z', '#5B3B22');
