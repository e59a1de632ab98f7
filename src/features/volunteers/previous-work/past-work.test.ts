import { expect, test } from 'vitest';
import type { WorkState } from '../../../../contract/enumerations.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { meaningOf, pastWork, stepsOf } from './past-work.ts';

function workIn(shownState: WorkState, rest: Partial<ShownWork> = {}): ShownWork {
  const id = '7b1f6c0e-3d0c-4c4e-9d6e-0f6f0a2b9c11';
  const at = '2026-07-30T08:00:00.000Z';
  return { _id: id, disasterId: id, state: shownState, shownState, decidedAt: at, pending: [], ...rest };
}

test('what a volunteer is on is no previous work; what waits to be confirmed is', () => {
  const states = ['accepted', 'on-the-way', 'arrived', 'done', 'completed', 'declined', 'released'] as const;
  expect(pastWork(states.map((state) => workIn(state))).map(({ shownState }) => shownState)).toEqual([
    'done',
    'completed',
    'declined',
    'released',
  ]);
});

test('a state is explained, with the reason that somebody gave', () => {
  expect(meaningOf({ shownState: 'declined', why: 'full' })).toEqual(['All places were taken.']);
  expect(meaningOf({ shownState: 'not-confirmed', why: 'admin', reason: 'Nobody met you there.' })).toEqual([
    'An administrator did not confirm that this work was done.',
    'The reason given: Nobody met you there.',
  ]);
  expect(meaningOf({ shownState: 'withdrawn', reason: '' })).toEqual([]);
});

test('steps that wait on this phone are listed among those that have arrived; a refused one is not', () => {
  const onTheWayAt = '2026-07-30T09:00:00.000Z';
  const waiting = { itemId: 'a', state: 'queued', createdAt: 1, step: 'done' } as const;
  const refused = { itemId: 'b', state: 'needs-you', createdAt: 1, step: 'arrived' } as const;
  expect(stepsOf(workIn('done', { onTheWayAt, pending: [refused, waiting] }))).toEqual([
    { name: 'On the way', at: onTheWayAt },
    { name: 'Done', at: undefined },
  ]);
});
