import { cercle, chemin, el, rect, trait } from '../../svg.ts';
import type { Bras } from '../plan/vuOf.ts';
import { bras } from './carrossesDeuxRoues.ts';
import { CHEVEUX, ombre, PEAU, PNEU, SOMBRE, tete, type Cote } from './silhouette.ts';

/** In centimetres. */

export const JEAN = '#34507A';
const BLANC = '#FFFFFF';

interface Allure {
  cheveux?: string;
  sans?: Bras;
  plus?: string;
}

/** 1.76 m. */
export function marcheur(
  cote: Cote,
  habit: string,
  jean: string,
  { cheveux = CHEVEUX, sans, plus = '' }: Allure = {},
): string {
  const profil = cote === 'profil';
  const jambes = profil
    ? trait('M2-88L-24-6M4-88L26-8', jean, 17) + trait('M-24-4H-36M26-4H14', PNEU, 9)
    : trait('M-10-88L-12-8M10-88L13-8', jean, 18) + trait('M-12-3H-17M13-3H18', PNEU, 9);
  const mains = profil
    ? sans === 1
      ? ''
      : trait('M2-134L-14-104L-22-90', habit, 12) + cercle(-23, -88, 6, PEAU)
    : bras(
        sans,
        (k) => trait(`M${k * 20}-134L${k * 29}-96`, habit, 12) + cercle(k * 30, -90, 6, PEAU),
      );
  return (
    ombre(30) +
    jambes +
    rect(profil ? -15 : -23, -146, profil ? 30 : 46, 66, habit, { rx: 13 }) +
    mains +
    rect(-5, -154, 10, 12, PEAU) +
    tete(profil ? -3 : 0, -163, 13, cote, cheveux) +
    plus
  );
}

const JAUNE = '#FFCE00';
const sac = (x: number, large: number): string => rect(x, -94, large, 42, JAUNE, { rx: 7 });

/** Six or seven years, 1.24 m; the school bag must show. */
export function enfant(cote: Cote, habit: string, sol = ombre(26)): string {
  const profil = cote === 'profil';
  const casquette =
    chemin('M-18-110a18 18 0 0 1 36 0Z', habit) +
    (profil ? rect(-32, -113, 22, 6, habit, { rx: 3 }) : '') +
    (cote === 'face' ? rect(-15, -113, 30, 7, habit, { rx: 3 }) : '');
  const corps = profil
    ? sac(8, 21) +
      rect(-13, -92, 26, 50, habit, { rx: 12 }) +
      trait('M0-82L-15-64', habit, 11) +
      cercle(-17, -62, 6, PEAU)
    : trait('M-18-82L-27-58M18-82L27-58', habit, 11) +
      rect(-19, -92, 38, 50, habit, { rx: 13 }) +
      (cote === 'dos'
        ? sac(-17, 34) + rect(-10, -74, 20, 15, '#C98A00')
        : trait('M-11-91V-62M11-91V-62', JAUNE, 6) +
          cercle(-27, -56, 6, PEAU) +
          cercle(27, -56, 6, PEAU));
  return (
    sol +
    trait(profil ? 'M1-46L-14-6H-19M3-46L17-6H11' : 'M-9-46V-5M9-46V-5', '#3E5C8A', 14) +
    corps +
    (profil ? cercle(0, -106, 17, PEAU) : tete(0, -106, 17, cote, '#B9772E')) +
    casquette
  );
}

const COULEURS = ['#D3232F', '#2E8B57', '#F58220', '#0B4EA2'];

export const groupe = (cote: Cote, habit: string): string =>
  ombre(100) +
  [-76, -28, 20, 68]
    .map((x, i) =>
      el(
        'g',
        { transform: `translate(${x} ${i % 2 ? -6 : 0})` },
        enfant(cote, COULEURS[i] ?? habit, ''),
      ),
    )
    .join('') +
  el('g', { transform: 'translate(120 0)' }, marcheur(cote, '#D9F022', JEAN));

const canne = (d: string): string => trait(d, '#4A2E10', 9) + trait(d, '#8A5A2B', 5);

