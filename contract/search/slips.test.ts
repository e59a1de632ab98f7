import { expect, it } from 'vitest';
import { folded } from './folded.ts';
import { mayBeSlip, slipsOf } from './slips.ts';

it.each([
  ['a wrong letter', 'Borsu', 'Borsi'],
  ['one too few', 'Muzafarpur', 'Muzaffarpur'],
  ['one too many', 'Darbhangga', 'Darbhanga'],
  ['two that changed places', 'Suapul', 'Supaul'],
  ['the first letter', 'Kisangani', 'Lisangani'],
  ['the last letter', 'Goma town', 'Gomo town'],
  ['Arabic', 'إسماعين', 'إسماعيل'],
  ['Devanagari', 'मुजफ्फरपूर', 'मुज़फ़्फ़रपुर'],
  ['Cyrillic', 'Харкив', 'Харків'],
])('%s: %s may be %s', (_, typed, meant) => {
  expect(slipsOf(folded(typed))).toContain(folded(meant));
});

it.each([
  ['two wrong letters', 'Barsu', 'Borsi'],
  ['itself', 'Borsi', 'Borsi'],
])('%s: %s is not %s', (_, typed, other) => {
  expect(slipsOf(folded(typed))).not.toContain(folded(other));
});

it('is looked for in words of five letters and more, in no numbers, and in nothing endless', () => {
  expect([mayBeSlip('b'.repeat(24)), mayBeSlip('b'.repeat(25))]).toEqual([true, false]);
  expect(['Borsi', 'Ward', '98765', 'سيول', 'B1234'].map(mayBeSlip)).toEqual([true, false, false, false, true]);
});
