import type * as dashboard from '../../../contract/dashboard.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { getDashboard } from './getDashboard.ts';

export const dashboardRoutes: Handlers<keyof typeof dashboard> = { getDashboard };
