import { expect, it } from 'vitest';
import { failureText } from './call-failures.ts';
import { failureTexts, failureWords } from '../forms/failures.ts';
import { reasonSentence } from '../forms/reasons.ts';

const ours = { code: 'not-an-ngo', params: {} };

it('makes the text of a failure from its code, whatever the server said in English', () => {
  const words = failureTexts['not-an-ngo']({});
  expect(reasonSentence({ code: 'forbidden', message: 'An English sentence.', failure: ours })).toBe(words);
  expect(failureText({ kind: 'forbidden', message: 'An English sentence.', failure: ours })).toBe(words);
});

it.each(['of-a-later-server', 'toString', '__proto__'])('has no words for a code that it does not know: %s', (code) => {
  expect(failureWords({ code, params: undefined })).toBeUndefined();
  const failure = { code, params: 'none' };
  expect(reasonSentence({ code: 'invalid', message: 'Too long.', failure })).toBe('Too long.');
});
