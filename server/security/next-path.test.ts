import { expect, it } from 'vitest';
import { safeNextPath } from '../../src/addresses.ts';
import { strayPaths } from '../../tests/support/corpus/injections.ts';

const origin = 'https://relief.example.org';

/** Each stray path as it is, and as a link would carry it. */
const tricks = strayPaths.flatMap((path) => [path, ` ${path}`, `${path}?x=1`, `/..${path}`, `/login/..//${path}`]);

it('S38 where a person wanted to go leads nowhere but to a page of this app', () => {
  expect(tricks.length).toBeGreaterThan(150);
  const led = tricks.map((path) => [path, safeNextPath(path)] as const);
  const away = led.filter(
    ([, next]) => next !== undefined && (!/^\/(?![/\\])/.test(next) || new URL(next, origin).origin !== origin),
  );
  expect(away).toEqual([]);
});

it.each([
  null,
  '',
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/%5cevil.test',
])('S38 %j is no way at all', (path) => {
  expect(safeNextPath(path)).toBeUndefined();
});

it.each(['/', '/account', '/outbox?item=1#a', '/disaster/3b1f8c52-7d7e-4c1a-9a51-0f2f6c1f0a11'])(
  'S38 %s is one',
  (path) => {
    expect(safeNextPath(path)).toBe(path);
  },
);
