import { afterEach, expect, it } from 'vitest';
import { speak } from './language.ts';
import { asSentence, listText } from './sentence.ts';

afterEach(() => speak('en'));

it.each([
  ['en', 'Saved on this phone', 'Saved on this phone.'],
  ['en', 'Is it right?', 'Is it right?'],
  ['hi', 'इस फ़ोन पर सहेजा गया', 'इस फ़ोन पर सहेजा गया।'],
  ['hi', 'भेजा गया।', 'भेजा गया।'],
  ['ar', 'هل هذا صحيح؟', 'هل هذا صحيح؟'],
] as const)('in %s %j becomes %j', (code, words, sentence) => {
  speak(code);
  expect(asSentence(words)).toBe(sentence);
});

it('strings things together as the language does', () => {
  expect(listText(['a', 'b', 'c'])).toBe('a, b, c');
  speak('ar');
  expect(listText(['أ', 'ب', 'ج'])).not.toContain(',');
});
