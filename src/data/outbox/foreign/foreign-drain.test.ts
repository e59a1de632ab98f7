// @vitest-environment node
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noMirror } from '../adapters/no-mirror.ts';
import { OutboxDatabase } from '../../db.ts';
import { dexieStore } from '../adapters/dexie-store.ts';
import { leaseLocks } from '../adapters/lease-locks.ts';
import { randomId, randomSecret } from '../adapters/random-values.ts';
import { sha256 } from '../adapters/sha256.ts';
import { deliverOne } from '../send/deliver-one.ts';
import { enqueue } from '../keep/enqueue.ts';
import { readGate } from '../answer/gate.ts';
import type { NetAnswer, OutboxPorts, PlainRequest } from '../ports.ts';
import { putSession } from '../accounts/session.ts';
import { createWaker } from '../wake/waker.ts';
import { MISSES_KEY } from './host-kind.ts';
import { createOtherHost } from './other-host.ts';

const db = new OutboxDatabase('foreign-test');
afterAll(() => db.delete());
beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));

const notFound: NetAnswer = { kind: 'answered', status: 404, text: 'Cannot GET /api/capabilities' };
const oursSays: NetAnswer = {
  kind: 'answered',
  status: 200,
  text: '{"success":true,"receipts":true,"batch":{"items":9}}',
};
const thanks: NetAnswer = { kind: 'answered', status: 201, text: '{"success":true}' };

/** The engine before a host of another origin. Each `start` is a page opened anew on the same phone. */
function phone() {
  const host = { capabilities: notFound, plain: (_call: PlainRequest): NetAnswer => thanks };
  const time = { now: 1_900_000_000_000 };
  const clock = { now: () => time.now };
  const seen = { askings: 0, batches: 0, calls: [] as PlainRequest[], underWay: 0, mostUnderWay: 0 };
  const store = dexieStore(db);
  const start = () => {
    const ports: OutboxPorts = {
      clock,
      random: { next: () => 0.5 },
      store,
      net: {
        deliver: async () => {
          seen.batches += 1;
          return { kind: 'unreachable' };
        },
        verify: async () => ({ kind: 'unreachable' }),
        revoke: async () => ({ kind: 'unreachable' }),
        elsewhere: createOtherHost(
          clock,
          async () => {
            seen.askings += 1;
            return host.capabilities;
          },
          async (call) => {
            seen.calls.push(call);
            seen.mostUnderWay = Math.max(seen.mostUnderWay, (seen.underWay += 1));
            await new Promise((resume) => setTimeout(resume, 2));
            seen.underWay -= 1;
            return host.plain(call);
          },
        ),
      },
      mirror: noMirror,
      locks: leaseLocks(store, clock),
      sha256,
      newId: randomId,
      newSecret: randomSecret,
    };
    const save = (name: string) => enqueue(ports, { id: randomId(), call: 'reportDisaster', content: { name } });
    return { ports, save, wake: createWaker(ports).wake };
  };
  /** A start that finds out, as the second one does, that the host is foreign. */
  const startKnowing = async () => {
    await db.meta.put({ key: MISSES_KEY, value: { count: 1, at: 5 } });
    return start();
  };
  return { host, time, seen, start, startKnowing };
}

it('never learns of an account: its items are parked, and say that there are no accounts', async () => {
  const { seen, startKnowing } = phone();
  const { ports, wake } = await startKnowing();
  await ports.store.write((transaction) => putSession(transaction, { accountId: 'a', token: 't', state: 'active' }));
  const content = { name: 'Asha', changedAt: '2030-01-01T00:00:00.000Z' };
  const item = await enqueue(ports, { id: randomId(), call: 'updateAccount', owner: 'a', content });
  await wake('start');
  expect(seen.calls).toEqual([]);
  expect(await db.items.get(item.id)).toMatchObject({ state: 'needs-you', reason: { code: 'no-accounts' } });
});

