/**
 * Settings whose form can be told without anything of ours. Plain JavaScript: `npm start` reads it before a package is installed
 * or anything built, and `server/env.ts` reads the same functions afterwards.
 */
import { isIP } from 'node:net';

/**
 * @template Value
 * @typedef {{ ok: true, value: Value } | { ok: false, failure: string }} Parsed
 */

/**
 * @template Value
 * @param {Value} value
 * @returns {Parsed<Value>}
 */
function ok(value) {
  return { ok: true, value };
}

/**
 * @param {string} failure what it should be
 * @returns {{ ok: false, failure: string }}
 */
function failed(failure) {
  return { ok: false, failure };
}

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

/**
 * @param {string} [text]
 * @returns {Parsed<boolean>}
 */
export function parseSwitch(text = '0') {
  return text === '0' || text === '1' ? ok(text === '1') : failed('1 or 0');
}

/**
 * @param {string} [text]
 * @returns {Parsed<boolean>}
 */
export function parseYesNo(text = 'no') {
  const isYes = /^(1|yes|true)$/.test(text);
  return isYes || /^(0|no|false)$/.test(text) ? ok(isYes) : failed('yes or no');
}

/**
 * @param {number} fallback
 * @returns {(text?: string) => Parsed<number>}
 */
export function parseCount(fallback) {
  return (text = String(fallback)) =>
    /^[1-9]\d{0,8}$/.test(text) ? ok(Number(text)) : failed('a whole number from 1 to 999999999');
}

/**
 * @param {string} [text]
 * @returns {Parsed<string | undefined>}
 */
export function parseDatabaseUrl(text) {
  if (text === undefined) return ok(text);
  const right = /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);
  // The value itself is never repeated: it holds a password.
  return right ? ok(text) : failed('a PostgreSQL URL, such as postgres://user:password@host:5432/database');
}

/**
 * @param {string} [text]
 * @returns {Parsed<string | undefined>}
 */
export function parseSmtpUrl(text) {
  if (text === undefined) return ok(text);
  // Never repeated either.
  const right = /^smtps?:\/\/./.test(text) && URL.canParse(text);
  return right ? ok(text) : failed('the URL of a mail server, such as smtps://user:password@mail.example.org:465');
}

/**
 * @param {string} [text]
 * @returns {Parsed<string | undefined>}
 */
export function parseMailFrom(text) {
  const right =
    text === undefined || /^([^\p{Cc}<>@",;:]+ <[^\s<>@",;:]+@[^\s<>@",;:]+>|[^\s<>@",;:]+@[^\s<>@",;:]+)$/u.test(text);
  return right ? ok(text) : failed('the sender of mails, such as Relief Relay <relay@example.org>');
}

/**
 * @param {string} [text]
 * @returns {Parsed<string>}
 */
export function parseEmergencyNumber(text = '911') {
  return /^[+0-9][0-9 -]{0,19}$/.test(text) ? ok(text) : failed('a telephone number of digits, such as 112');
}

/**
 * @param {string} [text]
 * @returns {Parsed<string | undefined>}
 */
export function parseOperatorName(text) {
  const right = text === undefined || (text.trim() !== '' && text.length <= 200 && !/\p{Cc}/u.test(text));
  return right ? ok(text) : failed('the name of who runs this server, of 200 characters at most');
}

/**
 * @param {string} [text]
 * @returns {Parsed<readonly string[] | number>}
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

/**
 * @param {string} [text]
 * @returns {Parsed<Uint8Array | undefined>}
 */
export function parseSecretKey(text) {
  if (text === undefined) return ok(text);
  const key = Buffer.from(text, 'base64');
  const isBase64 = /^[A-Za-z0-9+/_-]+={0,2}$/.test(text);
  // As above: never repeated.
  return isBase64 && key.length >= 32
    ? ok(key)
    : failed('at least 32 random bytes in base64 (openssl rand -base64 32)');
}

/**
 * @param {string} [text]
 * @returns {Parsed<string | undefined>}
 */
export function parseSetupCode(text) {
  if (text === undefined) return ok(text);
  const right = text.trim().length >= 12 && text.length <= 200;
  return right ? ok(text) : failed('a code of 12 to 200 characters that nobody can guess');
}

/** @type {Readonly<Record<string, (text?: string) => Parsed<unknown>>>} */
const plainSettings = {
  DATABASE_URL: parseDatabaseUrl,
  SECRET_KEY: parseSecretKey,
  SETUP_CODE: parseSetupCode,
  OPERATOR_NAME: parseOperatorName,
  DEMO: parseSwitch,
  SMTP_URL: parseSmtpUrl,
  MAIL_FROM: parseMailFrom,
  PORT: parsePort,
  HOST: parseHost,
  DATA_DIR: parseDataDir(false),
  EMERGENCY_NUMBER: parseEmergencyNumber,
  TRUSTED_PROXIES: parseProxies,
  RECORDS_PER_PHONE: parseCount(1),
  RECORDS_PER_ADDRESS: parseCount(1),
  ACCEPT_ASK_MINUTES: parseCount(1),
  ACCEPT_RELEASE_MINUTES: parseCount(1),
  ALERT_RING_MINUTES: parseCount(1),
  ALERT_FALLBACK_MINUTES: parseCount(1),
};

/**
 * A setting that is there: an empty variable means "not set", which is how container files leave one out.
 *
 * @param {Readonly<Record<string, string | undefined>>} source
 * @param {string} name
 */
export function settingOf(source, name) {
  return source[name] === '' ? undefined : source[name];
}

/**
 * What is wrong among these settings, a line for each.
 *
 * @param {Readonly<Record<string, string | undefined>>} source
 * @returns {string[]}
 */
export function wrongPlainSettings(source) {
  return Object.entries(plainSettings).flatMap(([name, parse]) => {
    const parsed = parse(settingOf(source, name));
    return parsed.ok ? [] : [`${name} should be ${parsed.failure}`];
  });
}

/**
 * Where the server will stand; of settings that are right.
 *
 * @param {Readonly<Record<string, string | undefined>>} source
 * @returns {{ host: string, port: number, dataDir: string }}
 */
export function placeOf(source) {
  const isDemo = settingOf(source, 'DEMO') === '1';
  return {
    host: valueOf(parseHost(settingOf(source, 'HOST'))),
    port: valueOf(parsePort(settingOf(source, 'PORT'))),
    dataDir: valueOf(parseDataDir(isDemo)(settingOf(source, 'DATA_DIR'))),
  };
}

/**
 * @template Value
 * @param {Parsed<Value>} parsed
 * @returns {Value}
 */
function valueOf(parsed) {
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}

/**
 * @param {readonly string[]} lines
 * @returns {string}
 */
export function wrongSettings(lines) {
  return `Relief Relay cannot start with these settings:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
