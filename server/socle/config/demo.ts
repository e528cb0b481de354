import type { Environment } from './environment.ts';
import { isHere, isSandbox } from './outside.ts';
import { bucketOf } from './storageUrl.ts';

const HOSTS_HERE = new Set(['::1', 'localhost']);

/** Throws where a demo touches anything real: its accounts have published passwords. */
export async function refuseReality(env: Environment): Promise<void> {
  if (env.APP_MODE !== 'demo') return;
  const sign = signOf(env) ?? (await signOfDatabase(env));
  if (sign)
    throw new Error(
      `APP_MODE manque ou vaut «\u00a0demo\u00a0», et ${sign}\u00a0: le mot de passe des comptes de démonstration est public. Pour une vraie école, il faut APP_MODE=production.`,
    );
}

function signOf(env: Environment): string | undefined {
  if (!isHere(new URL(env.APP_URL).hostname))
    return `APP_URL (${env.APP_URL}) est une adresse publique`;
  if (!HOSTS_HERE.has(env.HOST) && !isHere(env.HOST))
    return `HOST (${env.HOST}) laisse entrer d’autres machines que celle-ci`;
  if (env.TRUST_PROXY.some((proxy) => !HOSTS_HERE.has(proxy) && !isHere(proxy)))
    return 'TRUST_PROXY nomme un proxy sur une autre machine';
  if (env.PAYZEN_MODE === 'PRODUCTION') return 'PAYZEN_MODE vaut «\u00a0PRODUCTION\u00a0»';
  const paypal = new URL(env.PAYPAL_API_URL).hostname;
  if (env.PAYPAL_CLIENT_ID && !isHere(paypal) && !isSandbox(paypal))
    return 'PAYPAL_API_URL est celle où l’argent est vrai';
  const elsewhere = Object.entries(hostsOf(env)).find(([, host]) => host && !isHere(host));
  return elsewhere && `${elsewhere[0]} est sur une autre machine`;
}

/** Asks the driver, which combines address, parameters and PGHOST. */
async function signOfDatabase({ DATABASE_URL }: Environment): Promise<string | undefined> {
  if (!DATABASE_URL) return undefined;
  const { default: pg } = await import('pg');
  const { host } = new pg.Client({ connectionString: DATABASE_URL });
  const here = host.startsWith('/') || HOSTS_HERE.has(host) || isHere(host);
  return here ? undefined : 'DATABASE_URL est sur une autre machine';
}

function hostsOf({ SMTP_URL, STORAGE_URL }: Environment) {
  return {
    SMTP_URL: SMTP_URL && smtpHostOf(SMTP_URL),
    STORAGE_URL: STORAGE_URL && new URL(bucketOf(STORAGE_URL).endpoint).hostname,
  };
}

function smtpHostOf(address: string): string {
  const { hostname, searchParams } = new URL(address);
  return searchParams.get('service') ?? searchParams.get('proxy') ?? hostname;
}
