import { gris } from './couleurs.ts';
import type { Signe } from './signe.ts';
import { pose, rect } from './svg.ts';

const ECART = 6;
const POTEAU = 12;

/** A post shows unless there is only a plate with its additional. */
export function stack(signes: Signe[], poteau: boolean): Signe {
  if (signes.length === 1 && signes[0]) return signes[0];
  const ecart = poteau ? ECART + 4 : ECART;
  const pied = poteau ? 44 : 0;
  const largeur = Math.max(...signes.map((s) => s.l));
  const hauteur = signes.reduce((somme, s) => somme + s.h, 0) + ecart * (signes.length - 1) + pied;
  let y = -hauteur / 2;
  const milieux = signes.map((signe) => {
    const milieu = y + signe.h / 2;
    y += signe.h + ecart;
    return milieu;
  });
  const places = (svg: (s: Signe) => string) =>
    signes.map((s, i) => pose(svg(s), 0, milieux[i] ?? 0)).join('');
  // Crossed arms leave gaps: the post begins below them.
  const cache = (signes[0]?.h ?? 0) - 8;
  const mat = poteau
    ? rect(-POTEAU / 2, cache - hauteur / 2, POTEAU, hauteur - cache, gris, { rx: 2 })
    : '';
  return {
    l: largeur,
    h: hauteur,
    svg: mat + places((s) => s.svg),
    plaque: mat + places((s) => s.plaque ?? s.svg),
    description: signes.map((s) => s.description).join(' '),
  };
}
