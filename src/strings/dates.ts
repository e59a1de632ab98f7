import { epochMsOf } from '../../contract/base/iso-time.ts';
import { locale } from './language.ts';

/** A day in words, such as "Nov 21, 2026" (section 9: en-US short); ISO 8601. One without a time is that day everywhere. */
export function dayText(iso: string): string {
  const zone = iso.includes('T') ? {} : { timeZone: 'UTC' };
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', ...zone }).format(epochMsOf(iso));
}

/** The same moment's day by the clock of a zone, at full length, with the zone; one that this browser does not know is UTC. */
export function longDayIn(iso: string, timeZone = 'UTC'): string {
  const format = (zone: string) => new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: zone });
  try {
    return `${format(timeZone).format(epochMsOf(iso))} (${timeZone})`;
  } catch {
    return `${longDayText(iso)} (UTC)`;
  }
}

/** A day in words at full length, such as "November 21, 2026", in UTC: the same wherever it is read. */
export function longDayText(iso: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(epochMsOf(iso));
}
