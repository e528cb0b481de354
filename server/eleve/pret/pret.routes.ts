import type * as pret from '../../../contract/pret.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { getPret } from './getPret.ts';

export const pretRoutes: Handlers<keyof typeof pret> = { getPret };
