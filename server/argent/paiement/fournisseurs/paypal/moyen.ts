import type { Environment } from '../../../../socle/config/environment.ts';
import { Refus } from '../../../../socle/refus/refus.ts';
import { moyensOf } from '../../index.ts';

/** 503 where no wallet is set up. */
export function checkMoyen(env: Environment): void {
  if (moyensOf(env).includes('paypal')) return;
  throw new Refus(
    503,
    'Le paiement par PayPal n’est pas ouvert ici\u00a0: écris à ton auto-école.',
  );
}
