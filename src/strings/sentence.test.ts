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

it.each([
  ['en', ['Flood', 'Severe'], 'Flood, Severe'],
  ['hi', ['बाढ़', 'गंभीर'], 'बाढ़, गंभीर'],
  ['es', ['Inundación', 'Grave'], 'Inundación, Grave'],
  ['ar', ['فيضان', 'حرجة'], 'فيضان، حرجة'],
  ['es', ['a', 'b', 'c'], 'a, b, c'],
  ['ar', ['أ'], 'أ'],
] as const)('strings things together by commas, never by an "and": %s %j', (code, words, text) => {
  speak(code);
  expect(listText(words)).toBe(text);
});
