// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Desk, WorkView } from '../../../../contract/entities/volunteer.ts';
import { workStates, workSteps, type WorkStep } from '../../../../contract/enumerations.ts';
import type { ItemState, OutboxItem } from '../../outbox/item.ts';
import { fc } from '../../../../tests/support/property.ts';
import { deskWithPending } from './desk-with-pending.ts';

const AT = '2026-01-05T08:00:00.000Z';

const work = (_id: string, more: Partial<WorkView> = {}): WorkView => ({
  _id,
  disasterId: `d-${_id}`,
  state: 'accepted',
  decidedAt: AT,
  ...more,
});
const desk = (more: Partial<Desk> = {}): Desk => ({
  profile: { _id: 'me', name: 'Asha' },
  work: [],
  learned: [],
  ...more,
});

let count = 0;
function item(call: OutboxItem['call'], body: object, more: Partial<OutboxItem> = {}): OutboxItem {
  count += 1;
  const base = { v: 1, owner: 'me', digest: '', bytes: 1, state: 'queued', attempts: 0, nextAt: 0, rank: 0 } as const;
  return { ...base, id: `item-${count}`, call, body: JSON.stringify(body), createdAt: count, ...more };
}
const step = (workId: string, name: WorkStep, more: Partial<OutboxItem> = {}) =>
  item('takeStep', { workId, step: name, takenAt: AT }, more);
const request = (disasterId: string, more: Partial<OutboxItem> = {}) =>
  item('acceptDisaster', { id: 'me', disasterId }, more);

describe('a desk with what waits on the phone', () => {
  it('shows a queued acceptance as a request, never as accepted', () => {
    const shown = deskWithPending(desk(), [request('d1', { id: 'a' })]);
    expect(shown.work).toEqual([]);
    expect(shown.requests).toMatchObject([{ itemId: 'a', disasterId: 'd1', state: 'queued' }]);
    expect(shown.activeDisasterId).toBe('d1');
  });

  it('shows it no more once the server has decided, whatever it decided', () => {
    for (const state of ['accepted', 'declined'] as const) {
      const shown = deskWithPending(desk({ work: [work('a', { state })] }), [
        request('d-a', { id: 'a', state: 'sent' }),
      ]);
      expect(shown.requests).toEqual([]);
      expect(shown.activeDisasterId).toBe(state === 'accepted' ? 'd-a' : undefined);
    }
  });

  it('holds nobody back by a request that the server did not take', () => {
    const shown = deskWithPending(desk(), [request('d1', { state: 'needs-you', reason: { code: 'forbidden' } })]);
    expect(shown.requests).toHaveLength(1);
    expect(shown.activeDisasterId).toBeUndefined();
  });

  it('stands where the last step leads, but not by one that was refused', () => {
    const items = [
      step('a', 'on-the-way'),
      step('a', 'arrived'),
      step('a', 'done', { state: 'needs-you' }),
      step('b', 'done'),
    ];
    const [shown] = deskWithPending(desk({ work: [work('a')] }), items).work;
    expect(shown?.shownState).toBe('arrived');
    expect(shown?.pending.map(({ step }) => step)).toEqual(['on-the-way', 'arrived', 'done']);
  });

  it('frees the volunteer for another disaster as soon as they withdraw or are done on this phone', () => {
    for (const name of ['withdraw', 'done'] as const)
      expect(deskWithPending(desk({ work: [work('a')] }), [step('a', name)]).activeDisasterId).toBeUndefined();
  });

  it('has the profile as it was typed last, what was learned, and leaves out what was replaced', () => {
    const items = [
      item('saveVolunteerProfile', { userId: 'me', name: 'Asha D', city: 'Patna', changedAt: AT }),
      item('saveVolunteerProfile', { userId: 'me', city: 'Gaya', changedAt: AT }, { state: 'replaced' }),
      item('learnModule', { course: 'first-aid', module: 'bleeding', learnedAt: AT }),
    ];
    const shown = deskWithPending(desk({ learned: ['first-aid.burns'] }), items);
    expect(shown.profile).toEqual({ _id: 'me', name: 'Asha D', city: 'Patna' });
    expect(shown.profileChange?.itemId).toBe(items[0]?.id);
    expect([...shown.learned]).toEqual(['first-aid.burns', 'first-aid.bleeding']);
  });

  it('is not brought down by a body that was damaged or is of a later version', () => {
    const items = [request('d', { body: '{' }), step('a', 'done', { body: '[]' }), step('a', 'fly' as WorkStep)];
    expect(deskWithPending(desk({ work: [work('a')] }), items).work[0]?.shownState).toBe('accepted');
  });
});

const states: ItemState[] = ['queued', 'sending', 'sent', 'needs-you', 'replaced'];
const ids = fc.constantFrom('a', 'b', 'c');
const acts = fc.record({
  state: fc.constantFrom(...states),
  createdAt: fc.nat(4),
  act: fc.oneof(
    fc.record({ workId: ids, step: fc.constantFrom(...workSteps) }).map((body) => ['takeStep', body] as const),
    ids.map((disasterId) => ['acceptDisaster', { disasterId }] as const),
    fc.record({ city: fc.string() }).map((body) => ['saveVolunteerProfile', body] as const),
    ids.map((module) => ['learnModule', { course: 'first-aid', module }] as const),
  ),
});
const itemsOf = fc
  .array(acts, { maxLength: 10 })
  .map((list) => list.map(({ act: [call, body], ...more }, at) => item(call, body, { id: `i${at}`, ...more })));
const desks = fc
  .uniqueArray(fc.record({ _id: ids, state: fc.constantFrom(...workStates) }), { selector: ({ _id }) => _id })
  .map((list) => desk({ work: list.map(({ _id, state }) => work(_id, { state })) }));

describe('whatever waits, in whatever order it is read', () => {
  it('says the same for any order of the items, with any of them repeated', () => {
    const mixed = itemsOf.chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.shuffledSubarray([...items, ...items], { minLength: items.length * 2, maxLength: items.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(desks, mixed, (own, [items, other]) => {
        expect(deskWithPending(own, other)).toEqual(deskWithPending(own, items));
      }),
    );
  });

  it('changes neither what the server said nor what waits', () => {
    fc.assert(
      fc.property(desks, itemsOf, (own, items) => {
        const before = JSON.stringify([own, items]);
        deskWithPending(own, items);
        expect(JSON.stringify([own, items])).toBe(before);
      }),
    );
  });

  it('never shows as accepted what the server has not accepted', () => {
    fc.assert(
      fc.property(desks, itemsOf, (own, items) => {
        const known = new Set(own.work.map(({ _id }) => _id));
        expect(deskWithPending(own, items).work.every(({ _id }) => known.has(_id))).toBe(true);
      }),
    );
  });
});
