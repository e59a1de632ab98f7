import { afterEach, describe, expect, it } from 'vitest';
import { isolated, leftToRight } from './isolate.ts';
import { speak } from './language.ts';

afterEach(() => speak('en'));

describe('a name in a sentence', () => {
  it('stays as it is where nothing could turn', () => {
    expect(isolated('Ānandī Devi')).toBe('Ānandī Devi');
    expect(isolated('आनंदी')).toBe('आनंदी');
  });

  it.each(['آزاد', 'Asha \u202e', '\u200fAsha'])('is isolated where it could: %j', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  it('is isolated in a language from right to left', () => {
    speak('ar');
    expect(isolated('Asha')).toBe('\u2068Asha\u2069');
  });
});

it('a reference keeps its order in every language', () => {
  expect(leftToRight('7K2M-9QXA')).toBe('7K2M-9QXA');
  speak('ar');
  expect(leftToRight('7K2M-9QXA')).toBe('\u20667K2M-9QXA\u2069');
});
