// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PART_ROWS, useListParts, type PartPlace } from './use-list-parts.ts';

afterEach(cleanup);

/** A list of so many rows, the newest with the highest number. */
function open(count: number, start?: PartPlace) {
  const { result } = renderHook(() => useListParts(start));
  const shown = () => {
    const { limit, before } = result.current.wanted;
    const behind = before === undefined ? 0 : count - Number(before.id);
    const rows = Array.from({ length: Math.min(limit, count - behind) }, (_, index) => count - 1 - behind - index);
    return { rows, hasMore: behind + limit < count, before };
  };
  const actions = () => result.current.actionsFor(shown(), (row) => ({ at: '', id: `${row}` }));
  const press = (which: 'onNearEnd' | 'onNext' | 'onBack') => act(() => actions()[which]?.());
  const whole = () => {
    while (actions().onNearEnd) press('onNearEnd');
  };
  return { result, shown, actions, press, whole };
}

it('reads more as the end comes near, up to a part, and then the next one in its place', () => {
  const { shown, actions, press, whole } = open(PART_ROWS + 90);
  expect([shown().rows.length, Object.keys(actions())]).toEqual([60, ['first', 'onNearEnd']]);
  whole();
  expect([shown().rows.length, Object.keys(actions())]).toEqual([PART_ROWS, ['first', 'onNext']]);
  const last = shown().rows.at(-1);
  press('onNext');
  expect([actions().first, shown().rows[0]]).toEqual([PART_ROWS, (last ?? 0) - 1]);
  whole();
  expect([shown().rows.at(-1), Object.keys(actions())]).toEqual([0, ['first', 'onBack']]);
  press('onBack');
  expect([actions().first, shown().rows[0], shown().rows.at(-1)]).toEqual([0, PART_ROWS + 89, last]);
});

it('begins where somebody left it', () => {
  const before = open(3 * PART_ROWS);
  before.whole();
  before.press('onNext');
  before.press('onNearEnd');
  const again = open(3 * PART_ROWS, before.result.current.place);
  expect(again.shown()).toEqual(before.shown());
  expect(again.actions().first).toBe(PART_ROWS);
});

it('until the next part is there, the last one stands, and asks for nothing', () => {
  const { result, shown, whole, press } = open(2 * PART_ROWS);
  whole();
  const old = shown();
  press('onNext');
  expect(result.current.actionsFor(old, (row) => ({ at: '', id: `${row}` }))).toEqual({ first: 0 });
});
