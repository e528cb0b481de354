import type { Gabarit } from '../drawing/scene/gabarits.ts';

/** They move, and are no road users. Length and width in metres. */
export const CHOSES = {
  ballon: [0.26, 0.26],
  chien: [0.85, 0.28],
  chevreuil: [1.2, 0.35],
} as const satisfies Record<string, Gabarit>;

export type Chose = keyof typeof CHOSES;
export const choses = Object.keys(CHOSES) as [Chose, ...Chose[]];
export const isChose = (qui: string): qui is Chose => Object.hasOwn(CHOSES, qui);
