import { isIPv6 } from 'node:net';

/**
 * Returns the key by which attempts from an address are counted. A client with one IPv6 address has the 2^64 of its
 * network, so those count as one: `2001:db8:0:1::/64`. IPv4 addresses count separately, also in IPv6 notation
 * (`::ffff:192.0.2.9`). Ignores a port, which some proxies add. Returns other texts unchanged.
 */
export function clientNetwork(address: string): string {
  const bare = withoutPort(address);
  // The text after % names the interface of a link-local address.
  const [ip = ''] = bare.split('%');
  if (!isIPv6(ip)) return bare;
  const groups = groupsOf(ip);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Removes the port of `[2001:db8::1]:443` and `192.0.2.9:443`. */
function withoutPort(address: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** Returns the eight numbers of an IPv6 address in any notation. */
function groupsOf(ip: string): number[] {
  // The URL parser normalises every form: lower case, the longest run of zeros as ::, no dotted part.
  const written = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}
