import { MON_PROFIL } from '../regles/adresses.ts';
import { join } from 'node:path';
import type { Environment } from './socle/config/environment.ts';
import { freePort } from './socle/http/freePort.ts';
import { randomToken } from './socle/securite/signature.ts';
import { NOTIFICATION_PAYPAL } from './argent/paiement/fournisseurs/paypal/index.ts';
import { NOTIFICATION_PAYZEN } from './argent/paiement/fournisseurs/payzen/index.ts';

interface StandIn {
  /** If set, the real service is used. */
  unless: keyof Environment;
  /** Browser address and port go into the environment; keys last for this run. */
  given: (env: Environment, at: { url: string; port: string }) => Partial<Environment>;
  start: (env: Environment) => Promise<{ stop: () => void }>;
}

/** Orders live in DATA_DIR: a payment survives a restart. */
const paypal: StandIn = {
  unless: 'PAYPAL_CLIENT_ID',
  given: (env, { url, port }) => ({
    PAYPAL_CLIENT_ID: randomToken(),
    PAYPAL_SECRET: randomToken(),
    PAYPAL_MARCHAND: 'MARCHANDDEMO1',
    PAYPAL_WEBHOOK_ID: randomToken(),
    PAYPAL_API_URL: insideOf(env, port),
    PAYPAL_SDK_URL: new URL('sdk/js', url).href,
  }),
  async start(env) {
    const { startPaypal } = await import('../sandbox/startPaypal.ts');
    return startPaypal({
      host: env.HOST,
      paypal: new URL(env.PAYPAL_SDK_URL).origin,
      api: env.PAYPAL_API_URL,
      clientId: env.PAYPAL_CLIENT_ID!,
      secret: env.PAYPAL_SECRET!,
      marchand: env.PAYPAL_MARCHAND!,
      email: 'ecole@demo.be',
      webhookId: env.PAYPAL_WEBHOOK_ID!,
      webhook: `${insideOf(env, String(env.PORT))}${NOTIFICATION_PAYPAL}`,
      dossier: join(env.DATA_DIR, 'paypal'),
    });
  },
};

const payzen: StandIn = {
  unless: 'PAYZEN_CLE',
  given: (env, { url, port }) => ({
    PAYZEN_SITE_ID: '12345678',
    PAYZEN_MODE: 'TEST',
    PAYZEN_CLE: randomToken(),
    PAYZEN_MOT_DE_PASSE: randomToken(),
    PAYZEN_URL: new URL('vads-payment/', url).href,
    PAYZEN_API_URL: `${insideOf(env, port)}/api-payment/V4/`,
  }),
  async start(env) {
    const { startPayzen } = await import('../sandbox/startPayzen.ts');
    return startPayzen({
      host: env.HOST,
      payzen: new URL(env.PAYZEN_URL).origin,
      siteId: env.PAYZEN_SITE_ID!,
      mode: env.PAYZEN_MODE,
      cle: env.PAYZEN_CLE!,
      motDePasse: env.PAYZEN_MOT_DE_PASSE!,
      notification: `${insideOf(env, String(env.PORT))}${NOTIFICATION_PAYZEN}`,
      retour: `${env.APP_URL}${MON_PROFIL}`,
      folder: join(env.DATA_DIR, 'payzen'),
    });
  },
};

const ALL: readonly StandIn[] = [payzen, paypal];

/** `env` comes first, before anything starts; `start` runs once the site listens. */
export async function standInsOf(env: Environment) {
  const needed = env.APP_MODE === 'demo' ? ALL.filter(({ unless }) => !env[unless]) : [];
  const named = { ...env };
  for (const { given } of needed) {
    const port = String(await freePort());
    const url = new URL(env.APP_URL);
    url.protocol = 'http:';
    url.port = port;
    Object.assign(named, given(env, { url: url.href, port }));
  }
  const start = async () => {
    const started = await Promise.all(needed.map((each) => each.start(named)));
    return { stop: () => started.forEach(({ stop }) => stop()) };
  };
  return { env: named, start };
}

/** Servers on this machine reach each other whatever the public name. */
function insideOf({ HOST }: Environment, port: string): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
