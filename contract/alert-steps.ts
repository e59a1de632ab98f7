/** How a volunteer whom no push of an alert reached is told of it, if they said so and the server can. */
export const alertSteps = ['sms', 'email'] as const;
export type AlertStep = (typeof alertSteps)[number];

/** With its country code: E.164. */
const NUMBER = /^\+[1-9]\d{7,14}$/;
/** Written by people between the digits, invisible marks of direction included. */
const BETWEEN = /[\s().\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069/-]/g;
/** Digits of the languages of the app: Arabic of both kinds, Devanagari. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;
const ZEROS = [0x660, 0x6f0, 0x966] as const;

/**
 * A number as SMS are addressed, `+919876543210`, from what a person wrote; undefined without its country code, for nobody knows which is
 * meant, and where more stands there than one number.
 */
export function internationalNumber(text: string): string | undefined {
  const digits = text.replace(BETWEEN, '').replace(OTHER_DIGITS, latinDigit).replace(/^00/, '+');
  return NUMBER.test(digits) ? digits : undefined;
}

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? code));
}
