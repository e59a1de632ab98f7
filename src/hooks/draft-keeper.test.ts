// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { outboxDb } from '../data/db.ts';
import type { OutboxItem } from '../data/outbox/item.ts';
import { openDraftKeeper } from './draft-keeper.ts';
import { forgetUnkept } from './unkept-drafts.ts';

const values = { name: 'Ānandī', description: 'Water' };

it('writes what was typed, lets the draft go, and finds it again under the same id', async () => {
  const first = openDraftKeeper('report', () => undefined);
  const { draft } = await first.opened;
  first.keep({ name: 'Ā', description: '' });
  first.keep(values);
  first.close();

  const second = openDraftKeeper('report', () => undefined);
  const found = (await second.opened).draft;
  expect(found.id).toBe(draft.id);
  expect(found.values).toEqual(values);
  await second.discard();
  second.close();
});

it('writes soon by itself', async () => {
  const keeper = openDraftKeeper('report', () => undefined);
  const { draft } = await keeper.opened;
  keeper.keep(values);
  await vi.waitFor(async () => expect((await outboxDb.drafts.get(draft.id))?.values).toEqual(values));
  await keeper.discard();
  expect(await outboxDb.drafts.get(draft.id)).toBeUndefined();
  keeper.close();
});

it('writes nothing any more once the item was saved', async () => {
  const keeper = openDraftKeeper('aid', () => undefined);
  const { draft } = await keeper.opened;
  keeper.keep(values);
  keeper.finish();
  await keeper.flush();
  keeper.close();
  expect(await outboxDb.drafts.get(draft.id)).toBeUndefined();
});

it('says so when the phone refuses', async () => {
  const put = vi.spyOn(outboxDb.drafts, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  const onNotKept = vi.fn<() => void>();
  const keeper = openDraftKeeper('aid', onNotKept);
  keeper.keep(values);
  expect(await keeper.flush()).toBe(false);
  expect(onNotKept).toHaveBeenCalled();
  put.mockRestore();
  await keeper.discard();
  keeper.close();
});

/** A page that goes while its storage hangs. */
async function leave(keeper: ReturnType<typeof openDraftKeeper>, typed = values): Promise<void> {
  vi.spyOn(outboxDb, 'transaction').mockImplementation(() => new Promise(() => undefined) as never);
  keeper.keep(typed);
  keeper.flushAtOnce(true);
  vi.restoreAllMocks();
  (await keeper.opened).release();
}

it('finds the last words of a page that was gone before the database had them, once', async () => {
  const first = openDraftKeeper('report', () => undefined);
  const { draft } = await first.opened;
  first.keep({ name: 'Ānandī', description: 'Wat' });
  await first.flush();
  await leave(first);

  const second = openDraftKeeper('report', () => undefined);
  const found = (await second.opened).draft;
  expect(found).toMatchObject({ id: draft.id, values });
  await second.flush();
  expect(localStorage.length).toBe(0);
  await second.discard();
  second.close();
});

it('lets last words go only once they are in the database', async () => {
  const first = openDraftKeeper('report', () => undefined);
  const { draft } = await first.opened;
  await leave(first);
  expect(await outboxDb.drafts.get(draft.id)).toBeUndefined();

  // Gone again before it could write, without a word typed.
  const put = vi.spyOn(outboxDb.drafts, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  const second = openDraftKeeper('report', () => undefined);
  const found = await second.opened;
  expect(found.draft).toMatchObject({ id: draft.id, values });
  expect(await second.flush()).toBe(false);
  expect(localStorage.length).toBe(1);
  put.mockRestore();
  forgetUnkept('report');
  found.release();

  const third = openDraftKeeper('report', () => undefined);
  expect((await third.opened).draft).toMatchObject({ id: draft.id, values });
  await vi.waitFor(async () => expect((await outboxDb.drafts.get(draft.id))?.values).toEqual(values));
  await vi.waitFor(() => expect(localStorage.length).toBe(0));
  await third.discard();
  third.close();
});

it('keeps the words of a page that went before its draft was open, for the next form of that kind', async () => {
  const first = openDraftKeeper('report', () => undefined);
  first.keep(values);
  first.flushAtOnce(false);
  expect(localStorage.length, 'a page that lives keeps its words under no id but its own').toBe(0);
  first.flushAtOnce(true);
  const [left] = Object.entries(localStorage);
  // Not really gone, this page finds them itself.
  await first.discard();
  first.close();
  localStorage.setItem(left?.[0] ?? '', String(left?.[1]));

  const other = openDraftKeeper('aid', () => undefined);
  expect((await other.opened).draft.values).toEqual({});
  const second = openDraftKeeper('report', () => undefined);
  expect((await second.opened).draft.values).toEqual(values);
  await Promise.all([other.discard(), second.discard()]);
  expect(localStorage.length).toBe(0);
  other.close();
  second.close();
});

it('keeps the last words through the end of an older write', async () => {
  const transaction = outboxDb.transaction.bind(outboxDb) as (...parts: unknown[]) => Promise<unknown>;
  let goOn: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => (goOn = resolve));
  const keeper = openDraftKeeper('aid', () => undefined);
  await keeper.opened;
  const asked = vi.spyOn(outboxDb, 'transaction').mockImplementation((async (...parts: unknown[]) => {
    await answer;
    return transaction(...parts);
  }) as never);
  keeper.keep({ name: 'Ā' });
  const older = keeper.flush();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  keeper.keep(values);
  keeper.flushAtOnce(false);
  const said: number[] = [];
  void older.then(() => said.push(localStorage.length));
  goOn();
  await keeper.flush();
  expect(said, 'words beside the older write, at its end').toEqual([1]);
  expect(localStorage.length).toBe(0);
  vi.restoreAllMocks();
  await keeper.discard();
  keeper.close();
});

it('never takes the words of another open tab, nor those of what was saved', async () => {
  const open = openDraftKeeper('report', () => undefined);
  const { draft } = await open.opened;
  const saved = crypto.randomUUID();
  const key = (id: string) => `relief-relay-last-words:report:${id}`;
  for (const id of [draft.id, saved]) localStorage.setItem(key(id), JSON.stringify(values));
  await outboxDb.items.put({ id: saved, state: 'queued', createdAt: 1 } as OutboxItem);

  const second = openDraftKeeper('report', () => undefined);
  expect((await second.opened).draft.values).toEqual({});
  expect(Object.keys(localStorage)).toEqual([key(draft.id)]);
  await open.discard();
  await vi.waitFor(() => expect(localStorage.length).toBe(0));
  await outboxDb.items.clear();
  open.close();
  second.close();
});

it('begins an empty form at the person’s word, whatever else is unfinished', async () => {
  const left = openDraftKeeper('aid', () => undefined);
  const { draft } = await left.opened;
  left.keep(values);
  left.close();
  const fresh = openDraftKeeper('aid', () => undefined, { isFresh: true });
  const begun = (await fresh.opened).draft;
  expect(begun.id).not.toBe(draft.id);
  expect(begun.values).toEqual({});
  fresh.close();
  const again = openDraftKeeper('aid', () => undefined);
  await again.opened;
  await again.discard();
  again.close();
});
