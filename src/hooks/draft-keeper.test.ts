import { expect, it, vi } from 'vitest';
import { outboxDb } from '../data/db.ts';
import { openDraftKeeper } from './draft-keeper.ts';

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

it('finds the last words of a page that was gone before the database had them, once', async () => {
  const first = openDraftKeeper('report', () => undefined);
  const { draft } = await first.opened;
  first.keep({ name: 'Ānandī', description: 'Wat' });
  await first.flush();
  vi.spyOn(outboxDb, 'transaction').mockImplementation(() => new Promise(() => undefined) as never);
  first.keep(values);
  first.flushAtOnce();
  vi.restoreAllMocks();
  (await first.opened).release();

  const second = openDraftKeeper('report', () => undefined);
  const found = (await second.opened).draft;
  expect(found).toMatchObject({ id: draft.id, values });
  expect(localStorage.length).toBe(0);
  await second.discard();
  second.close();
});

it('begins an empty form at the person’s word, whatever else is unfinished', async () => {
  const left = openDraftKeeper('aid', () => undefined);
  const { draft } = await left.opened;
  left.keep(values);
  left.close();
  const fresh = openDraftKeeper('aid', () => undefined, true);
  const begun = (await fresh.opened).draft;
  expect(begun.id).not.toBe(draft.id);
  expect(begun.values).toEqual({});
  fresh.close();
  const again = openDraftKeeper('aid', () => undefined);
  await again.opened;
  await again.discard();
  again.close();
});
