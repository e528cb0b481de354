import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

const BITS: Record<number, number> = { 4: 32, 6: 128 };

/** In bits: what is wider is no network of anybody's, and two halves would be everybody. */
const WIDEST_PROXIES = 8;

/** `10.0.0.2, fd00::/8` as a list; undefined when one is no address and no network of one owner. */
export function listOfProxies(text: string): string[] | undefined {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every(isProxy) ? proxies : undefined;
}

function isProxy(proxy: string): boolean {
  const [, address, prefix] = /^([\da-f:.]+)(?:\/([1-9]\d{0,2}))?$/i.exec(proxy) ?? [];
  const bits = BITS[isIP(address ?? '')];
  const length = Number(prefix ?? bits);
  return bits !== undefined && length >= WIDEST_PROXIES && length <= bits;
}

/** Proxies that stand one before the other; nobody has more, and a stranger may send thousands. */
const MOST_PROXIES = 20;

/**
 * Leaves of `X-Forwarded-For` what Fastify may believe: addresses, from the right, as far as they
 * are addresses. Who calls is then the rightmost that no trusted proxy has, or the connection's own.
 * The site's own name and protocol are those of `APP_URL`, whatever a proxy says.
 */
export function cleanForwarded(app: FastifyInstance, proxies: string[]): void {
  let told = false;
  app.addHook('onRequest', async ({ raw: { headers }, log }) => {
    delete headers['x-forwarded-host'];
    delete headers['x-forwarded-proto'];
    const given = headers['x-forwarded-for'];
    if (given === undefined) return;
    delete headers['x-forwarded-for'];
    if (proxies.length === 0) {
      // Behind a proxy all callers would share the limits of one.
      if (!told) log.warn('X-Forwarded-For is ignored: TRUST_PROXY names no proxy');
      told = true;
      return;
    }
    const addresses = addressesOf(String(given));
    if (addresses.length > 0) headers['x-forwarded-for'] = addresses.join(', ');
  });
}

/** Some proxies add the port: 192.0.2.1:50123, [2001:db8::1]:50123. */
const WITH_PORT = /^(?:\[([\da-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/i;

function addressesOf(header: string): string[] {
  const entries = header.split(',').slice(-MOST_PROXIES);
  const addresses: string[] = [];
  for (const entry of entries.toReversed()) {
    const text = entry.trim();
    const [, v6, v4] = WITH_PORT.exec(text) ?? [];
    const address = v6 ?? v4 ?? text;
    // A zone names an interface of another machine, and anything can stand in it.
    if (isIP(address) === 0 || address.includes('%')) break;
    addresses.unshift(address);
  }
  return addresses;
}
