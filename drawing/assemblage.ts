import { gris } from './couleurs.ts';
import type { Signe } from './panneaux/signe.ts';
import { pose, rect } from './svg.ts';

const ECART = 6;
const POTEAU = 12;

/** One above the other, centred; a post shows between and below when there is more than a plate and its additional. */
export function empile(signes: Signe[], poteau: boolean): Signe {
  if (signes.length === 1 && signes[0]) return signes[0];
  const ecart = poteau ? ECART + 4 : ECART;
  const pied = poteau ? 44 : 0;
  const l = Math.max(...signes.map((s) => s.l));
  const h = signes.reduce((somme, s) => somme + s.h, 0) + ecart * (signes.length - 1) + pied;
  let y = -h / 2;
  const milieux = signes.map((s) => {
    const milieu = y + s.h / 2;
    y += s.h + ecart;
    return milieu;
  });
  const places = (svg: (s: Signe) => string) =>
    signes.map((s, i) => pose(svg(s), 0, milieux[i] ?? 0)).join('');
  // Nothing of the post shows above the lower end of the first: arms that cross leave gaps.
  const cache = (signes[0]?.h ?? 0) - 8;
  const mat = poteau ? rect(-POTEAU / 2, cache - h / 2, POTEAU, h - cache, gris, { rx: 2 }) : '';
  return {
    l,
    h,
    svg: mat + places((s) => s.svg),
    plaque: mat + places((s) => s.plaque ?? s.svg),
    description: signes.map((s) => s.description).join(' '),
  };
}
