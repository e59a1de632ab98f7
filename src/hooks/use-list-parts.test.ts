// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PART_ROWS, useListParts, type PartActions, type PartPlace } from './use-list-parts.ts';

afterEach(cleanup);

/** A list of so many rows, the newest with the highest number. */
function open(count: number, start?: PartPlace) {
  const { result } = renderHook(() => useListParts(start));
  const shown = () => {
    const { limit, before } = result.current.wanted;
    const behind = before === undefined ? 0 : count - Number(before.id);
    const rows = Array.from({ length: Math.min(limit, count - behind) }, (_, index) => count - 1 - behind - index);
    return { rows, hasMore: behind + limit < count };
  };
  const actions = () => result.current.actionsFor(shown(), (row) => ({ at: '', id: `${row}` }));
  const press = (which: keyof PartActions) => act(() => actions()[which]?.());
  const whole = () => {
    while (actions().onNearEnd) press('onNearEnd');
  };
  return { result, shown, actions, press, whole };
}

it('reads more as the end comes near, up to a part, and then the next one in its place', () => {
  const { result, shown, actions, press, whole } = open(PART_ROWS + 90);
  expect([shown().rows.length, Object.keys(actions())]).toEqual([60, ['onNearEnd']]);
  whole();
  expect([shown().rows.length, Object.keys(actions())]).toEqual([PART_ROWS, ['onNext']]);
  const last = shown().rows.at(-1);
  press('onNext');
  expect([result.current.first, shown().rows[0]]).toEqual([PART_ROWS, (last ?? 0) - 1]);
  whole();
  expect([shown().rows.at(-1), Object.keys(actions())]).toEqual([0, ['onBack']]);
  press('onBack');
  expect([result.current.first, shown().rows[0], shown().rows.at(-1)]).toEqual([0, PART_ROWS + 89, last]);
});

it('begins where somebody left it', () => {
  const before = open(3 * PART_ROWS);
  before.whole();
  before.press('onNext');
  before.press('onNearEnd');
  const again = open(3 * PART_ROWS, before.result.current.place);
  expect(again.shown()).toEqual(before.shown());
  expect(again.result.current.first).toBe(PART_ROWS);
});
