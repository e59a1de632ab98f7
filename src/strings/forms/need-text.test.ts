import { afterEach, expect, it } from 'vitest';
import { speak } from '../language.ts';
import { besideQuantity, needText } from './need-text.ts';

afterEach(() => speak('en'));

it('a need stands with its quantity, where there is one', () => {
  expect(needText({ type: 'tarpaulins', quantity: '40 sheets' })).toBe('tarpaulins · 40 sheets');
  expect(needText({ type: 'tarpaulins' })).toBe('tarpaulins');
});

it('neither turns the other where words run from right to left', () => {
  speak('ar');
  expect(besideQuantity('مياه شرب', '45 litres')).toBe('\u2068مياه شرب\u2069 · \u206845 litres\u2069');
});
