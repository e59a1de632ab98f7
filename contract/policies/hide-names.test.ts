import { expect, test } from 'vitest';
import { hideNames } from './hide-names.ts';

test.each([
  ['I am Asha Kumar', ['Asha Kumar'], 'I am ••• •••'],
  ['asha is here', ['Asha Kumar'], '••• is here'],
  ['मैं आशा हूँ', ['आशा'], 'मैं ••• हूँ'],
  ['أنا ليلى', ['ليلى'], 'أنا •••'],
  ['Li stays, a part of too many words', ['Li'], 'Li stays, a part of too many words'],
  ['Ashanti is another word', ['Asha'], 'Ashanti is another word'],
  ['nobody', [], 'nobody'],
])('%s', (text, names, hidden) => {
  expect(hideNames(text, names)).toBe(hidden);
});
