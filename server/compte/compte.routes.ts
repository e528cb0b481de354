import type * as compte from '../../contract/compte.ts';
import type { Handlers } from '../kernel/mount.ts';
import { login, userOf } from './login.ts';
import { logout } from './logout.ts';

export const compteRoutes = (secret: string): Handlers<keyof typeof compte> => ({
  login: login(secret),
  logout: async ({ trx, token, input }) => logout(trx, token, input.extranet === 1),
  getUser: async ({ eleve }) => ({ user: userOf(eleve) }),
});
