/** What browsers call a zone that they could not find out: no clock runs by it. */
const NO_ZONE = 'Etc/Unknown';

/** How a refusal names the zone of quiet hours: a phone that reads it tells the zone of its clock instead. */
export const ZONE_FIELD = 'wishes.quiet.timeZone';

/** Zones that have no summer time, for the offsets between whole hours, in minutes east of UTC. */
const BETWEEN_HOURS: Readonly<Record<number, string>> = {
  [-570]: 'Pacific/Marquesas',
  210: 'Asia/Tehran',
  270: 'Asia/Kabul',
  330: 'Asia/Kolkata',
  345: 'Asia/Kathmandu',
  390: 'Asia/Yangon',
  525: 'Australia/Eucla',
  570: 'Australia/Darwin',
};

/** Can times of the day be reckoned in this zone, here? Each browser and each server knows those of its year. */
export function isUsableZone(zone: string): boolean {
  if (zone === NO_ZONE) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== NO_ZONE;
  } catch {
    return false;
  }
}

/**
 * A zone whose clocks show this now, such as `Etc/GMT-2` for two hours east of Greenwich (the sign is POSIX's); its summer time is lost.
 * Undefined where nobody has such a clock all the year.
 */
export function zoneByOffset(minutesEast: number): string | undefined {
  const hours = minutesEast / 60;
  if (!Number.isInteger(hours)) return BETWEEN_HOURS[minutesEast];
  if (hours < -12 || hours > 14) return undefined;
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** The zone of a phone, by the name that it gives or else by its clock; undefined where neither tells it. */
export function zoneOf(named: string | undefined, minutesEast: number): string | undefined {
  return named !== undefined && isUsableZone(named) ? named : zoneByOffset(minutesEast);
}
