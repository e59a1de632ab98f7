// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useUnderEyes } from './use-under-eyes.ts';

afterEach(cleanup);

const outline = { report: { shownStatus: 'active' as const }, isWhole: false };
const whole = { report: { shownStatus: 'active' as const, revision: 3 }, isWhole: true };
const look = (first: typeof outline | typeof whole) =>
  renderHook(({ report, isWhole }: typeof outline | typeof whole) => useUnderEyes(report, isWhole), {
    initialProps: first,
  });

test('the whole report after the outline of its link is no change', () => {
  const { result, rerender } = look(outline);
  expect(result.current.hasChanged).toBe(false);
  rerender(whole);
  expect(result.current.hasChanged).toBe(false);
});

test('what another changes after that is one, until it is read of', () => {
  const { result, rerender } = look(outline);
  rerender(whole);
  rerender({ report: { shownStatus: 'active', revision: 4 }, isWhole: true });
  expect(result.current.hasChanged).toBe(true);
  act(() => result.current.look());
  expect(result.current.hasChanged).toBe(false);
});

test('what they change themselves is none', () => {
  const { result, rerender } = look(whole);
  act(() => result.current.act());
  rerender({ report: { shownStatus: 'active', revision: 4 }, isWhole: true });
  expect(result.current.hasChanged).toBe(false);
});
