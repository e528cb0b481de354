import type { Handlers } from '../kernel/mount.ts';
import { adminVisible, loginExtranet } from './loginExtranet.ts';

export const adminsRoutes: Handlers<'loginExtranet' | 'getUserExtranet'> = {
  loginExtranet,
  getUserExtranet: async ({ admin }) => ({ user: adminVisible(admin), message: 'Connecté.' }),
};
