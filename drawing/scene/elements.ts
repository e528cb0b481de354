import type { Element, Route } from './scene.ts';

const RUES = new Set<string>(['rue à droite', 'rue à gauche', 'rues des deux côtés']);
const VIRAGES = new Set<string>(['virage à gauche', 'virage à droite']);

/** A side street, of whatever kind. */
export const isRue = ({ quoi }: { quoi: string }): boolean => RUES.has(quoi);
export const virageOf = ({ éléments }: Route): Element | undefined =>
  éléments.find(({ quoi }) => VIRAGES.has(quoi));
export const isVirage = (scene: Route): boolean => virageOf(scene) !== undefined;
