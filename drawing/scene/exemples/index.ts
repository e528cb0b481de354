import type { SceneEcrite } from '../scene.ts';
import { arrets } from './arrets.ts';
import { croisements } from './croisements.ts';
import { grandsAxes } from './grandsAxes.ts';
import { passages } from './passages.ts';
import { reglages } from './reglages.ts';
import { ronds } from './ronds.ts';
import { rues } from './rues.ts';

export const exemples: [nom: string, scene: SceneEcrite][] = [
  ...croisements,
  ...reglages,
  ...passages,
  ...ronds,
  ...arrets,
  ...rues,
  ...grandsAxes,
];
