import { expect, it } from 'vitest';
import { newRecoveryCodes, newSecret, recoveryHash, stepOf } from './one-time-codes.ts';

/** RFC 6238, appendix B: the secret `12345678901234567890` and the last six digits of its SHA-1 column. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const RFC_CODES = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

it.each(RFC_CODES)('S18 knows the code of RFC 6238 at second %i', (second, code) => {
  const step = Math.floor(second / 30);
  expect(stepOf(RFC_SECRET, code, second * 1000)).toBe(step);
  expect(stepOf(RFC_SECRET, ` ${code.slice(0, 3)} ${code.slice(3)}`, second * 1000)).toBe(step);
});

it('S18 takes the code before and after the present one, and no other', () => {
  const [second, code] = RFC_CODES[3];
  const step = Math.floor(second / 30);
  const at = (periods: number) => stepOf(RFC_SECRET, code, (step + periods) * 30_000);
  expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([undefined, step, step, step, undefined]);
});

it.each(['', '12345', '1234567', 'abcdef', '28708２', '-87082', '28 70 8', '0x1234', '287082\u0000'])(
  'S18 takes nothing else for a code: %j',
  (code) => expect(stepOf(RFC_SECRET, code, 59_000)).toBeUndefined(),
);

it('S18 makes a secret of 160 bits, each time another, that an app can open', () => {
  const made = [newSecret('asha@example.org'), newSecret('asha@example.org')];
  expect(new Set(made.map(({ secret }) => secret)).size).toBe(2);
  for (const { secret, uri } of made) {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const { protocol, searchParams } = new URL(uri);
    expect(protocol).toBe('otpauth:');
    expect(Object.fromEntries(searchParams)).toMatchObject({ issuer: 'Relief Relay', secret });
  }
});

it('S18 makes eight recovery codes that differ, known again however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(codes.every((code) => /^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/.test(code))).toBe(true);
  expect(new Set(codes.map(recoveryHash)).size).toBe(8);
  const [code = ''] = codes;
  expect(recoveryHash(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(recoveryHash(code));
});
