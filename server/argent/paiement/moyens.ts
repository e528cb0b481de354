import { type Moyen, MOYENS } from '../../../regles/fournisseurs/index.ts';
import type { Environment } from '../../socle/config/environment.ts';

/** The provider's script with all that it is told: who sells, in what, in which language. */
export function scriptPaypal({ PAYPAL_SDK_URL, PAYPAL_CLIENT_ID }: Environment): string {
  const script = new URL(PAYPAL_SDK_URL);
  script.search = new URLSearchParams({
    'client-id': PAYPAL_CLIENT_ID!,
    currency: 'EUR',
    intent: 'capture',
    components: 'buttons',
    locale: 'fr_BE',
    'disable-funding': 'credit,paylater',
  }).toString();
  return script.href;
}

/** Which ways to pay are set up here. */
export const moyensOf = (env: Environment): Moyen[] =>
  MOYENS.filter((moyen) => (moyen === 'payzen' ? env.PAYZEN_CLE : env.PAYPAL_SECRET) !== undefined);
