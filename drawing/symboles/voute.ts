import { chemin, trait } from '../svg.ts';

const JOINTS =
  'M30 49L12 42M36 42L22 28M45 37L41 21M55 37L59 21M64 42L78 28M70 49L88 42' +
  'M29 58H12M71 58H88M29 67H12M71 67H88M29 76H12M71 76H88';

export const voute = (noir: string, blanc: string): string =>
  chemin('M12 85V39L28 20.6H72L88 39V85Z', noir) +
  chemin('M15 82V40.3L29.5 23.6H70.5L85 40.3V82Z', blanc) +
  trait(JOINTS, noir, 1.6, { 'stroke-linecap': 'butt' }) +
  chemin('M28 85V58A22 22 0 0 1 72 58V85Z', noir);
