import { expect, it, vi } from 'vitest';
import { adoptedTexts, adoptTexts, followTexts, texts } from './texts.ts';

it('a table speaks the language of the pack, whichever of them comes first', () => {
  const early = texts('earlyTable', { a: 'one' });
  adoptTexts({ earlyTable: { a: 'ek' }, lateTable: { b: 'do' } });
  const late = texts('lateTable', { b: 'two' });
  expect([early.a, late.b]).toEqual(['ek', 'do']);
});

it('who shows texts hears of a pack that came late, once', () => {
  const onAdopted = vi.fn();
  const stop = followTexts(onAdopted);
  const pack = { someTable: { a: 'teen' } };
  const before = adoptedTexts();
  adoptTexts(pack);
  expect(adoptedTexts()).not.toBe(before);
  adoptTexts({ ...pack });
  expect(onAdopted).toHaveBeenCalledTimes(1);
  stop();
  adoptTexts({ otherTable: {} });
  expect(onAdopted).toHaveBeenCalledTimes(1);
});
