import { cercle, chemin, rect, trait } from '../svg.ts';

export const mobylette = (couleur: string): string =>
  cercle(56, 146, 50, 'none', { stroke: couleur, 'stroke-width': 15 }) +
  cercle(261, 146, 50, 'none', { stroke: couleur, 'stroke-width': 15 }) +
  cercle(56, 146, 16, couleur) +
  trait('M56 146L122 12H136M56 146H104', couleur, 15) +
  cercle(97, 33, 13, couleur) +
  trait('M112 78L160 124', couleur, 20) +
  chemin(
    'M150 114H214L226 138L262 130Q280 134 278 152L290 154V174H196L180 182H150Q124 180 125 152Z',
    couleur,
  ) +
  trait('M178 175V186', couleur, 15) +
  chemin('M182 46H224Q238 52 230 66L214 72L202 118H186L198 72Z', couleur) +
  rect(228, 76, 78, 17, couleur, { rx: 4 }) +
  trait('M264 90V140M302 88L314 134', couleur, 14);
