import type * as admins from '../../contract/admins.ts';
import type { Handlers } from '../kernel/mount.ts';
import { adminVisible, loginExtranet } from './loginExtranet.ts';

export const adminsRoutes = (reglages: { secret: string }): Handlers<keyof typeof admins> => ({
  loginExtranet: loginExtranet(reglages),
  getUserExtranet: async ({ admin }) => ({ user: adminVisible(admin), message: 'Connecté.' }),
});