describe('what the host is', () => {
  it('is not settled by one 404: nothing is sent and the item says that it waits', async () => {
    const { start, seen } = phone();
    const { save, wake, ports } = start();
    const item = await save('a');
    expect(await wake('start')).toMatchObject({ sent: 0, waiting: 1 });
    expect([seen.askings, seen.calls.length, seen.batches]).toEqual([1, 0, 0]);
    expect(await db.items.get(item.id)).toMatchObject({ state: 'queued', attempts: 0 });
    expect(await ports.store.read(readGate)).toMatchObject({ failures: 1, reason: { code: 'unconfirmed' } });
  });

  it('is foreign after a second asking said 404, of this start or the next one, but not for two at once', async () => {
    const { start, seen, time } = phone();
    const first = start();
    await first.save('a');
    await first.wake('start');
    time.now += 1_000;
    const meanwhile = start();
    await meanwhile.ports.net.elsewhere?.kind(meanwhile.ports.store);
    expect(await first.wake('timer')).toMatchObject({ sent: 0, nextAt: time.now + 4_000 });
    expect([seen.askings, seen.calls.length]).toEqual([2, 0]);
    time.now += 4_000;
    expect(await start().wake('start')).toMatchObject({ sent: 1 });
    expect(seen.batches).toBe(0);
  });

  it('forgets the first 404 on any other answer', async () => {
    const { host, start, seen, time } = phone();
    await start().save('a');
    for (const answer of [notFound, { kind: 'answered', status: 502, text: '<html>' } as const, notFound]) {
      host.capabilities = answer;
      await start().wake('start');
      time.now += 60_000;
    }
    expect([seen.askings, seen.calls.length]).toEqual([3, 0]);
  });

  it('keeps the first 404 in mind through times without network', async () => {
    const { host, start, seen, time } = phone();
    await start().save('a');
    for (const answer of [notFound, { kind: 'unreachable' } as const, notFound]) {
      host.capabilities = answer;
      await start().wake('start');
      time.now += 60_000;
    }
    expect(seen.calls).toHaveLength(1);
  });

  it('is ours where it says so: batches go there, and it is asked once a start', async () => {
    const { host, start, seen } = phone();
    host.capabilities = oursSays;
    await db.meta.put({ key: MISSES_KEY, value: { count: 7, at: 5 } });
    const { save, wake } = start();
    await save('a');
    await wake('start');
    await wake('button');
    expect([seen.askings, seen.calls.length]).toEqual([1, 0]);
    expect(seen.batches).toBeGreaterThan(1);
    expect((await db.meta.get(MISSES_KEY))?.value).toMatchObject({ count: 0 });
  });

  it.each<[string, NetAnswer]>([
    ['a login page', { kind: 'answered', status: 200, text: '<html>Wi-Fi</html>' }],
    ['batches without receipts', { kind: 'answered', status: 200, text: '{"success":true,"batch":{}}' }],
    ['JSON of another kind', { kind: 'answered', status: 200, text: '{"success":true}' }],
    ['a broken server', { kind: 'answered', status: 500, text: '{}' }],
    ['a closed door', { kind: 'answered', status: 403, text: '{"message":"no"}' }],
    ['silence', { kind: 'timed-out' }],
  ])('stays unknown on %s, however often', async (_what, answer) => {
    const { host, start, seen, time } = phone();
    host.capabilities = answer;
    const { save, wake } = start();
    await save('a');
    for (let n = 0; n < 5; n += 1) {
      await wake('button');
      time.now += 400_000;
    }
    expect([seen.askings, seen.calls.length, seen.batches]).toEqual([5, 0, 0]);
  });
});

