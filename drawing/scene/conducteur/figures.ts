import { cercle, chemin, rect, trait } from '../../svg.ts';
import type { Bras } from '../plan/vuOf.ts';
import { aine, aveugle, enfant, fauteuil, groupe, JEAN, marcheur } from './aPied.ts';
import { axeMoto, axeVelo, profilMoto, profilVelo } from './carrossesDeuxRoues.ts';
import { ombre, PEAU, PNEU, tete, type Cote } from './silhouette.ts';

export const VERT = '#2E8B57';

const plus = (k: number, svg: string) => `<g transform="scale(${k})">${svg}</g>`;

const plaque = rect(-9, -64, 18, 14, '#FFCE00', { stroke: '#15191C', 'stroke-width': 1.5 });

const trottinette = (cote: Cote, sans: Bras) =>
  cote === 'profil'
    ? ombre(60) +
      cercle(-52, -12, 11, PNEU) +
      cercle(46, -12, 11, PNEU) +
      trait('M-50-14L-38-110H-54M-48-16H44', '#39434B', 6) +
      plus(0.98, `<g transform="translate(4 -16)">${marcheur('profil', VERT, JEAN, { sans })}</g>`)
    : trait('M-24-112H24M0-112V-8', '#39434B', 6) +
      rect(-5, -26, 10, 26, PNEU, { rx: 4 }) +
      `<g transform="translate(0 -14)">${marcheur(cote, VERT, JEAN, { sans })}</g>`;

const agent = (cote: Cote, bras: string): string => {
  const jauneFluo = '#D9F022';
  const gilet = rect(-24, -146, 48, 58, jauneFluo, { rx: 10 }) + trait('M-24-112H24', '#EDEFF1', 7);
  const tendu =
    cote === 'profil'
      ? cercle(2, -133, 14, '#A9BC12') + cercle(0, -132, 10, '#FFFFFF')
      : trait('M-22-136H-78M22-136H78', jauneFluo, 13) +
        cercle(-82, -136, 7, '#FFFFFF') +
        cercle(82, -136, 7, '#FFFFFF');
  const leve =
    trait('M20-138L26-196', jauneFluo, 13) +
    cercle(27, -202, 7, '#FFFFFF') +
    trait('M-20-136L-28-96', jauneFluo, 12);
  const lampe =
    trait('M20-138L52-116', jauneFluo, 13) +
    cercle(62, -112, 22, '#FF3A2E', { 'fill-opacity': 0.4 }) +
    cercle(62, -112, 11, '#FF3A2E');
  return (
    ombre(30) +
    trait('M-10-88L-12-8M10-88L13-8', '#1F2A44', 18) +
    gilet +
    (bras === 'levé' ? leve : bras === 'lampe' ? lampe : tendu) +
    rect(-5, -154, 10, 12, PEAU) +
    tete(0, -163, 13, cote) +
    rect(-15, -181, 30, 12, '#1F2A44', { rx: 4 })
  );
};

/**
 * Walkers and riders. `couleur`: machine or coat; `sans`: the arm that is drawn apart (in profile 1
 * is the nearer).
 */
export function figure(qui: string, cote: Cote, couleur: string, sans?: Bras): string | undefined {
  switch (qui) {
    case 'piéton':
      return marcheur(cote, couleur, JEAN);
    case 'enfant':
      return enfant(cote, couleur);
    case 'aîné':
      return aine(cote);
    case 'aveugle':
      return aveugle(cote);
    case 'chaise roulante':
      return fauteuil(cote);
    case 'cycliste à pied':
      return (
        (cote === 'profil'
          ? cercle(-58, -33, 32, 'none', { stroke: PNEU, 'stroke-width': 6 }) +
            cercle(46, -33, 32, 'none', { stroke: PNEU, 'stroke-width': 6 }) +
            trait('M-58-33L-40-88H20L-6-34ZM20-88L46-33H-6M-40-88L-44-104H-58', '#0B4EA2', 6)
          : `<g transform="translate(-38 0)">${rect(-4, -66, 8, 66, PNEU, { rx: 3 })}${trait('M-24-102H24M0-60V-102', '#0B4EA2', 6)}</g>`) +
        marcheur(cote, couleur, JEAN)
      );
    case 'groupe d’enfants':
      return groupe(cote, couleur);
    case 'vélo':
      return cote === 'profil'
        ? profilVelo('#DDE3E7', couleur, '#C9D0D5', sans)
        : axeVelo(cote, couleur, '#C9D0D5', sans);
    case 'speed pedelec':
      return cote === 'profil'
        ? profilVelo(
            '#1F2830',
            couleur,
            '#FFCE00',
            sans,
            rect(-14, -66, 34, 12, '#1F2830', { rx: 4 }),
          )
        : axeVelo(
            cote,
            couleur,
            '#FFCE00',
            sans,
            9,
            cote === 'dos'
              ? rect(-8, -52, 16, 13, '#FFFFFF', { stroke: '#C1121F', 'stroke-width': 1.5 })
              : '',
          );
    case 'moto':
      return cote === 'profil'
        ? profilMoto(couleur, '#3B454E', '#C9D0D5')
        : axeMoto(cote, couleur, '#3B454E', '#C9D0D5');
    case 'cyclomoteur':
      return cote === 'profil'
        ? plus(0.9, profilMoto('#5DA9C9', '#7A5C8E', '#F5F6F4'))
        : plus(0.94, axeMoto(cote, '#5DA9C9', '#7A5C8E', '#F5F6F4', cote === 'dos' ? plaque : ''));
    case 'trottinette':
      return trottinette(cote, sans);
    case 'obstacle':
      return (
        ombre(60) +
        rect(-60, -110, 120, 110, '#B98A56', { rx: 4, stroke: '#5B3B22', 'stroke-width': 4 }) +
        trait('M-58-108L58-2M58-108L-58-2', '#8D6740', 6) +
        rect(-60, -66, 120, 16, '#E9D3A8')
      );
    case 'travaux':
      return (
        ombre(120) +
        chemin('M-130 0Q-70-90-10-62T120 0Z', '#8B6B47') +
        rect(-120, -110, 240, 44, '#FFFFFF', { stroke: '#1B242D', 'stroke-width': 3 }) +
        chemin('M-120-110h40l-30 44h-10ZM-40-110h40l-30 44h-40ZM40-110h40l-30 44h-40Z', '#D3232F') +
        trait('M-96-66V0M96-66V0', '#59636A', 8) +
        chemin('M-170 0l18-70 18 70ZM134 0l18-70 18 70Z', '#F58220') +
        trait('M-163-28h22M141-28h22', '#FFFFFF', 9)
      );
    default:
      return undefined;
  }
}
export { agent };
