import { startChild } from './startChild.ts';

interface OuDePaypal {
  host: string;
  paypal: string;
  /** The server's address: certificates name it. */
  api: string;
  clientId: string;
  secret: string;
  marchand: string;
  email: string;
  /** Both empty: no webhook. */
  webhookId: string;
  webhook: string;
  dossier: string;
}

export function startPaypal(ou: OuDePaypal): { stop: () => void } {
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
