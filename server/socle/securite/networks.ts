import { isIP } from 'node:net';

/** Unreadable addresses share one place: nobody can invent new ones. */
const UNREADABLE = ['?'];

/**
 * Narrowest first: IPv6 /64, /56, /48; IPv4 /32, /24. A caller owns a whole /64, a household or
 * server a /56 or /48. A closed connection has no address.
 */
export function networksOf(address: string | undefined): string[] {
  const host = address && canonical(address);
  if (!host) return UNREADABLE;
  if (isIP(host) === 4) return ipv4(host);
  const groups = groupsOf(host);
  // A dual-stack server sees IPv4 callers as « ::ffff:192.0.2.1 ».
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

/** Strips port, brackets and zone; undefined: no address. */
function canonical(address: string): string | undefined {
  const bare = address.replace(/%.*$/, '');
  const text = isIP(bare) === 6 ? `[${bare}]` : bare;
  if (!URL.canParse(`http://${text}`)) return undefined;
  const host = new URL(`http://${text}`).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
}

function groupsOf(host: string): string[] {
  const [head, tail] = host.split('::').map((half) => half.split(':').filter(Boolean));
  if (!head || !tail) return head ?? [];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
