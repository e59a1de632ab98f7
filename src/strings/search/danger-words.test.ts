import { expect, test } from 'vitest';
import { speaksOfDanger } from './danger-words.ts';

test.each([
  'My father is not breathing',
  'she is BLEEDING a lot',
  'Help! We are trapped',
  'उसे साँप ने काटा और वह बेहोश है',
  'mera bhai doob raha hai',
  'Mi hijo no respira',
  'se está ahogando',
  'ابني لا يتنفس',
  'حريق في البيت',
])('“%s” is shown the emergency number first, whatever language the app speaks', (text) => {
  expect(speaksOfDanger(text)).toBe(true);
});

test.each(['How do I pack a bag?', 'पानी कितनी देर उबालें?', '¿Cuántas gotas por litro?', 'كم دقيقة نغلي الماء؟', ''])(
  '“%s” is not',
  (text) => {
    expect(speaksOfDanger(text)).toBe(false);
  },
);
