import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { isLinear, repeated } from '../../tests/support/linear.ts';
import { fc } from '../../tests/support/property.ts';
import { idSchema, isoTimeSchema, optionalText, positionSchema, requiredText, sha256Schema } from './fields.ts';

const position = (lati: unknown, long: unknown = 0) => is(positionSchema, { lati, long });

describe('a position', () => {
  it.each([[0], [-90], [90], ['12.5'], [' +12.5 '], ['-.5'], ['1e1'], [-0]])('takes %j', (lati) => {
    expect(position(lati)).toBe(true);
  });
  it.each([
    [90.000001],
    ['91'],
    [Number.NaN],
    [Infinity],
    ['1e309'],
    ['0x10'],
    ['１２'],
    ['٣'],
    ['NaN'],
    [''],
    [' '],
    [null],
    [true],
    [[1]],
  ])('refuses %j', (lati) => {
    expect(position(lati)).toBe(false);
  });
  it('has its own bound for each member and no other members', () => {
    expect(position(0, 180)).toBe(true);
    expect(position(0, 180.5)).toBe(false);
    expect(is(positionSchema, { lati: 1, long: 1, altitude: 1 })).toBe(false);
  });
  it('takes every finite number in range as number and as text', () => {
    fc.assert(
      fc.property(fc.double({ min: -90, max: 90, noNaN: true }), (lati) => position(lati) && position(String(lati))),
    );
  });
});

describe('a time', () => {
  it.each([
    '2026-11-21',
    '2024-02-29',
    '2026-11-21T10:30',
    '2026-11-21T10:30:15.123Z',
    '2026-11-21T10:30+05:30',
    '9999-12-31',
    '1970-01-01T00:00Z',
  ])('takes %s', (text) => {
    expect(is(isoTimeSchema, text)).toBe(true);
  });
  it.each([
    '2026-02-29',
    '2026-11-31',
    '2026-13-01',
    '21.11.2026',
    '2026-11-21T24:00',
    '2026-11-21T10:30:60Z',
    '２０２６-11-21',
    '',
    ' 2026-11-21',
    '2026-11-21\n',
    'tomorrow',
    '+012026-01-01',
  ])('refuses %j', (text) => {
    expect(is(isoTimeSchema, text)).toBe(false);
  });
});

describe('text', () => {
  it('must say something, fit, and be storable', () => {
    const text = requiredText(5);
    for (const good of ['a', ' a ', 'नमस्ते'.slice(0, 5), '👩‍🚒']) expect([good, is(text, good)]).toEqual([good, true]);
    for (const bad of ['', '  ', '\n\t', 'a\u0000', '\ud800', 'abcdef', 5, null])
      expect([bad, is(text, bad)]).toEqual([bad, false]);
    expect(is(optionalText(5), '')).toBe(true);
  });

  it('must say something that can be seen', () => {
    const blank = [
      '\u200b',
      '\u200c',
      '\u200d',
      '\u200e',
      '\u200f',
      '\u2060',
      '\u3164',
      '\ufeff',
      '\u00ad',
      '\u2800',
      '\u034f',
    ];
    const text = requiredText(20);
    for (const bad of [...blank, blank.join(' '), '\u2067\u00a0\u2069'])
      expect([bad, is(text, bad)]).toEqual([bad, false]);
    // Joiners and marks inside words are part of how they are written.
    for (const good of ['क्\u200dष', '\u200fשלום', '👩\u200d🚒', '.'])
      expect([good, is(text, good)]).toEqual([good, true]);
  });
});

describe('ids and digests', () => {
  it('are in lower case and of the right version', () => {
    fc.assert(
      fc.property(
        fc.uuid({ version: 4 }),
        (id) => is(idSchema, id) && !is(idSchema, id.toUpperCase().replace(/^\d/, 'A')),
      ),
    );
    fc.assert(fc.property(fc.uuid({ version: [1, 3, 5, 7] }), (id) => !is(idSchema, id)));
    expect(is(sha256Schema, 'a'.repeat(64))).toBe(true);
    expect(is(sha256Schema, 'A'.repeat(64))).toBe(false);
  });
});

it.each<readonly [string, (length: number) => string]>([
  ['digits', (length) => repeated('1', length)],
  ['blanks', (length) => `${repeated(' ', length)}x`],
  ['parts of a second', (length) => `2026-11-21T10:30:00.${repeated('1', length)}`],
  ['a number with points', (length) => `+${repeated('9.', length)}`],
])('no check takes more than the length of its text: %s', (_, make) => {
  for (const schema of [idSchema, isoTimeSchema, sha256Schema, requiredText(10)]) {
    expect(isLinear((text) => is(schema, text), make)).toBe(true);
  }
  expect(isLinear(position, make)).toBe(true);
});
