// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { outboxDb } from '../../data/db.ts';
import { openDraft } from '../../data/commands/items/drafts.ts';
import type { FormName } from '../../data/outbox/draft.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { STORAGE_MS } from '../../data/in-time.ts';
import type { DraftWish } from '../../data/outbox/keep/open-draft.ts';
import { openInTime } from '../../data/outbox/keep/open-in-time.ts';
import { lastWordsOf } from '../../platform/last-words.ts';
import { openDraftKeeper } from './draft-keeper.ts';
import { type KeeperHost, thisPage } from './keeper-host.ts';
import { forgetUnkept } from './unkept-drafts.ts';

/** Words outside the database: what is only noted of a draft says none. */
const kept = () =>
  (Object.entries(localStorage) as [string, string][]).filter(([key]) => !key.startsWith('relief-relay-kept:'));

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
  keeper.sayGoodbye();
  void keeper.flush();
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
  expect(kept().length).toBe(0);
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
  expect(kept().length).toBe(1);
  put.mockRestore();
  forgetUnkept('report');
  found.release();

  const third = openDraftKeeper('report', () => undefined);
  expect((await third.opened).draft).toMatchObject({ id: draft.id, values });
  await vi.waitFor(async () => expect((await outboxDb.drafts.get(draft.id))?.values).toEqual(values));
  await vi.waitFor(() => expect(kept().length).toBe(0));
  await third.discard();
  third.close();
});

it('keeps what is typed at once, before its draft is open, under the id that the draft will have', async () => {
  const first = openDraftKeeper('report', () => undefined);
  first.keep(values);
  const [[key, text] = ['', '']] = kept();
  expect(JSON.parse(text)).toMatchObject({ values });
  const { draft } = await first.opened;
  expect(key).toBe(`relief-relay-last-words:report:${draft.id}`);
  // A page that was gone right then.
  await first.discard();
  first.close();
  localStorage.setItem(key, text);

  const other = openDraftKeeper('aid', () => undefined);
  expect((await other.opened).draft.values).toEqual({});
  const second = openDraftKeeper('report', () => undefined);
  expect((await second.opened).draft.values).toEqual(values);
  await Promise.all([other.discard(), second.discard()]);
  expect(kept().length).toBe(0);
  other.close();
  second.close();
});

it('finds the words of the page that was left last before an older draft', async () => {
  const older = openDraftKeeper('report', () => undefined);
  older.keep({ name: 'Older' });
  await older.flush();
  (await older.opened).release();
  localStorage.setItem('relief-relay-last-words:report:left', JSON.stringify({ values, changes: 1 }));

  const next = openDraftKeeper('report', () => undefined);
  expect((await next.opened).draft).toMatchObject({ id: 'left', values });
  await next.discard();
  next.close();
  const after = openDraftKeeper('report', () => undefined);
  expect((await after.opened).draft.values).toEqual({ name: 'Older' });
  await after.discard();
  after.close();
});

it('takes an older copy of last words, as a killed browser brings it back, for what it is; and reads those of a version before', async () => {
  const first = openDraftKeeper('report', () => undefined);
  first.keep({ name: 'Ā', description: '' });
  const [[key, text] = ['', '']] = kept();
  first.keep(values);
  await first.flush();
  (await first.opened).release();
  localStorage.setItem(key, text);
  const second = openDraftKeeper('report', () => undefined);
  expect((await second.opened).draft.values).toEqual(values);
  await second.flush();
  await vi.waitFor(() => expect(kept().length).toBe(0));
  await second.discard();
  second.close();

  localStorage.setItem('relief-relay-last-words:report:old', JSON.stringify({ name: 'By an older version' }));
  const third = openDraftKeeper('report', () => undefined);
  expect((await third.opened).draft.values).toEqual({ name: 'By an older version' });
  await third.discard();
  third.close();
});

it('prefers a draft with words to a newer one that was emptied again', async () => {
  const kinds = [values, {}].entries();
  for (const [updatedAt, typed] of kinds) {
    await outboxDb.drafts.put({ id: `draft-${updatedAt}`, form: 'aid', values: typed, updatedAt });
  }
  const found = openDraftKeeper('aid', () => undefined);
  expect((await found.opened).draft.values).toEqual(values);
  await found.discard();
  found.close();
  await outboxDb.drafts.clear();
});

it('says that storage answered after all, so that a form that stands empty meanwhile finds its draft', async () => {
  const id = crypto.randomUUID();
  await outboxDb.drafts.put({ id, form: 'aid', values, updatedAt: 1 });
  let goOn: () => void = () => undefined;
  const stalled = new Promise<void>((resolve) => (goOn = resolve));
  const impatient: KeeperHost = {
    ...thisPage,
    after(ms, run) {
      if (ms === STORAGE_MS) queueMicrotask(run);
      return () => undefined;
    },
    async commands() {
      const commands = await thisPage.commands();
      const open = (form: FormName, wish: DraftWish) => stalled.then(() => openDraft(form, wish));
      return { ...commands, openDraftInTime: (form, wish) => openInTime(open, form, wish) };
    },
  };
  const onLate = vi.fn<() => void>();
  const first = openDraftKeeper('aid', () => undefined, { onLate }, impatient);
  const found = await first.opened;
  expect(found).toMatchObject({ stored: false, draft: { values: {} } });
  goOn();
  await vi.waitFor(() => expect(onLate).toHaveBeenCalled());
  first.close();
  const second = openDraftKeeper('aid', () => undefined);
  expect((await second.opened).draft).toMatchObject({ id, values });
  await second.discard();
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
  const said: number[] = [];
  void older.then(() => said.push(kept().length));
  goOn();
  await keeper.flush();
  expect(said, 'words beside the older write, at its end').toEqual([1]);
  expect(kept().length).toBe(0);
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
  expect(kept().map(([name]) => name)).toEqual([key(draft.id)]);
  await open.discard();
  await vi.waitFor(() => expect(kept().length).toBe(0));
  await outboxDb.items.clear();
  open.close();
  second.close();
});

it('goes on under an id of its own where there are no locks and another tab took its words over while it woke', async () => {
  const waking: KeeperHost = {
    ...thisPage,
    takePageWords: () => ({ id: 'waking', letGo: () => undefined, last: lastWordsOf('report') }),
  };
  lastWordsOf('report').keep('waking', { values, changes: 1 });
  const other = openDraftKeeper('report', () => undefined);
  expect((await other.opened).draft).toMatchObject({ id: 'waking', values });

  const woken = openDraftKeeper('report', () => undefined, {}, waking);
  woken.keep({ ...values, name: 'Typed here' });
  const { id } = (await woken.opened).draft;
  expect(id).not.toBe('waking');
  await Promise.all([woken.flush(), other.flush()]);
  // What the other tab saved says nothing of these.
  await outboxDb.items.put({ id: 'waking', state: 'queued', createdAt: 1 } as OutboxItem);
  await outboxDb.drafts.delete('waking');
  other.finish();
  other.close();
  woken.close();
  const next = openDraftKeeper('report', () => undefined);
  expect((await next.opened).draft).toMatchObject({ id, values: { name: 'Typed here' } });
  await next.discard();
  await outboxDb.items.clear();
  next.close();
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
