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
  ['at 28.6139° N, 77.2090° E now', 'at •••, ••• now'],
  ['28.6139N 77.2090E', '••• •••'],
  ['12.345° S 7.123° W', '••• •••'],
  [`28°36'50"N 77°12'32"E`, '••• •••'],
  ['28° 36′ N', '•••'],
  ['28:36:50N 77:12:32E', '••• •••'],
  ['28,6139; 77,2090', '•••'],
  ['٢٨٫٦١٣٩، ٧٧٫٢٠٩٠', '•••'],
  ['come to 7JWVJ6P5+H8', 'come to •••'],
  ['J6P5+H8 Delhi', '••• Delhi'],
  ['7jwv\u200bj6p5+h8', '•••'],
  ['see https://maps.app.goo.gl/AbC_1d', 'see •••'],
  ['goo.gl/maps/AbC', '•••'],
  ['https://www.google.co.in/maps/place/Ward+7', '•••'],
  ['https://osm.org/go/zbVVa--', '•••'],
  ['https://waze.com/ul/htt', '•••'],
  ['geo:28.6,77.2', '•••'],
  ['///filled.count.soap', '•••'],
  ['https://example.org/?ll=28.61,77.21', '•••'],
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
  '40° fever, 45 °C',
  '1.234 people, 2,500 tents',
  'A+B, 2+2, 10:30 to 12:45',
  'https://www.redcross.example/help',
  'north of the bridge. South side',
  'not on the maps. Ask https://www.there.com/now',
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

it.each(['1 ', '123456x', 'a@', '@', 'a', '1---', ' ', '2', '2\u200b', '1.', '1°', 'maps', '/', 'https://'])(
  'takes no more than its length on “%s” again and again',
  (piece) => {
    expect(isLinear(maskContacts, (length) => repeated(piece, length))).toBe(true);
  },
);
