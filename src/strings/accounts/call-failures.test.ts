import { expect, it } from 'vitest';
import { failureText } from './call-failures.ts';

it.each([
  [undefined, 'Please wait a while and try again.'],
  [400, 'Please try again in a second.'],
  [30_000, 'Please try again in 30 seconds.'],
  [89_000, 'Please try again in 89 seconds.'],
  [90_000, 'Please try again in 2 minutes.'],
  [900_000, 'Please try again in 15 minutes.'],
])('says when to try again: %s ms', (retryAfterMs, sentence) => {
  expect(failureText({ kind: 'slow-down', ...(retryAfterMs !== undefined && { retryAfterMs }) })).toBe(
    `Too many tries. ${sentence}`,
  );
});

it('leaves the word to the server where it knows more, and always says something', () => {
  expect(failureText({ kind: 'conflict', message: 'Somebody was first.' })).toBe('Somebody was first.');
  expect(failureText({ kind: 'gone' })).toMatch(/server has a problem/);
  expect(failureText({ kind: 'unreachable', message: 'x' })).toMatch(/No connection/);
});
