import { expect, it } from 'vitest';
import { minutesIn, timeText } from './minutes.ts';

it('every minute of the day comes back as it went', () => {
  for (let minutes = 0; minutes < 1440; minutes += 1) expect(minutesIn(timeText(minutes))).toBe(minutes);
});

it.each(['', '24:00', '7:30', '12:60', 'noon'])('%j is no time', (text) => {
  expect(minutesIn(text)).toBeUndefined();
});
