import { expect, it } from 'vitest';
import { disasterTypes, severities } from '../enumerations.ts';
import { fc } from '../../tests/support/property.ts';
import { quietUntil, wantsAlert } from './alert-wishes.ts';

const MINUTE_MS = 60_000;
const at = (text: string) => Date.parse(text);
const night = (timeZone: string, butCritical = true) => ({
  on: true,
  quiet: { from: 22 * 60, to: 7 * 60, timeZone, butCritical },
});

it('a device wants all alerts until somebody chooses, and none that is switched off', () => {
  const disaster = { type: 'flood', severity: 'mild', distanceKm: 2000 } as const;
  expect(wantsAlert({ on: true }, disaster)).toBe(true);
  expect(wantsAlert({ on: true, types: [] }, disaster)).toBe(true);
  expect(wantsAlert({ on: false }, { ...disaster, severity: 'critical', distanceKm: 0 })).toBe(false);
});

it('each wish alone holds an alert back, and fewer wishes never do', () => {
  const disasters = fc.record({
    type: fc.constantFrom(...disasterTypes),
    severity: fc.constantFrom(...severities),
    distanceKm: fc.option(fc.double({ min: 0, max: 3000, noNaN: true }), { nil: undefined }),
  });
  const wishes = fc.record({
    types: fc.uniqueArray(fc.constantFrom(...disasterTypes), { minLength: 1 }),
    minSeverity: fc.constantFrom(...severities),
    radiusKm: fc.double({ min: 1, max: 2000, noNaN: true }),
  });
  fc.assert(
    fc.property(disasters, wishes, (disaster, { types, minSeverity, radiusKm }) => {
      const byType = types.includes(disaster.type);
      const bySeverity = severities.indexOf(disaster.severity) >= severities.indexOf(minSeverity);
      const byDistance = disaster.distanceKm === undefined || disaster.distanceKm <= radiusKm;
      expect(wantsAlert({ on: true, types }, disaster)).toBe(byType);
      expect(wantsAlert({ on: true, minSeverity }, disaster)).toBe(bySeverity);
      expect(wantsAlert({ on: true, radiusKm }, disaster)).toBe(byDistance);
      expect(wantsAlert({ on: true, types, minSeverity, radiusKm }, disaster)).toBe(byType && bySeverity && byDistance);
    }),
  );
});

it('quiet hours end by the clock on the wall, over midnight', () => {
  const kolkata = night('Asia/Kolkata');
  expect(quietUntil(kolkata, 'severe', at('2026-03-01T16:29:59Z'))).toBeUndefined();
  expect(quietUntil(kolkata, 'severe', at('2026-03-01T16:30:00Z'))).toBe(at('2026-03-02T01:30:00Z'));
  expect(quietUntil(kolkata, 'severe', at('2026-03-02T01:29:59.999Z'))).toBe(at('2026-03-02T01:30:00Z'));
  expect(quietUntil(kolkata, 'severe', at('2026-03-02T01:30:00Z'))).toBeUndefined();
});

it('critical disasters come all the same where somebody said so, and only there', () => {
  const deepNight = at('2026-03-01T20:00:00Z');
  expect(quietUntil(night('UTC', true), 'critical', at('2026-03-01T23:00:00Z'))).toBeUndefined();
  expect(quietUntil(night('Asia/Kolkata', false), 'critical', deepNight)).toBe(at('2026-03-02T01:30:00Z'));
});

it.each([
  // Clocks go from 2 to 3, and from 3 to 2.
  ['the night is an hour shorter', night('Europe/Berlin'), '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
  ['the night is an hour longer', night('Europe/Berlin'), '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
  [
    'they end at a time that is left out',
    { on: true, quiet: { from: 60, to: 150, timeZone: 'Europe/Berlin', butCritical: true } },
    '2026-03-29T00:10:00Z',
    '2026-03-29T01:00:00Z',
  ],
  ['half an hour of summer time', night('Australia/Lord_Howe'), '2026-10-03T12:00:00Z', '2026-10-03T20:00:00Z'],
])('%s', (_name, wishes, now, until) => {
  expect(quietUntil(wishes, 'mild', at(now))).toBe(at(until));
});

it('a zone that nobody knows, and hours from a minute to the same one, hold nothing back', () => {
  expect(quietUntil(night('Mars/Olympus'), 'mild', at('2026-03-01T23:00:00Z'))).toBeUndefined();
  const none = { on: true, quiet: { from: 5, to: 5, timeZone: 'UTC', butCritical: true } };
  expect(quietUntil(none, 'mild', at('2026-03-01T00:05:00Z'))).toBeUndefined();
});

it('is the first minute that is not quiet, in any zone at any time', () => {
  const zones = ['UTC', 'Asia/Kathmandu', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo'];
  const minutes = fc.integer({ min: 0, max: 1439 });
  // Around both changes of the clock, and anywhere.
  const times = fc.oneof(
    fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') }),
    fc.integer({ min: at('2026-03-28T00:00:00Z'), max: at('2026-03-30T00:00:00Z') }),
    fc.integer({ min: at('2026-10-24T00:00:00Z'), max: at('2026-10-26T00:00:00Z') }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, minutes, times, (timeZone, from, to, now) => {
      const wishes = { on: true, quiet: { from, to, timeZone, butCritical: false } };
      const until = quietUntil(wishes, 'critical', now);
      if (until === undefined) return;
      expect(until).toBeGreaterThan(now);
      expect(until - now).toBeLessThanOrEqual(26 * 60 * MINUTE_MS);
      expect(quietUntil(wishes, 'critical', until)).toBeUndefined();
      expect(quietUntil(wishes, 'critical', until - 1)).toBe(until);
      expect(quietUntil(wishes, 'critical', now + (until - now) / 2)).toBe(until);
    }),
  );
});
