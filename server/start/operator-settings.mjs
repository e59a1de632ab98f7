import { contactKind } from '../../contract/operator-contact.mjs';
import { usualEmergencyNumber } from './emergency-numbers.mjs';
import { failed, ok, optional } from './parsed.mjs';

export const parseOperatorName = optional(
  (text) => text.trim() !== '' && text.length <= 200 && !/\p{Cc}/u.test(text),
  'the name of who runs this server, of 200 characters at most',
);

export const parseOperatorContact = optional(
  (text) => contactKind(text) !== undefined,
  'an e-mail address, an https address or a telephone number, such as help@relief.example.org',
);

export const parseTimeZone = optional(isTimeZone, 'a time zone by its name, such as Asia/Kolkata');

/** @param {string} text */
function isTimeZone(text) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export const parseCountry = optional(
  (text) => /^[A-Z]{2}$/.test(text) && countries.of(text) !== undefined,
  'a country by the two letters of ISO 3166, such as IN',
);

/**
 * @param {string | undefined} country of the deployment: its number goes for one that is not set
 * @returns {(text?: string) => import('./parsed.mjs').Parsed<string>}
 */
export function parseEmergencyNumber(country) {
  return (text = usualEmergencyNumber(country)) =>
    /^[+0-9][0-9 -]{0,19}$/.test(text) ? ok(text) : failed('a telephone number of digits, such as 112');
}
