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

it('asks once within each minute for who waits while they look, and where they are let in brings what they may see now', async () => {
  storePerson({ ...asha, status: 'pending' });
  await settled();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(accounts.refreshAccount).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(accounts.refreshAccount).toHaveBeenCalledOnce());
  expect(lists.refreshLists).not.toHaveBeenCalledWith(['ngos'], { isAsked: true });
  accounts.refreshAccount.mockImplementationOnce(async () => storePerson({ ...asha, status: 'approved' }));
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(lists.refreshLists).toHaveBeenCalledWith(['ngos'], { isAsked: true }));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(accounts.refreshAccount).toHaveBeenCalledTimes(2);
});

it('asks seldom for who was refused: it is seldom that this changes', async () => {
  storePerson({ ...asha, status: 'refused' });
  await settled();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(accounts.refreshAccount).not.toHaveBeenCalled();
});
