import { failed, ok, optional } from './parsed.mjs';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const parseToken = optional((text) => /^[\x21-\x7e]{1,2000}$/.test(text), 'a token of printable characters');

/**
 * @param {import('./setting-reader.mjs').Read} read
 * @param {string[]} wrong
 * @returns {import('../settings.ts').SmsSettings | undefined}
 */
export function smsSettings(read, wrong) {
  const before = wrong.length;
  const url = read('SMS_GATEWAY_URL', parseGateway, undefined);
  const token = read('SMS_GATEWAY_TOKEN', parseToken, undefined);
  if (url !== undefined) return { url, ...(token === undefined ? {} : { token }) };
  if (token !== undefined && wrong.length === before) {
    wrong.push('SMS_GATEWAY_TOKEN should be set together with SMS_GATEWAY_URL');
  }
  return undefined;
}

/**
 * Numbers and words of people travel there: encrypted, or to this machine. The value is never repeated.
 *
 * @param {string} [text]
 * @returns {import('./parsed.mjs').Parsed<string | undefined>}
 */
function parseGateway(text) {
  if (text === undefined) return ok(text);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return url && isSafe && url.username === '' && url.password === '' && url.hash === ''
    ? ok(url.href)
    : failed('the https address of an SMS gateway, without a name or password in it');
}
