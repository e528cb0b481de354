import type { calls } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { userOf } from './userOf.ts';

export const getUser: Handler<(typeof calls)['getUser']> = async ({ env, eleve }) => ({
  user: userOf(env, eleve),
});
