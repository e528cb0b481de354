import type { Environment } from '../../socle/config/environment.ts';

export interface Where {
  env: Pick<Environment, 'APP_SECRET' | 'APP_URL'>;
  now: Date;
}
