import { failed, ok } from './parsed.mjs';

/** @template Value @typedef {import('./parsed.mjs').Parsed<Value>} Parsed */

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
 * @template {number | undefined} Fallback
 * @param {Fallback} fallback
 * @returns {(text: string | undefined) => Parsed<number | Fallback>}
 */
export function parseCount(fallback) {
  return (text) => {
    if (text === undefined) return ok(fallback);
    return /^[1-9]\d{0,8}$/.test(text) ? ok(Number(text)) : failed('a whole number from 1 to 999999999');
  };
}
