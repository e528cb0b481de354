import type { Handler } from '../../socle/http/mount.ts';
import { connecte } from './enter.ts';

export const getUserExtranet: Handler<'getUserExtranet'> = async ({ admin, env }) => ({
  user: connecte(env, admin),
  message: 'Connecté.',
});
