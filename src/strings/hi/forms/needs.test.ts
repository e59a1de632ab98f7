import { beforeEach, expect, test, vi } from 'vitest';
import { knownNeeds } from '../../../../contract/known-needs.ts';
import { pack } from '../first-aid.ts';

let { needLabel, needType }: typeof import('../../forms/needs.ts') = await import('../../forms/needs.ts');
let { adoptTexts }: typeof import('../../texts.ts') = await import('../../texts.ts');

// In English until another language is adopted.
beforeEach(async () => {
  vi.resetModules();
  ({ needLabel, needType } = await import('../../forms/needs.ts'));
  ({ adoptTexts } = await import('../../texts.ts'));
});

test('in English a suggestion stands as it travels', () => {
  for (const need of knownNeeds) expect([needLabel(need), needType(need)]).toEqual([need, need]);
  expect(needType('food ')).toBe('food ');
});

test('in another language it is read in that one, and travels as everybody knows it', () => {
  adoptTexts(pack);
  for (const need of knownNeeds) {
    expect(needLabel(need)).not.toBe(need);
    expect(needType(` ${needLabel(need)} `)).toBe(need);
  }
});

test('what a person wrote stays as it was written', () => {
  expect(needType('Insulin for Ravi')).toBe('Insulin for Ravi');
  expect(needLabel('Insulin for Ravi')).toBe('Insulin for Ravi');
});
