import { isIP } from 'node:net';
import { isWebOrigin } from '../../contract/base/web-origin.mjs';
import { failed, listOf, ok, optional } from './parsed.mjs';

/** @template Value @typedef {import('./parsed.mjs').Parsed<Value>} Parsed */

/**
 * @param {string} [text]
 * @returns {Parsed<number>}
 */
export function parsePort(text = '8080') {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? ok(port) : failed('a whole number from 0 (any free port) to 65535');
}

/**
 * @param {string} [text]
 * @returns {Parsed<string>}
 */
export function parseHost(text = '127.0.0.1') {
  return /^[0-9a-z.:_-]+$/i.test(text)
    ? ok(text)
    : failed('a host name or address to listen on, such as 127.0.0.1 or 0.0.0.0');
}

/**
 * @param {boolean} isDemo
 * @returns {(text?: string) => Parsed<string>}
 */
export function parseDataDir(isDemo) {
  // PostgreSQL writes where it listens into a file of lines.
  return (text = isDemo ? '.data-demo' : '.data') =>
    text.trim() === '' || /\p{Cc}/u.test(text)
      ? failed('the path of a directory that this server may write to')
      : ok(text);
}

/** The value itself is never repeated: it holds a password. */
export const parseDatabaseUrl = optional(
  (text) => /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text),
  'a PostgreSQL URL, such as postgres://user:password@host:5432/database',
);

export const parseOrigins = listOf(
  isWebOrigin,
  'origins as browsers write them, with commas between, such as https://relief.example.org',
);

/**
 * @param {string} [text]
 * @returns {Parsed<import('../settings.ts').TrustedProxies>}
 */
export function parseProxies(text = '0') {
  if (/^\d$/.test(text)) return ok(Number(text));
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every(isAddressRange)
    ? ok(ranges)
    : failed('how many proxies stand before this server, or their addresses, such as 10.0.0.0/8,192.168.1.7');
}

/** @param {string} text */
function isAddressRange(text) {
  const [address = '', bits, ...more] = text.split('/');
  const widest = isIP(address) === 6 ? 128 : 32;
  const hasBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= widest);
  return isIP(address) !== 0 && hasBits && more.length === 0;
}
