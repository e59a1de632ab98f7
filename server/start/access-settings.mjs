import { failed, ok, optional } from './parsed.mjs';

/** @template Value @typedef {import('./parsed.mjs').Parsed<Value>} Parsed */
/** @typedef {import('../../contract/enumerations.ts').Role} Role */

/**
 * Never repeated.
 *
 * @param {string} [text]
 * @returns {Parsed<Uint8Array | undefined>}
 */
export function parseSecretKey(text) {
  if (text === undefined) return ok(text);
  const key = Buffer.from(text, 'base64');
  const isBase64 = /^[A-Za-z0-9+/_-]+={0,2}$/.test(text);
  return isBase64 && key.length >= 32
    ? ok(key)
    : failed('at least 32 random bytes in base64 (openssl rand -base64 32)');
}

export const parseSetupCode = optional(
  (text) => text.trim().length >= 12 && text.length <= 200,
  'a code of 12 to 200 characters that nobody can guess',
);

/** @satisfies {Readonly<Record<Exclude<Role, 'admin'>, true>>} */
const approvable = { volunteer: true, ngo: true };

/**
 * @param {string} [text]
 * @returns {Parsed<readonly Role[]>}
 */
export function parseAutoApprove(text = '') {
  const names = text === '' ? [] : text.split(',').map((name) => name.trim());
  const chosen = /** @type {(keyof typeof approvable)[]} */ (Object.keys(approvable)).filter((role) =>
    names.includes(role),
  );
  return chosen.length === new Set(names).size
    ? ok(chosen)
    : failed('roles of volunteer and ngo, with a comma between');
}
