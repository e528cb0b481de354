import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Unreadable addresses share one network, so that nobody can invent new ones. */
const UNREADABLE = ['?'];

/** Narrowest first: IPv6 /64, /56, /48; IPv4 /32, /24. A caller owns a whole /64. */
export function networksOf(address = ''): string[] {
  const bare = address.replace(/%.*$/, '');
  const url = URL.parse(`http://${isIP(bare) === 6 ? `[${bare}]` : bare}`);
  const read = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (isIP(read) === 0) return UNREADABLE;
  // A dual-stack server sees IPv4 callers as « ::ffff:192.0.2.1 ».
  const host = ipaddr.process(read);
  if ('octets' in host) return [host.toString(), `${host.octets.slice(0, 3).join('.')}.0/24`];
  const firstGroups = [...host.parts.slice(0, 3), host.parts[3]! & 0xff00, host.parts[3]!];
  const [a, b, c, half, d] = firstGroups.map((group) => group.toString(16));
  return [`${a}:${b}:${c}:${d}::/64`, `${a}:${b}:${c}:${half}::/56`, `${a}:${b}:${c}::/48`];
}
