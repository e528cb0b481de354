import { startChild } from './startChild.ts';

interface Ou {
  host: string;
  /** Where browsers find it: an address with its port. */
  paypal: string;
  /** Where the shop finds its services, which its certificate names. */
  api: string;
  clientId: string;
  secret: string;
  /** The merchant's id, and the address that buyers and reports show. */
  marchand: string;
  email: string;
  /** The id of the shop's webhook and its address; both empty when it has none. */
  webhookId: string;
  webhook: string;
  /** Where it keeps what it knows. */
  dossier: string;
}

/** Starts the stand-in for PayPal; it ends with this process. */
export function startPaypal(ou: Ou): { stop: () => void } {
  return startChild('paypal/main.ts', {
    HOST: ou.host,
    PAYPAL: ou.paypal,
    API: ou.api,
    CLIENT_ID: ou.clientId,
    SECRET: ou.secret,
    MARCHAND: ou.marchand,
    EMAIL: ou.email,
    WEBHOOK_ID: ou.webhookId,
    WEBHOOK: ou.webhook,
    DOSSIER: ou.dossier,
  });
}
