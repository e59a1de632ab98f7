import { failed, ok, optional } from './parsed.mjs';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const RAZORPAY = 'https://api.razorpay.com/v1/';
/** The secret before is good as well while a rotation is under way. */
const SECRETS = 2;

const parseKeyId = optional(
  (text) => /^rzp_[A-Za-z0-9_]{1,100}$/.test(text),
  "the key id of Razorpay's dashboard: rzp_live_… or rzp_test_…",
);
const parseSecret = optional((text) => /^[\x21-\x7e]{8,200}$/.test(text), 'a secret of 8 or more printable characters');

/**
 * All of them, or none: without keys donations go to the test payment page.
 *
 * @param {import('./setting-reader.mjs').Read} read
 * @param {string[]} wrong
 * @returns {import('../settings.ts').RazorpaySettings | undefined}
 */
export function razorpaySettings(read, wrong) {
  const before = wrong.length;
  const keyId = read('RAZORPAY_KEY_ID', parseKeyId, undefined);
  const keySecret = read('RAZORPAY_KEY_SECRET', parseSecret, undefined);
  const webhookSecrets = read('RAZORPAY_WEBHOOK_SECRET', parseWebhookSecrets, undefined);
  const apiUrl = read('RAZORPAY_API_URL', parseApiUrl, RAZORPAY);
  if (keyId !== undefined && keySecret !== undefined && webhookSecrets !== undefined) {
    return { keyId, keySecret, webhookSecrets, apiUrl };
  }
  const named = [keyId, keySecret, webhookSecrets].some((value) => value !== undefined);
  if (named && wrong.length === before) {
    wrong.push('RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET should be set together');
  }
  return undefined;
}

/**
 * One secret, or the new one and the one before with a comma between them. The value is never repeated.
 *
 * @param {string} [text]
 * @returns {import('./parsed.mjs').Parsed<readonly string[] | undefined>}
 */
function parseWebhookSecrets(text) {
  if (text === undefined) return ok(text);
  const secrets = text.split(',').map((secret) => secret.trim());
  const right = secrets.length <= SECRETS && secrets.every((secret) => /^[\x21-\x7e]{8,200}$/.test(secret));
  return right ? ok(secrets) : failed('a secret of 8 or more printable characters, or two with a comma between them');
}

/**
 * Keys travel there: encrypted, or to this machine.
 *
 * @param {string} [text]
 * @returns {import('./parsed.mjs').Parsed<string>}
 */
function parseApiUrl(text = RAZORPAY) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return url && isSafe && url.username === '' && url.search === '' && url.hash === ''
    ? ok(url.href.replace(/\/*$/, '/'))
    : failed("the https address of Razorpay's API, or of one that speaks it");
}
