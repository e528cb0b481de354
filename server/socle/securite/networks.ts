import { isIP } from 'node:net';

/** Whatever is no address that we can read counts as one place, so that nobody invents new ones. */
const UNREADABLE = ['?'];

/**
 * The networks that an address belongs to, the narrowest first: an IPv6 /64, /56 and /48, an IPv4
 * address and its /24. One caller has a whole /64 to call from, one household or hosted machine
 * a /56 or a /48; behind one IPv4 address a school may sit. Who has hung up has no address any more.
 */
export function networksOf(address: string | undefined): string[] {
  const host = address && canonical(address);
  if (!host) return UNREADABLE;
  if (isIP(host) === 4) return ipv4(host);
  const groups = groupsOf(host);
  // « ::ffff:192.0.2.1 »: how a server that listens on both sees an IPv4 caller.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bytes = groups.slice(6).flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    });
    return ipv4(bytes.join('.'));
  }
  const [a, b, c, d] = groups as [string, string, string, string];
  const half = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return [`${a}:${b}:${c}:${d}::/64`, `${a}:${b}:${c}:${half}::/56`, `${a}:${b}:${c}::/48`];
}

const ipv4 = (host: string) => [host, `${host.replace(/\.\d+$/, '')}.0/24`];

/** One spelling for every address, with or without a port, brackets or a zone; undefined for anything else. */
function canonical(address: string): string | undefined {
  const bare = address.replace(/%.*$/, '');
  const text = isIP(bare) === 6 ? `[${bare}]` : bare;
  if (!URL.canParse(`http://${text}`)) return undefined;
  const host = new URL(`http://${text}`).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
}

/** The eight groups of an IPv6 address in its one spelling, without leading noughts. */
function groupsOf(host: string): string[] {
  const [head, tail] = host.split('::').map((half) => half.split(':').filter(Boolean));
  if (!head || !tail) return head ?? [];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
