import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

const BITS: Record<number, number> = { 4: 32, 6: 128 };

/** Shorter prefixes belong to no single owner: two halves would trust everybody. */
const WIDEST_PROXIES = 8;

/** Reads `10.0.0.2, fd00::/8`; undefined when an entry is no address or narrow network. */
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

/** No chain of proxies is longer, while a stranger may send thousands of addresses. */
const MOST_PROXIES = 20;

/** Keeps the valid addresses from the right: a caller is the rightmost untrusted one. */
export function cleanForwarded(app: FastifyInstance, proxies: string[]): void {
  let warned = false;
  app.addHook('onRequest', async ({ raw: { headers }, log }) => {
    delete headers['x-forwarded-host'];
    delete headers['x-forwarded-proto'];
    const given = headers['x-forwarded-for'];
    if (given === undefined) return;
    delete headers['x-forwarded-for'];
    if (proxies.length === 0) {
      // Without TRUST_PROXY all callers behind a proxy share one rate limit.
      if (!warned) log.warn('X-Forwarded-For is ignored: TRUST_PROXY names no proxy');
      warned = true;
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
    // A zone names another machine's interface, and may contain anything.
    if (isIP(address) === 0 || address.includes('%')) break;
    addresses.unshift(address);
  }
  return addresses;
}
