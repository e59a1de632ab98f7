// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aidStatuses, requirementStatuses } from '../../../../contract/enumerations.ts';
import type { AidRow } from '../../lists/rows.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { fc } from '../../../../tests/support/property.ts';
import { aidWithActs, freeLines } from './aid-with-pending.ts';
import { countingActs } from './acts-with-pending.ts';

const need = (type: string, more: Partial<AidRow['requirements'][number]> = {}) => ({
  type,
  urgent: false,
  status: 'pending' as const,
  ...more,
});
const row = (more: Partial<AidRow> = {}): AidRow => ({
  _id: 'r',
  disasterType: 'flood',
  requirements: [need('Food'), need('Medicine')],
  deadline: '2026-01-09T08:00:00.000Z',
  status: 'active',
  createdAt: '2026-01-05T08:00:00.000Z',
  round: 1,
  ...more,
});

let count = 0;
function act(body: object, more: Partial<OutboxItem> = {}): OutboxItem {
  count += 1;
  const base = { v: 1, owner: 'me', digest: '', bytes: 1, state: 'queued', attempts: 0, nextAt: 0, rank: 0 } as const;
  const content = JSON.stringify({ aidId: 'r', ...body });
  return { ...base, id: `item-${count}`, call: 'actOnAid', body: content, createdAt: count, ...more };
}
const shown = (request: AidRow, items: readonly OutboxItem[]) =>
  aidWithActs(request, countingActs(items, new Set()).get(request._id) ?? [], (id) => `NGO ${id}`);
const fulfil = (line: number) => act({ act: 'need', line, seen: 'pending', status: 'fulfilled' });

describe('an aid request with what this phone has done', () => {
  it('shows a line as it was set, until the server says otherwise', () => {
    const part = act({ act: 'need', line: 0, seen: 'pending', status: 'partially-fulfilled', delivered: 'half' });
    expect(shown(row(), [part]).requirements).toEqual([
      { ...need('Food', { status: 'partially-fulfilled', delivered: 'half' }), isPending: true },
      need('Medicine'),
    ]);
    const arrived = row({ requirements: [need('Food', { status: 'fulfilled' }), need('Medicine')] });
    expect(shown(arrived, [part]).requirements).toEqual(arrived.requirements);
  });

  it('is fulfilled once every line is, and open again when one is put back', () => {
    const both = [fulfil(0), fulfil(1)];
    expect(shown(row(), both).status).toBe('fulfilled');
    const back = act({ act: 'need', line: 1, seen: 'fulfilled', status: 'pending' });
    expect(shown(row(), [...both, back]).status).toBe('active');
  });

  it('gives an NGO the lines that are nobody’s, named, or none at all', () => {
    const taking = { _id: 't', lines: [0], since: '2026-01-05T09:00:00.000Z' };
    const assign = act({ act: 'assign', ngoId: 'n1' });
    expect(shown(row({ takings: [taking] }), [assign]).takings).toEqual([
      taking,
      { _id: assign.id, lines: [1], since: expect.any(String), ngo: { _id: 'n1', name: 'NGO n1' }, isPending: true },
    ]);
    const clash = act({ act: 'assign', ngoId: 'n1', lines: [0, 1] });
    expect(shown(row({ takings: [taking] }), [clash]).takings).toEqual([taking]);
  });

  it('makes a line of the part that an NGO takes; what it cannot have is not shown as taken', () => {
    const request = row({ requirements: [need('Food', { quantity: '50 tins' }), need('Medicine')] });
    const part = act({ act: 'take', lines: [0, 1], amounts: [{ line: 0, amount: 20 }] });
    const once = shown(request, [part]);
    expect(once.requirements.map(({ quantity }) => quantity)).toEqual(['30 tins', undefined, '20 tins']);
    expect(once.takings).toMatchObject([{ _id: part.id, lines: [1, 2], isPending: true }]);
    const more = act({ act: 'take', amounts: [{ line: 0, amount: 31 }] });
    expect(shown(request, [part, more])).toEqual(once);
    const rest = act({ act: 'take', amounts: [{ line: 0, amount: 30 }] });
    expect(shown(request, [part, rest]).takings[1]).toMatchObject({ lines: [0] });
    expect(shown(row(), [part])).toEqual(shown(row(), []));
  });

  it('frees what is handed back, fulfilled or closed', () => {
    const takings = [{ _id: 't', lines: [0, 1], since: '2026-01-05T09:00:00.000Z' }];
    const request = row({ takings });
    const back = act({ act: 'hand-back', takingId: 't', lines: [0], reason: 'No boat' });
    expect(shown(request, [back]).takings).toMatchObject([{ lines: [1] }]);
    expect(shown(request, [fulfil(1)]).takings).toMatchObject([{ lines: [0] }]);
    const close = act({ act: 'close', seen: 'active', to: 'withdrawn', reason: 'They moved' });
    expect(shown(request, [close])).toMatchObject({ status: 'withdrawn', takings: [] });
    const reopen = act({ act: 'reopen', seen: 'withdrawn' });
    expect(shown(request, [close, reopen]).status).toBe('active');
  });

  it('leaves the triage lane, and lives with acts of a later version', () => {
    expect(shown(row({ lane: 'triage' }), [act({ act: 'release' }), act({ act: 'fly' })]).lane).toBe('main');
  });
});

