import type * as annuler from '../../../contract/annuler.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { undo } from './undo.ts';

export const annulerRoutes: Handlers<keyof typeof annuler> = { undo };
