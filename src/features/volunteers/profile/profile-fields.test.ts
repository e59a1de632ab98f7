import { expect, test } from 'vitest';
import { bloodGroupOptions, changedFields, textsOf } from './profile-fields.ts';

const known = textsOf({ name: 'Asha Devi', city: 'Patna', skills: 'Boat\nFirst aid' });

test('what is not known is an empty text, and blanks at the ends are none', () => {
  expect(known).toMatchObject({ name: 'Asha Devi', city: 'Patna', phone: '', bloodGroup: '' });
  expect(textsOf({ name: ' Asha ' }).name).toBe('Asha');
});

test('only what was changed is sent, emptied fields included', () => {
  expect(changedFields(known, textsOf({ ...known, phone: '0177', city: '' }))).toEqual({ phone: '0177', city: '' });
  expect(changedFields(known, textsOf({ ...known, skills: 'Boat\nFirst aid\n' }))).toEqual({});
});

test('a blood group that is none of the eight stays to be chosen', () => {
  expect(Object.keys(bloodGroupOptions(''))).toHaveLength(8);
  expect(Object.keys(bloodGroupOptions('AB+'))).toHaveLength(8);
  expect(Object.entries(bloodGroupOptions('Bombay (hh)')).at(-1)).toEqual(['Bombay (hh)', 'Bombay (hh)']);
  expect(bloodGroupOptions('')['O-']).toBe('O−');
});
