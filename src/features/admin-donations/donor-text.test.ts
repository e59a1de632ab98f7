// @vitest-environment node
import { expect, it } from 'vitest';
import { donorText } from './donor-text.ts';

it('tells a donor by name, one who deleted their account, and one whose name was lost', () => {
  const donor = { donorName: 'Asha', email: 'asha@example.org', phone: '9810012345' };
  expect(donorText(donor)).toBe('Asha');
  expect(donorText({ donorName: '', email: '', phone: '' })).toBe('Deleted account');
  expect(donorText({ ...donor, donorName: '' })).toBe('Name not known');
  expect(donorText({ donorName: '', email: '', phone: '9810012345' })).toBe('Name not known');
});
