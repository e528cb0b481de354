import type { Environment } from '../../../../socle/config/environment.ts';
import type { Fournisseur, Service } from '../port.ts';
import { listMouvements } from './mouvements.ts';
import { servePaypal } from './receive.ts';
import { refund } from './refund.ts';
import { releve } from './releve.ts';
import { askOrdre, follow } from './settle.ts';

const service: Service = {
  ask: askOrdre,
  refund,
  livres: { par: 'periode', list: listMouvements },
};

const isOuvert = ({ PAYPAL_SECRET }: Environment) => PAYPAL_SECRET !== undefined;

const HOUSE = /(^|\.)paypal\.com$/;

/** The server asks PayPal for the order, and never trusts the browser. */
export const paypal = {
  moyen: 'paypal',
  isOuvert,
  offre: (env) => ({ script: scriptOf(env) }),
  // PayPal's script calls other hosts of PayPal's; the sandbox has one.
  politique({ PAYPAL_SDK_URL }) {
    const { hostname, origin } = new URL(PAYPAL_SDK_URL);
    return {
      provider: HOUSE.test(hostname)
        ? ['https://*.paypal.com', 'https://*.paypalobjects.com']
        : [origin],
    };
  },
  serve: servePaypal,
  follow,
  service: (env) => (isOuvert(env) ? service : undefined),
  releve,
} satisfies Fournisseur;

function scriptOf({ PAYPAL_SDK_URL, PAYPAL_CLIENT_ID }: Environment): string {
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
