import type { SceneEcrite } from './scene.ts';
import { arrets } from './exemples/arrets.ts';
import { croisements } from './exemples/croisements.ts';
import { grandsAxes } from './exemples/grandsAxes.ts';
import { passages } from './exemples/passages.ts';
import { reglages } from './exemples/reglages.ts';
import { ronds } from './exemples/ronds.ts';
import { rues } from './exemples/rues.ts';

/** Scenes of every kind, by name: what the development page shows and the tests go through. */
export const exemples: [nom: string, scene: SceneEcrite][] = [
  ...croisements,
  ...reglages,
  ...passages,
  ...ronds,
  ...arrets,
  ...rues,
  ...grandsAxes,
];