export function aine(cote: Cote): string {
  const manteau = '#7A6B8F';
  if (cote === 'profil')
    return (
      ombre(32) +
      trait('M6-80L-8-6M8-80L20-8', '#59636A', 16) +
      trait('M-8-4H-20M20-4H8', PNEU, 9) +
      chemin('M-24-132Q-8-146 8-134L22-66Q6-60-10-64Z', manteau) +
      trait('M-10-126L-26-104L-38-92', manteau, 12) +
      canne('M-36-92L-46-2M-48-93L-34-91') +
      cercle(-40, -91, 6, PEAU) +
      tete(-24, -146, 13, cote, '#EEF0F1')
    );
  return (
    ombre(32) +
    trait('M-9-70L-11-8M9-70L12-8', '#59636A', 17) +
    trait('M-12-3H-17M13-3H18', PNEU, 9) +
    chemin('M-22-120Q-22-138 0-138T22-120L24-60H-24Z', manteau) +
    trait('M-19-128L-28-96', manteau, 12) +
    trait('M19-128L34-98', manteau, 12) +
    canne('M37-94L42-2M28-96L46-93') +
    cercle(-29, -90, 6, PEAU) +
    cercle(37, -93, 6, PEAU) +
    tete(0, -150, 14, cote, '#EEF0F1')
  );
}

const blanche = (x0: number, y0: number, x1: number, y1: number): string => {
  const [mx, my] = [x0 + (x1 - x0) * 0.72, y0 + (y1 - y0) * 0.72];
  return (
    trait(`M${x0} ${y0}L${x1} ${y1}`, '#15191C', 10) +
    trait(`M${x0} ${y0}L${x1} ${y1}`, BLANC, 7) +
    trait(`M${mx} ${my}L${x1} ${y1}`, '#D3232F', 7)
  );
};

const POIL = '#D9AE63';

const chien = (cote: Cote): string =>
  cote === 'profil'
    ? trait('M-44-40L-50-6M-34-40L-30-6M4-40L0-6M10-40L16-6', POIL, 8) +
      trait('M12-50Q30-52 34-66', POIL, 7) +
      el('ellipse', { cx: -16, cy: -46, rx: 32, ry: 14, fill: POIL }) +
      trait('M-42-52L-52-66', POIL, 14) +
      cercle(-56, -70, 11, POIL) +
      rect(-74, -71, 16, 9, POIL, { rx: 4 }) +
      chemin('M-52-80l10 4l-3 16z', '#A97B35') +
      trait('M-24-60L-24-34M-24-60L2-92', BLANC, 6)
    : el(
        'g',
        { transform: `translate(${cote === 'dos' ? -46 : 46} 0)` },
        trait('M-8-34V-5M8-34V-5', POIL, 9) +
          el('ellipse', { cx: 0, cy: -42, rx: 15, ry: 19, fill: POIL }) +
          cercle(0, -68, 12, POIL) +
          chemin('M-12-76l-4 18l8-6zM12-76l4 18l-8-6z', '#A97B35') +
          (cote === 'face'
            ? cercle(0, -62, 4, '#3B2616') +
              cercle(-5, -71, 1.8, '#15191C') +
              cercle(5, -71, 1.8, '#15191C')
            : trait('M0-30Q-10-16-4-10', '#A97B35', 5)) +
          trait(`M-14-48H14M0-52L${cote === 'dos' ? 16 : -16}-92`, BLANC, 6),
      );

export const aveugle = (cote: Cote): string =>
  (cote === 'profil' ? blanche(-22, -90, -92, -2) : '') +
  marcheur(cote, '#4F7F8F', JEAN, {
    plus:
      (cote === 'dos'
        ? ''
        : rect(cote === 'face' ? -12 : -17, -168, cote === 'face' ? 24 : 16, 8, '#15191C', {
            rx: 3,
          })) +
      chien(cote) +
      (cote === 'profil'
        ? ''
        : cote === 'dos'
          ? blanche(30, -92, 56, -4)
          : blanche(-30, -92, -50, 8)),
  });

export const fauteuil = (cote: Cote): string =>
  ombre(40) +
  (cote === 'profil'
    ? cercle(6, -30, 30, 'none', { stroke: PNEU, 'stroke-width': 6 }) +
      cercle(-34, -9, 9, PNEU) +
      trait('M24-92V-44H-22L-40-14', '#59636A', 6) +
      trait('M10-50H-24L-34-14', SOMBRE, 17) +
      trait('M12-54V-88', '#8A4FA3', 28) +
      tete(8, -116, 13, cote)
    : rect(-32, -60, 8, 60, PNEU, { rx: 4 }) +
      rect(24, -60, 8, 60, PNEU, { rx: 4 }) +
      rect(-22, -96, 44, 52, '#8A4FA3', { rx: 12 }) +
      (cote === 'dos'
        ? rect(-24, -78, 48, 40, '#39434B', { rx: 4 })
        : trait('M-10-48V-14M10-48V-14', SOMBRE, 16)) +
      tete(0, -112, 13, cote));
