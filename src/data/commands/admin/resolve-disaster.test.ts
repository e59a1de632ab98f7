import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mainDb, outboxDb } from '../../db.ts';
import { RESOLVING_KEY } from '../../own-settings.ts';
import { resolveDisaster } from './resolve-disaster.ts';
import { acceptSignIn, signOut } from '../accounts/session.ts';

const ADMIN = '11111111-1111-4111-8111-111111111111';
const REPORT = '22222222-2222-4222-8222-222222222222';
const AWAY = 'away';

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
}
let asked: Asked[] = [];

/** A server that answers the three calls with these statuses, and all else with nothing. */
function serve(...statuses: (number | typeof AWAY)[]): void {
  asked = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit) => {
    if (!path.startsWith('/api/report/') && !path.includes('complete-disaster')) return Promise.reject(new TypeError());
    asked.push({ method, path, body: JSON.parse((body as string | null) ?? '{}') as Record<string, unknown> });
    const status = statuses[asked.length - 1] ?? AWAY;
    if (status === AWAY) return Promise.reject(new TypeError('no network'));
    const said =
      status === 200 ? { success: true } : { success: false, kind: status === 409 ? 'conflict' : 'internal' };
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  });
}

beforeEach(async () => {
  serve();
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  await acceptSignIn({
    data: { token: 't', user: { _id: ADMIN, name: 'Asha', role: 'admin' }, session: { id: 's' } },
  });
});
afterEach(async () => {
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  await signOut();
  vi.unstubAllGlobals();
});

const kept = async () => (await mainDb.settings.get(RESOLVING_KEY))?.value as { times: object } | undefined;

describe('resolving a disaster', () => {
  it('makes section 4’s three calls, in its order, with one time', async () => {
    serve(200, 200, 200);
    expect(await resolveDisaster(REPORT, 'active')).toEqual({ ok: true, value: 'resolved' });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PUT /api/report/${REPORT}`,
      `POST /api/report/resolve/${REPORT}`,
      `PUT /api/volunteer/complete-disaster/${REPORT}`,
    ]);
    const [first, second] = asked.map(({ body }) => body);
    expect(first).toEqual({ status: 'rejected', seen: 'active', resolvedAt: second?.['resolvedAt'] });
    expect(second).toMatchObject({ status: 'resolved', resolvedAt: expect.stringMatching(/Z$/) });
    expect((await kept())?.times).toEqual({});
    expect(await outboxDb.items.count()).toBe(0);
  });

  it.each([
    [[409], 'report'],
    [[200, 500], 'disaster'],
    [[200, 200, 500], 'volunteers'],
  ] as const)('stops at a step that fails (%j)', async (statuses, step) => {
    serve(...statuses);
    expect(await resolveDisaster(REPORT, 'active')).toMatchObject({ ok: false, failure: { step } });
    expect(asked).toHaveLength(statuses.length);
    expect(await outboxDb.items.count()).toBe(0);
  });

  it('goes on with the time of the first try when it is pressed again', async () => {
    serve(200, 500);
    await resolveDisaster(REPORT, 'active');
    const [first] = asked;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    serve(200, 200, 200);
    await resolveDisaster(REPORT, 'active');
    vi.restoreAllMocks();
    expect(new Set(asked.flatMap(({ body }) => body['resolvedAt'] ?? []))).toEqual(
      new Set([first?.body['resolvedAt']]),
    );
  });

  it.each([[[AWAY]], [[200, AWAY]], [[200, 200, AWAY]]] as const)(
    'is kept whole on this phone where the network goes (%j)',
    async (statuses) => {
      serve(...statuses);
      expect(await resolveDisaster(REPORT, 'active')).toEqual({ ok: true, value: 'kept' });
      const [item] = await outboxDb.items.toArray();
      expect(JSON.parse(item?.body ?? '')).toMatchObject({
        act: 'decide',
        reportId: REPORT,
        to: 'resolved',
        seen: 'active',
        resolvedAt: asked[0]?.body['resolvedAt'],
      });
      expect((await kept())?.times).toEqual({});
    },
  );

  it('says where it stopped where neither the network nor this phone takes it', async () => {
    serve(AWAY);
    vi.spyOn(outboxDb.items, 'bulkPut').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const told = await resolveDisaster(REPORT, 'active');
    vi.restoreAllMocks();
    expect(told).toMatchObject({ ok: false, failure: { step: 'report', failure: { kind: 'unreachable' } } });
  });
});
