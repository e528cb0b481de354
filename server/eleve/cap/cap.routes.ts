import type * as cap from '../../../contract/cap.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { getCap } from './getCap.ts';

export const capRoutes: Handlers<keyof typeof cap> = { getCap };
