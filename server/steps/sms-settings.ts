import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { Read } from '../read-setting.ts';

export interface SmsSettings {
  url: string;
  /** Sent as `Authorization: Bearer`. */
  token?: string;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Absent: this server sends no SMS. */
export function smsSettings(read: Read, wrong: string[]): SmsSettings | undefined {
  const before = wrong.length;
  const url = read('SMS_GATEWAY_URL', parseGateway, undefined);
  const token = read('SMS_GATEWAY_TOKEN', parseToken, undefined);
  if (url !== undefined) return { url, ...(token === undefined ? {} : { token }) };
  if (token !== undefined && wrong.length === before) {
    wrong.push('SMS_GATEWAY_TOKEN should be set together with SMS_GATEWAY_URL');
  }
  return undefined;
}

/** Numbers and words of people travel there: encrypted, or to this machine. The value is never repeated. */
function parseGateway(text: string | undefined): Result<string | undefined, string> {
  if (text === undefined) return ok(text);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return url && isSafe && url.username === '' && url.password === '' && url.hash === ''
    ? ok(url.href)
    : failed('the https address of an SMS gateway, without a name or password in it');
}

function parseToken(text: string | undefined): Result<string | undefined, string> {
  return text === undefined || /^[\x21-\x7e]{1,2000}$/.test(text)
    ? ok(text)
    : failed('a token of printable characters');
}
