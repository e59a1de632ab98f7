import { epochMsOf } from '../../contract/base/iso-time.ts';
import { locale } from './language.ts';

/** A day in words, such as "Nov 21, 2026" (section 9: en-US short); ISO 8601. One without a time is that day everywhere. */
export function dayText(iso: string): string {
  const zone = iso.includes('T') ? {} : { timeZone: 'UTC' };
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', ...zone }).format(epochMsOf(iso));
}

/** The moment's day by the clock of a zone; one that this browser does not know is UTC. */
export function dayIn(iso: string, timeZone = 'UTC'): string {
  return inZone(iso, timeZone, 'medium').day;
}

/** The same at full length, with the zone. */
export function longDayIn(iso: string, timeZone = 'UTC'): string {
  const { day, zone } = inZone(iso, timeZone, 'long');
  return `${day} (${zone})`;
}

/** A day in words at full length, such as "November 21, 2026", in UTC: the same wherever it is read. */
export function longDayText(iso: string): string {
  return inZone(iso, 'UTC', 'long').day;
}

function inZone(iso: string, zone: string, dateStyle: 'medium' | 'long'): { day: string; zone: string } {
  try {
    return { day: new Intl.DateTimeFormat(locale(), { dateStyle, timeZone: zone }).format(epochMsOf(iso)), zone };
  } catch (error) {
    if (zone === 'UTC') throw error;
    return inZone(iso, 'UTC', dateStyle);
  }
}
