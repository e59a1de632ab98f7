import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { asTyped, foundNumbers, type WrittenNumber } from './phone-numbers.ts';

/** With its country code: E.164. */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/**
 * The numbers in what a person wrote, each as it is dialled from anywhere, by the world's numbering plans (30 kB compressed: phones
 * load this late). `country`: where numbers without a country code are at home, by its two letters. What no plan knows is dialled as typed.
 */
export function readNumbers(text: string, country?: string): WrittenNumber[] {
  const home = country !== undefined && isSupportedCountry(country) ? country : undefined;
  return foundNumbers(text).map((found) => {
    const typed = asTyped(found);
    const number = planned(typed.dialled.replace(/;.*/, ''), home);
    if (number === undefined) return typed;
    return { text: found.text, dialled: typed.dialled.replace(/^[^;]*/, () => number) };
  });
}

/**
 * A number as SMS are addressed, `+919876543210`; undefined where nobody knows which one is meant: without its country code, unless
 * the deployment's country is known; several numbers; an extension, to which no SMS goes.
 */
export function smsNumber(text: string, country?: string): string | undefined {
  const [number, ...others] = readNumbers(text, country);
  return number && others.length === 0 && INTERNATIONAL.test(number.dialled) ? number.dialled : undefined;
}

function planned(typed: string, home: CountryCode | undefined): string | undefined {
  // Without a country 00 is taken for the prefix of international calls, which it is almost everywhere.
  const dialled = home === undefined ? typed.replace(/^00/, '+') : typed;
  const number = parsePhoneNumberFromString(dialled, {
    extract: false,
    ...(home !== undefined && { defaultCountry: home }),
  });
  if (number?.isPossible() === true) return number.number;
  return dialled === typed ? undefined : dialled;
}
