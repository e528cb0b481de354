import { createPaypal } from './paypal.ts';

const { HOST, PAYPAL, API, CLIENT_ID, SECRET, MARCHAND, EMAIL, WEBHOOK_ID, WEBHOOK, DOSSIER } =
  process.env as Record<string, string>;

const { server } = createPaypal({
  address: new URL(PAYPAL!).origin,
  api: new URL(API!).origin,
  clientId: CLIENT_ID!,
  secret: SECRET!,
  marchand: { id: MARCHAND!, email: EMAIL! },
  webhookId: WEBHOOK_ID!,
  webhook: WEBHOOK!,
  folder: DOSSIER!,
});
server.listen({ port: Number(new URL(PAYPAL!).port), host: HOST });

process.stdin.on('close', () => process.exit(0)).resume();
