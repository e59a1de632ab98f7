// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSameHash, isVouchedFor } from './vouched-for.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const whole = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('vouches for what has this hash, whole or cut short, and for nothing else', async () => {
  for (const told of [whole('app'), whole('app').slice(0, 23)]) {
    expect(await isVouchedFor(bytes('app'), told)).toBe(true);
    expect(await isVouchedFor(bytes('a login page'), told)).toBe(false);
  }
});

it('knows a hash again that an earlier release wrote whole', () => {
  const short = whole('app').slice(0, 23);
  expect([isSameHash(whole('app'), short), isSameHash(short, whole('app')), isSameHash(short, short)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(isSameHash(whole('other'), short)).toBe(false);
});
