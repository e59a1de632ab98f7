import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * `X-Forwarded-For` as addresses alone. Some gateways write a port behind each, and IPv6 in brackets. What cannot be read counts as the
 * proxy that wrote it: it and all left of it, which that proxy only passed on, is left out.
 */
export function readableForwardedFor(header: string): string {
  const addresses: string[] = [];
  for (const word of header.split(',').toReversed()) {
    const address = addressIn(word.trim());
    if (address === undefined) break;
    addresses.unshift(address);
  }
  return addresses.join(', ');
}

function addressIn(word: string): string | undefined {
  if (isIP(word) !== 0) return word;
  const { four, six, port } = /^(?:(?<four>[\d.]+)|\[(?<six>[^\]]+)\])(?::(?<port>\d{1,5}))?$/.exec(word)?.groups ?? {};
  if (port !== undefined && Number(port) > 65_535) return undefined;
  if (four !== undefined && isIPv4(four)) return four;
  return six !== undefined && isIPv6(six) ? six : undefined;
}
