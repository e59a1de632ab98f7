import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { volunteerNotes } from '../../queries/volunteers/volunteer-notes.ts';
import { endSharing, settleOwedStop } from './live-position.ts';
import { acceptSignIn, signOut } from '../accounts/session.ts';
import { chooseSharing } from './volunteer-notes.ts';

const WORK = '5d0c7e5e-3f5b-4c4e-9a55-0f5f3f0d1a11';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await acceptSignIn({
    data: { token: 't', user: { _id: 'a1', name: 'Asha', role: 'volunteer' }, session: { id: 's' } },
  });
  await chooseSharing({ workId: WORK, until: Date.now() + 3_600_000 });
});
afterEach(async () => {
  await signOut();
  vi.unstubAllGlobals();
});

const notes = async () => {
  const { sharing, owedStop } = await volunteerNotes();
  return { sharing, owedStop };
};

it('a stop holds, and is owed to the server, before that has answered: the page may go at any moment', async () => {
  const asked = new Promise<void>((resolve) =>
    vi.stubGlobal('fetch', () => {
      resolve();
      return new Promise(() => undefined);
    }),
  );
  void endSharing(WORK);
  await asked;
  expect(await notes()).toEqual({ sharing: undefined, owedStop: WORK });
});

it('what could not be told is told later, and is owed no more', async () => {
  expect((await endSharing(WORK)).ok).toBe(false);
  expect(await notes()).toEqual({ sharing: undefined, owedStop: WORK });
  const told: string[] = [];
  vi.stubGlobal('fetch', async (request: Request | string) => {
    told.push(typeof request === 'string' ? request : request.url);
    return Response.json({ success: true });
  });
  await settleOwedStop();
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(WORK);
  expect(await notes()).toEqual({ sharing: undefined, owedStop: undefined });
});