describe('plain calls', () => {
  it('carry one item each, six side by side, and leave each sent without a receipt', async () => {
    const { startKnowing, seen } = phone();
    const { save, wake } = await startKnowing();
    const items = [];
    for (let n = 0; n < 20; n += 1) items.push(await save(`n${n}`));
    expect(await wake('start')).toMatchObject({ sent: 20, waiting: 0 });
    expect(seen.calls.map(({ body }) => body).toSorted()).toEqual(items.map((_, n) => `{"name":"n${n}"}`).toSorted());
    expect([seen.askings, seen.mostUnderWay]).toEqual([1, 6]);
    for (const row of await db.items.toArray()) {
      expect(row).toMatchObject({ state: 'sent', isPlain: true });
      expect(row).not.toHaveProperty('receipt');
    }
  });

  it('are never more than six, however many are due', async () => {
    const { start, seen } = phone();
    const { save, ports } = start();
    const items = [];
    for (let n = 0; n < 20; n += 1) items.push(await save(`n${n}`));
    const tried = await ports.net.elsewhere?.deliver(items);
    expect([tried?.batch.length, seen.calls.length]).toEqual([6, 6]);
  });

  it('stop at once where the host is down: twenty items are not twenty tries', async () => {
    const { host, startKnowing, seen, time } = phone();
    const { save, wake } = await startKnowing();
    for (let n = 0; n < 20; n += 1) await save(`n${n}`);
    host.plain = () => ({ kind: 'answered', status: 500, text: '{}' });
    const { nextAt = 0 } = await wake('start');
    expect(seen.calls.length).toBeLessThan(3);
    expect(nextAt).toBeGreaterThan(time.now);
    host.plain = () => thanks;
    time.now = nextAt;
    expect(await wake('timer')).toMatchObject({ sent: 20, waiting: 0 });
  });

  it('park what the host refuses, with its words, and let the others through', async () => {
    const { host, startKnowing } = phone();
    const { save, wake } = await startKnowing();
    const bad = await save('wrong');
    for (let n = 0; n < 8; n += 1) await save(`n${n}`);
    host.plain = ({ body }) =>
      body.includes('wrong')
        ? { kind: 'answered', status: 200, text: '{"success":false,"message":"No boats."}' }
        : thanks;
    expect(await wake('start')).toMatchObject({ sent: 8, needsYou: 1 });
    expect(await db.items.get(bad.id)).toMatchObject({
      state: 'needs-you',
      reason: { code: 'refused', message: 'No boats.' },
    });
  });

  it('let one that always fails wait by itself', async () => {
    const { host, startKnowing } = phone();
    const { save, wake } = await startKnowing();
    const spoilt: string[] = [];
    for (let n = 0; n < 14; n += 1) {
      const item = await save(n === 3 ? 'spoilt' : `n${n}`);
      if (n === 3) spoilt.push(item.id);
    }
    host.plain = ({ body }) => (body.includes('spoilt') ? { kind: 'answered', status: 500, text: '{}' } : thanks);
    expect(await wake('start')).toMatchObject({ sent: 13, waiting: 1 });
    const waiting = await db.items.filter(({ state }) => state === 'queued').toArray();
    expect(waiting.map(({ id }) => id)).toEqual(spoilt);
  });

  it('pause for as long as the host asks, though it took some', async () => {
    const { host, startKnowing, seen, time } = phone();
    const { save, wake } = await startKnowing();
    for (let n = 0; n < 20; n += 1) await save(`n${n}`);
    let taken = 0;
    host.plain = () =>
      (taken += 1) > 4 ? { kind: 'answered', status: 429, text: '{"message":"slow"}', retryAfter: '120' } : thanks;
    expect(await wake('start')).toMatchObject({ sent: 4, waiting: 16, nextAt: time.now + 120_000 });
    const before = seen.calls.length;
    expect(before).toBe(1 + 6);
    time.now += 100_000;
    await wake('button');
    expect(seen.calls).toHaveLength(before);
    time.now += 20_000;
    host.plain = () => thanks;
    expect(await wake('timer')).toMatchObject({ sent: 16, waiting: 0 });
  });
});

describe('a form sent where nothing can be kept', () => {
  it('goes plainly, and tells a wait, a no and an arrival apart', async () => {
    const { host, start, time } = phone();
    const { ports, save } = start();
    const item = await save('a');
    const broken = {
      ...ports,
      store: { read: () => Promise.reject(new Error('x')), write: () => Promise.reject(new Error('x')) },
    };
    expect(await deliverOne(broken, item)).toMatchObject({ kind: 'waits', reason: { code: 'unconfirmed' } });
    time.now += 5_000;
    expect(await deliverOne(broken, item)).toEqual({ kind: 'delivered' });
    host.plain = () => ({ kind: 'answered', status: 422, text: '{"message":"No."}' });
    expect(await deliverOne(broken, item)).toMatchObject({
      kind: 'parked',
      reason: { code: 'refused', message: 'No.' },
    });
    host.plain = () => ({ kind: 'timed-out' });
    expect(await deliverOne(broken, item)).toMatchObject({ kind: 'waits', reason: { code: 'timed-out' } });
  });
});
