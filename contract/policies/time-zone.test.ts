import { describe, expect, it } from 'vitest';
import { isUsableZone, zoneByOffset, zoneOf } from './time-zone.ts';

describe('a time zone', () => {
  it.each(['Asia/Kolkata', 'America/New_York', 'UTC', 'Etc/GMT+5'])('%s is one', (zone) => {
    expect(isUsableZone(zone)).toBe(true);
  });

  it.each(['Etc/Unknown', 'Mars/Olympus', 'Asia', ''])('%j is none', (zone) => {
    expect(isUsableZone(zone)).toBe(false);
  });

  it.each([
    [0, 'Etc/GMT'],
    [120, 'Etc/GMT-2'],
    [-300, 'Etc/GMT+5'],
    [840, 'Etc/GMT-14'],
    [-720, 'Etc/GMT+12'],
    [330, 'Asia/Kolkata'],
    [345, 'Asia/Kathmandu'],
    [-570, 'Pacific/Marquesas'],
  ])('whose clocks are %d minutes ahead is %s', (minutes, zone) => {
    expect(zoneByOffset(minutes)).toBe(zone);
    expect(isUsableZone(zone)).toBe(true);
    const [noon, there] = [
      Date.UTC(2026, 6, 1, 12),
      new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }),
    ];
    const [hour = 0, minute = 0] = there.format(noon).split(':').map(Number);
    expect((hour * 60 + minute - 720 + 1440) % 1440).toBe((minutes + 1440) % 1440);
  });

  it.each([-210, 13, 900, -780, Number.NaN])('there is none for %d minutes', (minutes) => {
    expect(zoneByOffset(minutes)).toBeUndefined();
  });

  it('of a phone is the one that it names, else that of its clock', () => {
    expect(zoneOf('Asia/Kolkata', 330)).toBe('Asia/Kolkata');
    expect(zoneOf('Etc/Unknown', 330)).toBe('Asia/Kolkata');
    expect(zoneOf(undefined, 60)).toBe('Etc/GMT-1');
    expect(zoneOf('Mars/Olympus', -210)).toBeUndefined();
  });
});
