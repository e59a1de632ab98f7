import { expect, it } from 'vitest';
import { fieldName } from './field-names.ts';
import { problemText } from './problems.ts';

it('asks for what is missing, says what is wrong with what is there', () => {
  expect(problemText('address', '  ', 'required')).toBe('Please say where it is, in a few words.');
  expect(problemText('name', 'x'.repeat(300), 'at most 200 characters')).toBe('At most 200 characters.');
  expect(problemText('peopleAffected', 'many', 'a whole number')).toMatch(/Digits only/);
  expect(problemText('peopleAffected', '99999999999', 'too many')).toMatch(/more people than there are/);
});

it('tells half a date from none, and nothing to be seen from something', () => {
  expect(problemText('deadline', '', 'a time in ISO 8601', true)).toMatch(/not complete/);
  expect(problemText('deadline', '', 'a time in ISO 8601')).toBe('Please say by when you need it.');
  expect(problemText('name', '\u200b\u3164', 'required')).toBe('Please give your name.');
});

it('knows a need’s fields at any place of the list', () => {
  expect(problemText('requirements.7.type', '', 'required')).toBe('Please say what you need.');
});

it('calls the server’s field names by what stands on the form', () => {
  expect(fieldName('requirements.0.type')).toBe('Needs 1');
  expect(fieldName('contactNumber')).toBe('Phone number');
  expect(fieldName('somethingNew')).toBe('somethingNew');
});
