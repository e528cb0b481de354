import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { touchSession } from '../kernel/session.ts';
import type { Reglages } from './reglages.ts';
import { userOf } from './userOf.ts';

/** Every page begins with it, so that it is what keeps `dateVue` of the session. */
export const getUser =
  ({ secret }: Reglages): Handler<(typeof calls)['getUser']> =>
  async (context) => {
    await touchSession(context);
    return { user: userOf(secret, context.eleve) };
  };
