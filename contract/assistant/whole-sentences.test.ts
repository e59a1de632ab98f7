import { describe, expect, it } from 'vitest';
import { firstSentences, toLastSentence } from './whole-sentences.ts';

describe('a text that was cut ends at its last whole sentence', () => {
  it.each([
    ['Press hard. Raise the le', 'Press hard.'],
    ['Press hard! [1] Raise the le', 'Press hard! [1]'],
    ['Is it deep? (Look.) Rai', 'Is it deep? (Look.)'],
    ['**Call 112.** Rai', '**Call 112.**'],
    ['घाव दबाएँ। पैर उठ', 'घाव दबाएँ।'],
    ['هل هو عميق؟ ارفعوا الس', 'هل هو عميق؟'],
    ['¿Es profunda? «Apriete.» Levan', '¿Es profunda? «Apriete.»'],
    ['1. Press hard\n2. Raise the le', '1. Press hard'],
    ['Press hard. 2. Raise the le', 'Press hard.'],
    ['Boil it for 1.5 min. Then wait for 3.', 'Boil it for 1.5 min.'],
    ['Go up. Ask Dr. Rao, e.g. about approx. 5 l', 'Go up.'],
    ['Go up. Do this:\n', 'Go up.'],
    ['Go up. Stay there.', 'Go up. Stay there.'],
    ['Wait... then go', 'Wait...'],
  ])('%s', (cut, expected) => {
    expect(toLastSentence(cut)).toBe(expected);
  });

  it('and where it has none at its last whole word', () => {
    expect(toLastSentence('water in the house we need bo')).toBe('water in the house we need');
    expect(toLastSentence('water')).toBe('water');
    expect(toLastSentence('水🌊'.slice(0, 2))).toBe('水');
  });
});

it('what is short enough stays as it is', () => {
  expect(firstSentences('Go up. Sta', 10)).toBe('Go up. Sta');
  expect(firstSentences('Go up. Stay', 10)).toBe('Go up.');
});
