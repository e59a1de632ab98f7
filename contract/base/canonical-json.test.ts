import { expect, it } from 'vitest';
import { fc } from '../../tests/support/property.ts';
import { canonicalJson, type Json } from './canonical-json.ts';
import { isWellFormed } from './well-formed.ts';

it('writes the example of RFC 8785', () => {
  const value = JSON.parse(
    '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],' +
      '"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
  ) as Json;
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
      '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

it('sorts members by UTF-16 code units', () => {
  const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
  const value = Object.fromEntries(keys.map((key) => [key, 0]));
  const sorted = [...canonicalJson(value).matchAll(/"((?:[^"\\]|\\.)*)":/g)].map(
    (match) => JSON.parse(`"${match[1]}"`) as string,
  );
  expect(sorted).toEqual(['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33']);
});

it('leaves out what is undefined and writes -0 as 0', () => {
  expect(canonicalJson({ a: undefined, b: -0 } as unknown as Json)).toBe('{"b":0}');
});

it('refuses what RFC 8785 has no form for', () => {
  for (const value of [Number.NaN, Infinity, '\ud800', 'a\udc00b', { '\udfff': 1 }]) {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  }
});

it('gives the same value back, and the same bytes whatever the order of the members', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = canonicalJson(value as Json);
      expect(canonicalJson(JSON.parse(text) as Json)).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(reversed(value as Json))).toBe(text);
    }),
  );
});

it('knows a text that is not well formed', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => isWellFormed(text)));
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 0xd800, max: 0xdfff }),
      (text, half) => !isWellFormed(`${text}x${String.fromCharCode(half)}`),
    ),
  );
});

function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, reversed(member)]),
  );
}
