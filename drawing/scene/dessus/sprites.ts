import { teintes } from '../teintes.ts';
import { isDeuxRoues, isPieton } from '../../../droit/circulation/usagers.ts';
import type { Vu } from '../plan/plan.ts';
import type { Bras } from '../plan/vuOf.ts';
import type { Couleur } from '../vocabulaire.ts';
import {
  cyclomoteur,
  moto,
  speedPedelec,
  trottinette,
  velo,
} from '../../sprites/spritesDeuxRoues.ts';
import {
  attelage,
  autocar,
  bus,
  busScolaire,
  camion,
  pompiers,
  tracteur,
  train,
  tram,
} from '../../sprites/spritesLourds.ts';
import { cercle, chemin, el, rect } from '../../sprites/outils.ts';
import {
  aine,
  aveugle,
  chaiseRoulante,
  cyclisteAPied,
  enfant,
  groupe,
  pieton,
} from '../../sprites/spritesPietons.ts';
import {
  ambulance,
  camionnette,
  caravane,
  police,
  remorque,
  voiture,
} from '../../sprites/spritesVoitures.ts';

const obstacle = (): string =>
  rect(-17, -17, 34, 34, '#B98A56', { rx: 2, stroke: '#5B3B22', 'stroke-width': 2 }) +
  chemin('M-17-3h34v6h-34z', '#E9D3A8') +
  chemin('M-17-17l34 34M17-17l-34 34', 'none', {
    stroke: '#5B3B22',
    'stroke-opacity': 0.35,
    'stroke-width': 2,
  });
const travaux = (): string =>
  cercle(0, 6, 18, '#8B6B47') +
  cercle(-4, 2, 10, '#A98A62') +
  rect(-28, -28, 56, 12, '#fff', { rx: 2, stroke: '#1B242D', 'stroke-width': 1 }) +
  chemin('M-28-28h8l-6 12h-2zM-10-28h10l-6 12h-10zM10-28h10l-6 12h-10z', '#D3232F') +
  chemin('M-22 22l5-14 5 14zM12 24l5-14 5 14z', '#F58220', { stroke: '#fff', 'stroke-width': 1.5 });

const sprites: Record<Vu['qui'], (couleur: string, tendu?: Bras) => string> = {
  voiture,
  camionnette,
  camion,
  bus,
  autocar,
  'bus scolaire': busScolaire,
  tram,
  train,
  moto,
  cyclomoteur,
  vélo: velo,
  'speed pedelec': speedPedelec,
  trottinette,
  tracteur,
  attelage,
  ambulance,
  police,
  pompiers,
  piéton: pieton,
  enfant,
  aîné: aine,
  aveugle,
  'chaise roulante': chaiseRoulante,
  'cycliste à pied': cyclisteAPied,
  'groupe d’enfants': groupe,
  remorque,
  caravane,
  obstacle,
  travaux,
};

const isGrossi = ({ qui }: Pick<Vu, 'qui'>): boolean =>
  isDeuxRoues({ qui }) || (isPieton({ qui }) && qui !== 'groupe d’enfants');

/** An eighth bigger: phones must show small ones. */
export function sprite(qui: Vu['qui'], couleur: Couleur, tendu?: Bras): string {
  const svg = sprites[qui](teintes[couleur], tendu);
  return isGrossi({ qui }) ? el('g', { transform: 'scale(1.14)' }, svg) : svg;
}
