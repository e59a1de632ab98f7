import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that one household or one rented server has all to itself: a /64. */
const NETWORK_GROUPS = 4;

/** The address; of IPv6 the network, or else one bot would be 2^64 addresses. Whoever hung up before being asked is one. */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'gone';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? groupsOf(ip).slice(0, NETWORK_GROUPS).join(':') : ip;
}

/** The eight groups, the zeros that `::` stands for written out. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
