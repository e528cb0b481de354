import type { Handler } from '../../socle/http/mount.ts';
import { userOf } from './userOf.ts';

export const getUser: Handler<'getUser'> = async ({ env, eleve }) => ({
  user: userOf(env, eleve),
});
