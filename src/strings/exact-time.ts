import { byLocale } from './by-locale.ts';

const moments = byLocale((code) => new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' }));

/** The device's local date and time; in English en-US short (section 9). "6:11 pm" is not parted: `pm` alone in a line says nothing. */
export function exactTime(at: number): string {
  return moments()
    .format(at)
    .replace(/(\d) (?=\D+$)/u, '$1\u00a0');
}
