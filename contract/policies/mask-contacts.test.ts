import { expect, it } from 'vitest';
import { isLinear, repeated } from '../../tests/support/linear.ts';
import { fc } from '../../tests/support/property.ts';
import { maskContacts } from './mask-contacts.ts';

it.each([
  ['Call +91 98765 43210 now', 'Call +••• now'],
  ['(080) 2345-6789', '(•••'],
  ['९८७६५४३२१०', '•••'],
  ['９８７６５４３２１０', '•••'],
  ['98\u200b765\u00a043.210', '•••'],
  ['write a.b+c@example.org.', 'write •••'],
  ['me @ example.org', '••• ••• •••'],
  ['me@ example.org', '••• •••'],
  ['Asha＠example.org', '•••'],
  ['12.97161, 77.59456', '•••'],
])('hides %j', (text, shown) => {
  expect(maskContacts(text)).toBe(shown);
});

it.each([
  '3 dead, 5 hurt',
  'Water 2 m high, 120 houses',
  'call 112',
  'पानी 2 मीटर',
  '1000 people',
  'line 1\n200\n300\n400',
])('leaves %j', (text) => {
  expect(maskContacts(text)).toBe(text);
});

it('leaves no telephone number, wherever it stands and however it is split', () => {
  const digit = fc.constantFrom(...Array.from('0123456789٣९８'));
  const gap = fc.constantFrom('', ' ', '-', '.', ') ', ' - ', '\u200d', '/');
  const number = fc.array(fc.tuple(digit, gap), { minLength: 7, maxLength: 15 });
  fc.assert(
    fc.property(fc.string(), number, fc.string(), (before, parts, after) => {
      const written = parts.map(([one, separator]) => one + separator).join('');
      const shown = maskContacts(`${before}${written}${after}`);
      expect(shown).not.toMatch(/\p{Nd}(?:[^\p{L}\p{Nd}\n\r]{0,3}\p{Nd}){6}/u);
    }),
  );
});

it('leaves no at sign', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (before, after) => {
      expect(maskContacts(`${before}@${after}`)).not.toContain('@');
    }),
  );
});

it.each(['1 ', '123456x', 'a@', '@', 'a', '1---', ' '])(
  'takes no more than its length on “%s” again and again',
  (piece) => {
    expect(isLinear(maskContacts, (length) => repeated(piece, length))).toBe(true);
  },
);
