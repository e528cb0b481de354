import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';

export const getReglages: Handler<'getReglages'> = async ({ env }) => ({
  inscription: env.INSCRIPTION,
  demo: flagOf(env.APP_MODE === 'demo'),
  adresse: env.APP_URL,
});
