import type * as rapprochement from '../../../contract/rapprochement.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { compareMouvements } from './compareMouvements.ts';
import { getEcarts } from './getEcarts.ts';
import { settleEcart } from './settleEcart.ts';
import { takeOverEcart } from './takeOverEcart.ts';

export const rapprochementRoutes: Handlers<keyof typeof rapprochement> = {
  getEcarts,
  compareMouvements,
  takeOverEcart,
  settleEcart,
};
