import { RECOMPTES } from '../server/recomptes.ts';
import { SCEAUX } from '../server/sceaux.ts';
import { USES } from '../server/taches.ts';

/** All rooms' own checks of a school. */
export const CONTROLE = { essais: SCEAUX, recomptes: RECOMPTES, uses: USES };
