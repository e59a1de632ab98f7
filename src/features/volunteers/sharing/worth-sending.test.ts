import { expect, it } from 'vitest';
import { isWorthSending } from './worth-sending.ts';

const NOW = 1_700_000_000_000;
const HERE = { lat: 25.61, lng: 85.14 };
const near = { lat: 25.6102, lng: 85.14 };
const moved = { lat: 25.612, lng: 85.14 };
const sent = (secondsAgo: number) => ({ place: HERE, at: NOW - secondsAgo * 1000 });

it('sends the first position, then at most one a minute, and only one that has moved', () => {
  expect(isWorthSending(undefined, HERE, NOW)).toBe(true);
  expect(isWorthSending(sent(59), moved, NOW)).toBe(false);
  expect(isWorthSending(sent(60), moved, NOW)).toBe(true);
  expect(isWorthSending(sent(60), near, NOW)).toBe(false);
});

it('says now and then that it is still the same, before the server throws it away', () => {
  expect(isWorthSending(sent(9 * 60), HERE, NOW)).toBe(false);
  expect(isWorthSending(sent(10 * 60), HERE, NOW)).toBe(true);
});

it('goes on after the phone’s clock was put back', () => {
  expect(isWorthSending(sent(-3600), HERE, NOW)).toBe(true);
});
