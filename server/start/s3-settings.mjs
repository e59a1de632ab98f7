import { failed, ok, optional } from './parsed.mjs';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const REGION = 'us-east-1';

const parseBucket = optional(
  (text) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text),
  'the name of a bucket: 3 to 63 small letters, digits, dots and dashes',
);
const parseKey = optional((text) => /^[\x21-\x7e]{3,200}$/.test(text), 'a key of printable characters');

/**
 * All of them, or none: without them photos lie in `DATA_DIR/photos`.
 *
 * @param {import('./setting-reader.mjs').Read} read
 * @param {string[]} wrong
 * @returns {import('../settings.ts').S3Settings | undefined}
 */
export function s3Settings(read, wrong) {
  const before = wrong.length;
  const endpoint = read('S3_ENDPOINT', parseEndpoint, undefined);
  const bucket = read('S3_BUCKET', parseBucket, undefined);
  const accessKeyId = read('S3_ACCESS_KEY_ID', parseKey, undefined);
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY', parseKey, undefined);
  const region = read('S3_REGION', parseRegion, REGION);
  if (endpoint !== undefined && bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined) {
    return { endpoint, bucket, accessKeyId, secretAccessKey, region };
  }
  const named = [endpoint, bucket, accessKeyId, secretAccessKey].some((value) => value !== undefined);
  if (named && wrong.length === before) {
    wrong.push('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY should be set together');
  }
  return undefined;
}

/**
 * @param {string} [text]
 * @returns {import('./parsed.mjs').Parsed<string>}
 */
function parseRegion(text = REGION) {
  return /^[a-z0-9-]{1,50}$/.test(text) ? ok(text) : failed('a region, such as eu-central-1');
}

/**
 * Photos of people's homes travel there: encrypted, or to this machine.
 *
 * @param {string} [text]
 * @returns {import('./parsed.mjs').Parsed<string | undefined>}
 */
function parseEndpoint(text) {
  if (text === undefined) return ok(text);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return url && isSafe && url.username === '' && url.search === '' && url.hash === ''
    ? ok(url.href.replace(/\/*$/, '/'))
    : failed('the https address of an S3-compatible store');
}
