import { describe, expect, it } from 'vitest';
import { farTexts as arabic } from './ar/how-far.ts';
import { disasterTexts as arabicDisasters } from './ar/public/disasters.ts';
import { farTexts as spanish } from './es/how-far.ts';
import { disasterTexts as spanishDisasters } from './es/public/disasters.ts';
import { farTexts as hindi } from './hi/how-far.ts';
import { disasterTexts as hindiDisasters } from './hi/public/disasters.ts';
import { aboutFarText, farText, farTexts as english } from './how-far.ts';
import { disasterTexts as englishDisasters } from './public/disasters.ts';

/** Some languages write a space that does not break. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('how far away', () => {
  it.each([
    // Metres, within how many they are known, what is said.
    [0, 0, 'less than 100 m'],
    [20, 0, 'less than 100 m'],
    [20, 30, 'less than 100 m'],
    [20, 90, 'less than 200 m'],
    [20, 800, 'less than 900 m'],
    [20, 9_000, 'less than 10 km'],
    [60, 0, 'less than 100 m'],
    [60, 30, 'less than 100 m'],
    [60, 50, 'about 100 m'],
    [60, 60, 'less than 200 m'],
    [149, 0, 'about 100 m'],
    [149, 30, 'about 100 m'],
    [149, 149, 'less than 300 m'],
    [149, 800, 'less than 1 km'],
    [950, 0, 'about 900 m'],
    [950, 800, 'about 900 m'],
    [950, 1_000, 'less than 2 km'],
    [999, 0, 'about 900 m'],
    [999, 30, 'about 900 m'],
    [1000, 0, 'about 1 km'],
    [1000, 800, 'about 1 km'],
    [1000, 1000, 'less than 3 km'],
    [1_440, 12, 'about 1.4 km'],
    [1_440, 800, 'about 1 km'],
    [41_600, 12, 'about 42 km'],
  ])('%d m, known to within %d m, is %s', (metres, accuracyM, words) => {
    expect(plain(aboutFarText(metres, accuracyM))).toBe(words);
    expect(plain(farText(metres, accuracyM))).toBe(words.replace('about ', ''));
  });
});

it.each([
  ['en', english, englishDisasters, 'less than 100 m from you', 'about 300 m from you'],
  ['hi', hindi, hindiDisasters, 'आपसे 100 m से कम दूर', 'आपसे करीब 300 m दूर'],
  ['es', spanish, spanishDisasters, 'A menos de 100 m de usted', 'A unos 300 m de usted'],
  ['ar', arabic, arabicDisasters, 'على بعد أقل من 100 m منك', 'على بعد نحو 300 m منك'],
])('is a sentence in %s', (_, far, disasters, below, about) => {
  expect(disasters.away(far.below('100 m'))).toBe(below);
  expect(disasters.away(far.about('300 m'))).toBe(about);
});
