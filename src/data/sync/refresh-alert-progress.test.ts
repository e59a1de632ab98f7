import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acceptSignIn, signOut } from '../commands/accounts/session.ts';
import { mainDb } from '../db.ts';
import { alertProgress } from '../queries/admin/alert-progress.ts';
import { refreshAlertProgress } from './refresh-alert-progress.ts';

const ADMIN = '11111111-1111-4111-8111-111111111111';
const idOf = (number: number) => `22222222-2222-4222-8222-${String(number).padStart(12, '0')}`;
const signIn = (id: string) =>
  acceptSignIn({ data: { token: id, user: { _id: id, name: 'Omar', role: 'admin' }, session: { id: 's' } } });

const told = (sent: number) => ({
  _id: idOf(99),
  at: '2026-01-05T08:00:00.000Z',
  title: 'Flood',
  body: 'Boats',
  radiusKm: 50,
  widestKm: 400,
  state: 'done',
  volunteers: 1,
  chosen: 1,
  sent,
  reached: 0,
  opened: 0,
  accepted: 0,
  held: { capped: 0, quiet: 0 },
  failed: { gone: 0, refused: 0, unreachable: 0 },
});
const answer = (sent: number) => Response.json({ success: true, data: [told(sent)] });
const sentOf = async (id: string) => (await alertProgress(id))?.alerts.map(({ sent }) => sent);

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await mainDb.settings.clear();
  await signIn(ADMIN);
});
afterEach(async () => {
  await mainDb.settings.clear();
  await signOut();
  vi.unstubAllGlobals();
});

it('what the server told stays when it cannot be reached, each disaster by itself, and goes with the session', async () => {
  expect(await alertProgress(idOf(1))).toBeUndefined();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer(asked.length);
  });
  expect(await refreshAlertProgress(idOf(1))).toMatchObject({ ok: true });
  expect(await refreshAlertProgress(idOf(2))).toMatchObject({ ok: true });
  expect(asked.map((url) => new URL(url, 'http://a').pathname)).toEqual([
    `/api/notification/progress/${idOf(1)}`,
    `/api/notification/progress/${idOf(2)}`,
  ]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await refreshAlertProgress(idOf(1))).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  expect([await sentOf(idOf(1)), await sentOf(idOf(2))]).toEqual([[1], [2]]);
  await signOut();
  expect(await mainDb.settings.get('alert-progress')).toBeUndefined();
  expect(await refreshAlertProgress(idOf(1))).toMatchObject({ ok: false, failure: { kind: 'sign-in' } });
});

it('an answer to what was asked before another is not kept after that one’s', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
  const first = refreshAlertProgress(idOf(1));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  vi.useRealTimers();
  const second = refreshAlertProgress(idOf(1));
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.(answer(1));
  await second;
  waiting[0]?.(answer(0));
  await first;
  expect(await sentOf(idOf(1))).toEqual([1]);
});

it('a phone remembers it of fifty disasters, those asked for last', async () => {
  vi.stubGlobal('fetch', async () => answer(1));
  for (let number = 1; number <= 52; number += 1) await refreshAlertProgress(idOf(number));
  const kept = (await mainDb.settings.get('alert-progress'))?.value as { disasters: Record<string, object> };
  expect(Object.keys(kept.disasters)).toHaveLength(50);
  expect(kept.disasters[idOf(52)]).toBeDefined();
});

it('what came for somebody else is not kept', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
  const asked = refreshAlertProgress(idOf(1));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await signIn(idOf(7));
  waiting[0]?.(answer(1));
  await asked;
  expect(await mainDb.settings.get('alert-progress')).toBeUndefined();
});
