import type * as payzen from '../../../../../contract/payzen.ts';
import type { Handlers } from '../../../../socle/http/mount.ts';
import { purchaseAccesPayzen } from './purchaseAccesPayzen.ts';

export const payzenRoutes: Handlers<keyof typeof payzen> = { purchaseAccesPayzen };
