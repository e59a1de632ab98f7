// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const lists = vi.hoisted(() => ({ listsInUse: vi.fn(), refreshLists: vi.fn() }));
vi.mock('../../data/queries/lists/lists-in-use.ts', () => ({ listsInUse: lists.listsInUse }));
vi.mock('../../data/sync/refresh-lists.ts', () => ({ refreshLists: lists.refreshLists }));

const settings = vi.hoisted(() => ({ refreshConfig: vi.fn() }));
vi.mock('../../data/sync/refresh-config.ts', () => settings);

const accounts = vi.hoisted(() => ({ refreshAccount: vi.fn() }));
vi.mock('../../data/commands/accounts/refresh-account.ts', () => accounts);

const { storePerson } = await import('../../data/person-store.ts');
const { startListDriver } = await import('./list-driver.ts');

const settled = () => vi.advanceTimersByTimeAsync(0);
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  lists.listsInUse.mockResolvedValue(['ngos']);
  stop = startListDriver();
});
afterEach(() => {
  stop();
  storePerson(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('brings the lists that were looked at: at start, when the network is back, and now and then', async () => {
  await settled();
  expect(lists.refreshLists.mock.calls).toEqual([[['ngos']]]);
  dispatchEvent(new Event('online'));
  await settled();
  expect(lists.refreshLists).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(16 * 60_000);
  expect(lists.refreshLists).toHaveBeenCalledTimes(3);
});

it('asks for the settings alone where no list was ever looked at, and not at the start, when the app itself does', async () => {
  await settled();
  stop();
  lists.listsInUse.mockResolvedValue([]);
  stop = startListDriver();
  await settled();
  expect(settings.refreshConfig).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  await settled();
  expect(settings.refreshConfig).toHaveBeenCalledTimes(1);
  expect(lists.refreshLists).toHaveBeenCalledTimes(1);
});

it('asks for nothing while nobody looks, and looks again when somebody does', async () => {
  await settled();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(lists.refreshLists).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(lists.refreshLists).toHaveBeenCalledTimes(2);
});

it('stops when it is told to', async () => {
  await settled();
  stop();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(lists.refreshLists).toHaveBeenCalledTimes(1);
});

const asha = { id: 'a', name: 'Asha', email: 'asha@example.org', role: 'volunteer' };
const looked = async () => {
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(lists.refreshLists).toHaveBeenCalledTimes(2));
  await settled();
};

it.each(['pending', 'refused'] as const)('asks whether an admin has approved who is %s', async (status) => {
  storePerson({ ...asha, status });
  await looked();
  await vi.waitFor(() => expect(accounts.refreshAccount).toHaveBeenCalledOnce());
});

it.each([undefined, { ...asha, status: 'approved' as const }, asha])(
  'asks for nobody’s account of %o',
  async (person) => {
    storePerson(person);
    await looked();
    expect(accounts.refreshAccount).not.toHaveBeenCalled();
  },
);
