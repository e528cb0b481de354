import { cercle, chemin, rect, trait } from '../svg.ts';

/** A small motor bicycle with pedals, a high handlebar and a rack, that goes to the left. */
export const mobylette = (c: string): string =>
  cercle(56, 146, 50, 'none', { stroke: c, 'stroke-width': 15 }) +
  cercle(261, 146, 50, 'none', { stroke: c, 'stroke-width': 15 }) +
  cercle(56, 146, 16, c) +
  trait('M56 146L122 12H136M56 146H104', c, 15) +
  cercle(97, 33, 13, c) +
  trait('M112 78L160 124', c, 20) +
  chemin(
    'M150 114H214L226 138L262 130Q280 134 278 152L290 154V174H196L180 182H150Q124 180 125 152Z',
    c,
  ) +
  trait('M178 175V186', c, 15) +
  chemin('M182 46H224Q238 52 230 66L214 72L202 118H186L198 72Z', c) +
  rect(228, 76, 78, 17, c, { rx: 4 }) +
  trait('M264 90V140M302 88L314 134', c, 14);