const line = fc.nat(2);
const lines = fc.option(fc.uniqueArray(line, { minLength: 1 }), { nil: undefined });
const requirementStatus = fc.constantFrom(...requirementStatuses);
const bodies = fc.oneof(
  fc.record({ act: fc.constant('assign'), ngoId: fc.constantFrom('a', 'b'), lines }),
  fc.record({
    act: fc.constant('take'),
    amounts: fc.uniqueArray(fc.record({ line, amount: fc.constantFrom(1, 2.5, 9) }), { selector: (one) => one.line }),
  }),
  fc.record({ act: fc.constant('hand-back'), takingId: fc.constantFrom('i0', 'i1', 't'), lines }),
  fc.record({ act: fc.constant('need'), line, seen: requirementStatus, status: requirementStatus }),
  fc.record({ act: fc.constant('close'), seen: fc.constantFrom(...aidStatuses), to: fc.constant('expired') }),
  fc.record({ act: fc.constant('reopen'), seen: fc.constantFrom(...aidStatuses) }),
);
const itemsOf = fc
  .array(fc.record({ body: bodies, createdAt: fc.nat(4) }), { maxLength: 10 })
  .map((list) => list.map(({ body, createdAt }, at) => act(body, { id: `i${at}`, createdAt })));
const requests = fc
  .record({
    status: fc.constantFrom(...aidStatuses),
    held: fc.boolean(),
    needs: fc.array(requirementStatus, { minLength: 1, maxLength: 3 }),
  })
  .map(({ status, held, needs }) =>
    row({
      status,
      requirements: needs.map((one) => need('Food', { status: one })),
      ...(held && { takings: [{ _id: 't', lines: [0], since: '2026-01-05T09:00:00.000Z' }] }),
    }),
  );

describe('whatever waits, in whatever order it is read', () => {
  it('says the same for any order of the items, with any of them repeated, and changes none', () => {
    const mixed = itemsOf.chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.shuffledSubarray([...items, ...items], { minLength: items.length * 2, maxLength: items.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(requests, mixed, (request, [items, other]) => {
        const before = JSON.stringify([request, items]);
        expect(shown(request, other)).toEqual(shown(request, items));
        expect(JSON.stringify([request, items])).toBe(before);
      }),
    );
  });

  it('never shows a line as two NGOs’, nor as one’s once it is fulfilled by this phone', () => {
    fc.assert(
      fc.property(requests, itemsOf, (request, items) => {
        const aid = shown(request, items);
        const held = aid.takings.flatMap((taking) => taking.lines);
        expect(new Set(held).size).toBe(held.length);
        expect(freeLines(aid).some((one) => held.includes(one))).toBe(false);
        const done = held.filter(
          (one) => aid.requirements[one]?.status === 'fulfilled' && aid.requirements[one]?.isPending,
        );
        expect(done).toEqual([]);
      }),
    );
  });
});
