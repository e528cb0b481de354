import { cercle, chemin, el, rect, trait } from '../svg.ts';

/** Sprites are centred, heading up, 20 units a metre. */

export const VITRE = '#263744';
export const PHARE = '#FFF3B8';
export const FEU = '#8E1B24';
export const PEAU = '#E9B48C';
export const PNEU = '#22282E';
/** Outlines dark wheels on dark asphalt. */
export const LISERE = '#D3DADF';

export const deux = (f: (k: 1 | -1) => string): string => f(-1) + f(1);

/** A thin dark edge shows white on white. */
export const caisse = (largeur: number, hauteur: number, couleur: string, rx = 7): string =>
  rect(-largeur / 2, -hauteur / 2, largeur, hauteur, couleur, {
    rx,
    stroke: '#10182066',
    'stroke-width': 1.5,
  });

export const vitre = (d: string): string => chemin(d, VITRE);
export const clair = (d: string, opacite = 0.25): string =>
  chemin(d, '#fff', { 'fill-opacity': opacite });
export const sombre = (d: string, opacite = 0.2): string =>
  chemin(d, '#000', { 'fill-opacity': opacite });

export const phares = (x: number, y: number): string =>
  chemin(`M${-x - 4} ${y + 5}q0-5 6-6l3 0v3zM${x + 4} ${y + 5}q0-5-6-6l-3 0v3z`, PHARE);
export const arriere = (x: number, y: number): string =>
  chemin(`M${-x - 4} ${y}h9v4h-9zM${x - 5} ${y}h9v4h-9z`, FEU);

/** -1: left. Exaggerated, to be seen on a phone. */
export const brasDe = (cote: number, x: number, y: number, habit: string): string => {
  const manche = `M${cote * x} ${y}L${cote * (x + 25)} ${y - 3}`;
  return (
    trait(manche, '#fff', 9) +
    trait(manche, habit, 6) +
    cercle(cote * (x + 28), y - 3, 4.6, PEAU, { stroke: '#fff', 'stroke-width': 1.5 })
  );
};

export const gyrophare = (y: number, large = 26): string =>
  rect(-large / 2, y - 4, large, 8, '#1D2A36', { rx: 3 }) +
  rect(-large / 2 + 1, y - 3, large / 2 - 4, 6, '#2F80FF', { rx: 2 }) +
  rect(3, y - 3, large / 2 - 4, 6, '#2F80FF', { rx: 2 });

export const buste = (y: number, habit: string, tete: string, large = 22): string =>
  el('ellipse', {
    cx: 0,
    cy: y,
    rx: large / 2,
    ry: 7,
    fill: habit,
    stroke: '#10182055',
    'stroke-width': 1,
  }) +
  cercle(0, y - 1.5, 6.4, tete, { stroke: '#fff', 'stroke-opacity': 0.55, 'stroke-width': 1.2 });

export { cercle, chemin, el, rect, trait };
