import { plainDigits } from '../../../../contract/base/digits.ts';

/** Digits from the end that tell one telephone number from another: with or without the country in front, and whatever stands between. */
const TELLING = 9;
/** Of fewer digits than these many numbers are made. */
const FEWEST = 6;

/** Does another telephone number look like this one? */
export function samePhoneAs(one: string | undefined): (other: string | undefined) => boolean {
  const digits = tellingDigits(one);
  return (other) => digits.length >= FEWEST && digits === tellingDigits(other);
}

function tellingDigits(phone = ''): string {
  return plainDigits(phone)
    .replaceAll(/[^0-9]/g, '')
    .slice(-TELLING);
}
