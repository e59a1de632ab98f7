import { afterEach, describe, expect, it } from 'vitest';
import { endMsOf, epochMsOf, isDay } from './iso-time.ts';

it.each([
  ['1970-01-01', 0],
  ['1970-01-01T00:00', 0],
  ['1970-01-01T00:00:01Z', 1000],
  ['1970-01-01T05:30+05:30', 0],
  ['1970-01-01T05:30+0530', 0],
  ['1970-01-01T00:00:00.123456789Z', 123],
  ['0000-02-29', -62_162_121_600_000],
  ['9999-12-31T23:59:59-12:00', 253_402_343_999_000],
])('%s is %d', (text, expected) => {
  expect(epochMsOf(text)).toBe(expected);
});

describe('where people are', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it.each([
    ['America/New_York', '2026-12-01', '2026-12-02T05:00Z'],
    ['Asia/Kolkata', '2026-12-01', '2026-12-01T18:30Z'],
    ['Pacific/Auckland', '2026-12-31', '2026-12-31T11:00Z'],
    ['UTC', '2028-02-29', '2028-03-01T00:00Z'],
    // The clocks are put back that night: the day has 25 hours.
    ['America/New_York', '2026-11-01', '2026-11-02T05:00Z'],
  ])('in %s the day %s is over at %s', (there, day, end) => {
    process.env['TZ'] = there;
    expect(new Date(endMsOf(day)).toISOString()).toBe(`${end.slice(0, -1)}:00.000Z`);
    expect(isDay(day)).toBe(true);
  });

  it.each(['America/New_York', 'Asia/Kolkata'])('in %s a time without an offset is UTC, and over at once', (there) => {
    process.env['TZ'] = there;
    expect(epochMsOf('2026-12-01T10:00')).toBe(Date.UTC(2026, 11, 1, 10));
    expect(endMsOf('2026-12-01T10:00')).toBe(Date.UTC(2026, 11, 1, 10));
    expect(endMsOf('soon')).toBeNaN();
  });
});
