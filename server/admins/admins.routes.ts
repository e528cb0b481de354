import type * as admins from '../../contract/admins.ts';
import type { Handlers } from '../kernel/mount.ts';
import { adminVisible, loginExtranet } from './loginExtranet.ts';

export const adminsRoutes: Handlers<keyof typeof admins> = {
  loginExtranet,
  getUserExtranet: async ({ admin }) => ({ user: adminVisible(admin), message: 'Connecté.' }),
};
