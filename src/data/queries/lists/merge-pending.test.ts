// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ItemState } from '../../outbox/item.ts';
import { fc } from '../../../../tests/support/property.ts';
import { mergePending, type PendingItem } from './merge-pending.ts';

const item = (id: string, more: Partial<PendingItem> = {}): PendingItem => ({
  id,
  state: 'queued',
  createdAt: 1,
  ...more,
});
const row = (_id: string) => ({ _id });
const ids = (items: readonly PendingItem[]) => items.map(({ id }) => id);

describe('server rows and own items as one list', () => {
  it('lets the row win over the item of the same id, also one that the window does not show', () => {
    const { pending, rows } = mergePending([row('a')], [item('a'), item('b'), item('c')], new Set(['b']));
    expect(ids(pending)).toEqual(['c']);
    expect(rows).toEqual([row('a')]);
  });

  it('puts first what needs the person, then the newest; of equals always the same one', () => {
    const own = [item('d'), item('a', { createdAt: 3 }), item('c'), item('b', { state: 'needs-you', createdAt: 0 })];
    expect(ids(mergePending([], own).pending)).toEqual(['b', 'a', 'c', 'd']);
  });

  it('leaves out what was replaced, and what another item or row corrects', () => {
    const own = [item('a', { state: 'replaced' }), item('b'), item('c', { supersedes: 'b' }), item('d')];
    expect(ids(mergePending([{ _id: 'e', supersedes: 'd' }], own).pending)).toEqual(['c']);
  });

  it('leaves out what went to a host without receipts, and shows it until then', () => {
    const own = [item('a', { state: 'sent', isPlain: true }), item('b', { isPlain: true })];
    expect(ids(mergePending([], own).pending)).toEqual(['b']);
  });
});

const states: ItemState[] = ['queued', 'sending', 'sent', 'needs-you', 'replaced'];
const ID_LIST = 'abcdefgh'.split('');
const someIds = fc.constantFrom(...ID_LIST);
/** A correction comes after what it corrects: an id of a later letter names an earlier one. */
const items = fc
  .array(
    fc.record({ id: someIds, state: fc.constantFrom(...states), createdAt: fc.nat(3), corrects: fc.option(someIds) }),
    { maxLength: 12 },
  )
  .map((made) =>
    [...new Map(made.map((one) => [one.id, one])).values()].map(({ corrects, ...one }): PendingItem =>
      corrects !== null && corrects < one.id ? { ...one, supersedes: corrects } : one,
    ),
  );
const rows = fc.uniqueArray(someIds, { maxLength: 8 }).map((list) => list.map(row));

describe('whatever comes in whatever order', () => {
  it('says the same for any order of the items, with any of them repeated', () => {
    const mixed = items.chain((own) =>
      fc.tuple(
        fc.constant(own),
        fc.array(fc.nat({ max: Math.max(0, own.length - 1) })).map((more) => more.flatMap((at) => own[at] ?? [])),
        fc.infiniteStream(fc.nat()),
      ),
    );
    fc.assert(
      fc.property(rows, mixed, (server, [own, repeats, keys]) => {
        const shuffled = [...own, ...repeats]
          .map((one) => ({ one, key: keys.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(mergePending(server, shuffled)).toEqual(mergePending(server, own));
      }),
    );
  });

  it('keeps the server’s rows as they are, each once', () => {
    fc.assert(
      fc.property(rows, items, (server, own) => {
        const repeated = [...server, ...server];
        expect(mergePending(repeated, own).rows).toEqual(server);
      }),
    );
  });

  it('shows nothing twice, and loses nothing that is neither replaced nor corrected', () => {
    fc.assert(
      fc.property(rows, items, fc.subarray(ID_LIST), (server, own, decided) => {
        const merged = mergePending(server, own, new Set(decided));
        const shown = [...ids(merged.pending), ...merged.rows.map(({ _id }) => _id)];
        expect(new Set(shown).size).toBe(shown.length);
        const corrected = new Set(own.map(({ supersedes }) => supersedes));
        for (const { id, state } of own) {
          const isKnown = shown.includes(id) || decided.includes(id);
          expect(isKnown || state === 'replaced' || corrected.has(id), id).toBe(true);
        }
      }),
    );
  });
});

/** What may happen to reports of one phone, in any order. `see`: the next page of the server's list reaches the device. */
type Event = { do: 'write' | 'arrive' | 'confirm' | 'dismiss' | 'delete' | 'see' | 'forget'; id: string };
const events = fc.array(
  fc.record<Event>({
    do: fc.constantFrom('write', 'arrive', 'confirm', 'dismiss', 'delete', 'see', 'forget'),
    id: someIds,
  }),
  { maxLength: 60 },
);

describe('a history of writing, sending, decisions, deletions and new copies', () => {
  it('shows each report once, at every moment, as long as phone or copy has it', () => {
    fc.assert(
      fc.property(events, (history) => {
        const own = new Map<string, PendingItem>();
        const server = new Set<string>();
        let copy: string[] = [];
        for (const event of history) {
          const { id } = event;
          if (event.do === 'write' && !own.has(id) && !server.has(id)) own.set(id, item(id, { createdAt: own.size }));
          if (event.do === 'arrive' && own.has(id)) own.set(id, item(id, { ...own.get(id), state: 'sent' }));
          // Told by an answer that was lost: to the phone the item still waits.
          if (event.do === 'confirm' && own.has(id)) server.add(id);
          if (event.do === 'dismiss') server.delete(id);
          if (event.do === 'delete') own.delete(id);
          if (event.do === 'see') copy = [...server];
          if (event.do === 'forget') copy = [];
          const { pending, rows } = mergePending(copy.map(row), [...own.values()]);
          const shown = [...ids(pending), ...rows.map(({ _id }) => _id)].sort();
          expect(shown).toEqual([...new Set([...own.keys(), ...copy])].sort());
          expect(rows.map(({ _id }) => _id)).toEqual(copy);
        }
      }),
    );
  });
});
