import type { Environment } from '../../socle/config/environment.ts';

/** What every step of a payment is told. */
export interface Where {
  env: Pick<Environment, 'APP_SECRET' | 'APP_URL'>;
  now: Date;
}
