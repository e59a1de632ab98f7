import { describe, expect, test } from 'vitest';
import { moduleAfter } from './module-after.ts';

const learned = (...modules: string[]) => new Set(modules.map((module) => `flood-water.${module}`));

describe('what is read after a module', () => {
  test('the one that follows', () => {
    expect(moduleAfter('flood-water', 'moving', learned('moving'))).toBe('rescue');
  });

  test('not one that was learned already', () => {
    expect(moduleAfter('flood-water', 'moving', learned('moving', 'rescue'))).toBe('unseen');
  });

  test('after the last, the one that was left out', () => {
    expect(moduleAfter('flood-water', 'boats', learned('moving', 'unseen', 'boats'))).toBe('rescue');
  });

  test('of a course that was learned whole, the one that follows, and none after the last', () => {
    const whole = learned('moving', 'rescue', 'unseen', 'boats');
    expect(moduleAfter('flood-water', 'moving', whole)).toBe('rescue');
    expect(moduleAfter('flood-water', 'boats', whole)).toBeUndefined();
  });
});
