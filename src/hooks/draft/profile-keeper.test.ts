// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signOut } from '../../data/commands/accounts/session.ts';
import { mainDb } from '../../data/db.ts';
import { storePerson } from '../../data/person-store.ts';
import { readProfileWords } from '../../data/profile-words.ts';
import { profileDraft } from '../../data/queries/volunteers/profile-draft.ts';
import { openProfileKeeper } from './profile-keeper.ts';

const ASHA = { id: 'a', name: 'Asha', email: 'asha@example.org', role: 'volunteer' };
const BINA = { id: 'b', name: 'Bina', email: 'bina@example.org', role: 'volunteer' };
const typed = { base: { city: '' }, values: { city: 'Gaya' } };
const never = () => undefined;

beforeEach(() => storePerson(ASHA));
afterEach(async () => {
  vi.restoreAllMocks();
  storePerson(undefined);
  localStorage.clear();
  await mainDb.settings.clear();
});

/** The database takes nothing any more, as while a page is being closed. */
function hang() {
  return vi.spyOn(mainDb.settings, 'put').mockReturnValue(new Promise(() => undefined) as never);
}

it('writes soon by itself', async () => {
  openProfileKeeper('a', never).keep(typed);
  await vi.waitFor(async () => expect(await profileDraft()).toEqual({ owner: 'a', ...typed }));
  expect(readProfileWords()).toBeUndefined();
});

it('has the last words of a page that went before the database had them', async () => {
  const keeper = openProfileKeeper('a', never);
  keeper.keep({ ...typed, values: { city: 'G' } });
  await keeper.flush();
  hang();
  keeper.keep(typed);
  keeper.flushAtOnce();
  expect((await profileDraft())?.values).toEqual({ city: 'Gaya' });
});

it('has words that were on their way to the database already', async () => {
  const keeper = openProfileKeeper('a', never);
  const put = hang();
  keeper.keep(typed);
  void keeper.flush();
  await vi.waitFor(() => expect(put).toHaveBeenCalled());
  keeper.flushAtOnce();
  expect((await profileDraft())?.values).toEqual({ city: 'Gaya' });
});

it('lets the words go once the database has them, not at the end of an older write', async () => {
  const keeper = openProfileKeeper('a', never);
  keeper.keep({ ...typed, values: { city: 'G' } });
  const older = keeper.flush();
  await Promise.resolve();
  keeper.keep(typed);
  keeper.flushAtOnce();
  await older;
  expect(readProfileWords()?.values).toEqual({ city: 'Gaya' });
  expect(await keeper.flush()).toBe(true);
  expect(readProfileWords()).toBeUndefined();
});

it('keeps what the phone refused for the next try, and says so; what was thrown away is not tried again', async () => {
  const onKept = vi.fn<(isKept: boolean) => void>();
  const keeper = openProfileKeeper('a', onKept);
  const put = vi.spyOn(mainDb.settings, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  keeper.keep(typed);
  expect(await keeper.flush()).toBe(false);
  expect(onKept).toHaveBeenCalledWith(false);
  const second = keeper.flush();
  await keeper.drop();
  await second;
  put.mockRestore();
  await keeper.flush();
  expect(await profileDraft()).toBeUndefined();
});

it('gives nobody else’s words to who signs in, and none are left on the phone at a logout', async () => {
  const keeper = openProfileKeeper('a', never);
  hang();
  keeper.keep(typed);
  keeper.flushAtOnce();
  storePerson({ ...ASHA, name: 'Asha Devi' });
  expect(await profileDraft()).toMatchObject({ owner: 'a' });
  storePerson(BINA);
  expect(await profileDraft()).toBeUndefined();
  await signOut();
  expect(readProfileWords()).toBeUndefined();
  storePerson(BINA);
  vi.restoreAllMocks();
  // Typed a moment before the other signed in, and written after.
  const late = openProfileKeeper('a', never);
  late.keep(typed);
  late.flushAtOnce();
  expect(await late.flush()).toBe(false);
  expect(await profileDraft()).toBeUndefined();
  expect(await mainDb.settings.count()).toBe(0);
});
