import { expect, it } from 'vitest';
import { clustersOf } from './clusters.ts';
import { runsOf } from './runs.ts';

function runs(text: string, direction: 'ltr' | 'rtl' | 'auto'): string[] {
  const clusters = clustersOf(text, direction, 400);
  return clusters.ok ? runsOf(clusters.value).map((run) => `${run.fromRight ? '←' : '→'}${run.text}`) : [];
}

// A space is of the face before it: one more run, and the same look.
it('puts what runs from right to left in its order between what does not', () => {
  expect(runs('Ali محمد Asha', 'ltr')).toEqual(['→Ali ', '←محمد', '→ ', '→Asha']);
  expect(runs('Ali محمد Asha', 'rtl')).toEqual(['→Asha', '←محمد ', '← ', '→Ali']);
  expect(runs('Ali محمد Asha', 'auto')).toEqual(runs('Ali محمد Asha', 'ltr'));
});

it('lets an isolate keep its order, and an override turn nothing but itself', () => {
  expect(runs('رقم \u20667K2M-9QXA\u2069', 'rtl')).toEqual(['→7K2M-9QXA', '←رقم ']);
  expect(runs('a\u202ebc\u202c d', 'ltr')).toEqual(['→a', '←bc', '→ d']);
});
