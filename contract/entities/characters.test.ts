import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { firstCharacters } from '../base/text.ts';
import { limits } from '../limits.ts';
import { newPasswordSchema } from './account.ts';
import { optionalText, requiredText } from './fields.ts';

/** Chakma and Adlam, the scripts of two names; a sign of four bytes; letters with a mark of their own. */
const signs = ['\u{11103}', '\u{1E900}', '😀', 'e\u0301'];

describe('limits of text count characters (Unicode code points), as OpenAPI does', () => {
  it.each(signs)('%s as often as the limit says, and no more', (sign) => {
    const length = Array.from(sign).length;
    for (const schema of [requiredText(200), optionalText(200)]) {
      expect(v.is(schema, sign.repeat(200 / length))).toBe(true);
      expect(v.is(schema, `${sign.repeat(200 / length)}a`)).toBe(false);
      expect(v.safeParse(schema, sign.repeat(201)).issues?.[0].message).toBe('at most 200 characters');
    }
  });

  it('a new password is as long as people count it', () => {
    const few = limits.passwordMinCharacters;
    expect(v.is(newPasswordSchema, '😀'.repeat(few))).toBe(true);
    expect(v.is(newPasswordSchema, '😀'.repeat(few - 1))).toBe(false);
    expect(v.is(newPasswordSchema, '😀'.repeat(limits.passwordCharacters))).toBe(true);
  });

  it.each(signs)('a text that is cut keeps %s whole', (sign) => {
    const length = Array.from(sign).length;
    expect(firstCharacters(sign.repeat(300), 200)).toBe(sign.repeat(200 / length));
    expect(firstCharacters(sign.repeat(3), 200)).toBe(sign.repeat(3));
  });

  it('a text far beyond the limit is refused without being counted', () => {
    expect(v.is(optionalText(200), '😀'.repeat(1_000_000))).toBe(false);
  });
});
