// @vitest-environment node
import { contractNumber } from '../../../../contract/contract-number.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noMirror } from '../adapters/no-mirror.ts';
import { type Json, canonicalJson } from '../../../../contract/base/canonical-json.ts';
import { OutboxDatabase } from '../../db.ts';
import { leaseLocks } from '../adapters/lease-locks.ts';
import { dexieStore } from '../adapters/dexie-store.ts';
import { randomId, randomSecret } from '../adapters/random-values.ts';
import { sha256 } from '../adapters/sha256.ts';
import { removeItem } from '../accounts/change-items.ts';
import { enqueue } from '../keep/enqueue.ts';
import { readEpochs } from '../answer/epoch.ts';
import { readGate } from '../answer/gate.ts';
import type { NetAnswer, OutboxPorts } from '../ports.ts';
import { releaseNewer } from '../answer/newer.ts';
import { IN_HAND_KEY } from './in-hand.ts';
import { createWaker } from '../wake/waker.ts';

interface Sent {
  id: string;
  call: string;
  digest: string;
  body: unknown;
}

const db = new OutboxDatabase('drain-test');
afterAll(() => db.delete());
beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));

/** The engine on a real store, with a clock and a network of the test's own. */
function engine(deliver: (items: Sent[], batch: string) => NetAnswer | Promise<NetAnswer>) {
  const time = { now: 1_900_000_000_000 };
  const batches: Sent[][] = [];
  const store = dexieStore(db);
  const ports: OutboxPorts = {
    clock: { now: () => time.now },
    random: { next: () => 0.5 },
    store,
    net: {
      async deliver(batch) {
        const offered = (JSON.parse(batch) as { items: Omit<Sent, 'digest'>[] }).items;
        const items = await Promise.all(
          offered.map(async (item) => ({ ...item, digest: await sha256(canonicalJson(item.body as Json)) })),
        );
        batches.push(items);
        return deliver(items, batch);
      },
      verify: async () => ({ kind: 'unreachable' }),
      revoke: async () => ({ kind: 'unreachable' }),
    },
    mirror: noMirror,
    locks: leaseLocks(store, { now: () => time.now }),
    sha256,
    newId: randomId,
    newSecret: randomSecret,
  };
  const save = (name: string) => enqueue(ports, { id: randomId(), call: 'reportDisaster', content: { name } });
  return { time, batches, ports, save, wake: createWaker(ports).wake };
}

function delivered({ id, digest }: Sent) {
  const receipt = { id, digest, reference: 'ABCD-EFGH', receivedAt: '2030-01-01T00:00:00.000Z' };
  return { id, status: 201, replayed: false, body: { success: true, message: 'ok', data: { _id: id }, receipt } };
}

function refused({ id }: Sent, status: number, kind: string, retryAfter?: number) {
  return {
    id,
    status,
    replayed: false,
    retryAfter,
    body: { success: false, message: 'No.', kind, requestId: 'r', fields: { name: 'bad' } },
  };
}

function ok(answers: unknown[]): NetAnswer {
  return {
    kind: 'answered',
    status: 200,
    text: JSON.stringify({ success: true, answers }),
    epoch: 'e1',
    contract: contractNumber,
  };
}

describe('drain', () => {
  it('sends the very bytes that were saved and keeps the receipt', async () => {
    const { wake, save, ports } = engine((items, batch) => {
      expect(batch).toContain(JSON.stringify(items[0]?.body).slice(1, 20));
      return ok(items.map(delivered));
    });
    const item = await save('Zoë नमस्ते');
    expect(await wake('start')).toEqual({ sent: 1, waiting: 0, needsYou: 0, nextAt: undefined });
    const stored = await db.items.get(item.id);
    expect(stored).toMatchObject({ state: 'sent', body: item.body, receipt: { id: item.id, digest: item.digest } });
    expect(await ports.store.read(readEpochs)).toEqual({ confirmed: 'e1', seen: 'e1' });
  });

  it('sends what depends on an item only after that, however often it was tried in vain, and asks for no time of its own', async () => {
    let isDown = true;
    const { wake, save, time, batches, ports } = engine((items) =>
      isDown ? { kind: 'unreachable' } : ok(items.map(delivered)),
    );
    const first = await save('left the other place');
    for (let n = 0; n < 3; n += 1) {
      await wake('online');
      time.now += 60_000;
    }
    const second = await enqueue(ports, {
      id: randomId(),
      call: 'reportDisaster',
      content: { name: 'asks for this one' },
      after: [first.id],
    });
    const { nextAt = 0 } = await wake('enqueue');
    expect(batches.flat().map(({ id }) => id)).not.toContain(second.id);
    expect(nextAt).toBeGreaterThan(time.now);
    isDown = false;
    const tried = batches.length;
    expect(await wake('online')).toMatchObject({ sent: 2, waiting: 0 });
    expect(batches.slice(tried).map((items) => items.map(({ id }) => id))).toEqual([[first.id], [second.id]]);
  });

  it('lets go what depends on an item that needs a person, or is gone', async () => {
    const { wake, save, ports, batches } = engine((items) => ok(items.map(delivered)));
    const [parked, deleted] = [await save('a'), await save('b')];
    await db.items.update(parked.id, { state: 'needs-you', reason: { code: 'invalid' } });
    await db.items.delete(deleted.id);
    const after = [parked.id, deleted.id];
    await enqueue(ports, { id: randomId(), call: 'reportDisaster', content: { name: 'c' }, after });
    expect(await wake('enqueue')).toMatchObject({ sent: 1, needsYou: 1 });
    expect(batches).toHaveLength(1);
  });

  it('sends a thousand in three requests: one, thirty-two, the rest', async () => {
    const { wake, save, batches } = engine((items) => ok(items.map(delivered)));
    for (let n = 0; n < 1000; n += 1) await save(`n${n}`);
    expect((await wake('start')).sent).toBe(1000);
    expect(batches.map(({ length }) => length)).toEqual([1, 32, 967]);
    expect(new Set(batches.flat().map(({ id }) => id)).size).toBe(1000);
  }, 30_000);

  it('waits on an outage by the steps 2 s, 5 s, 15 s, 60 s, 5 min and tries again at a trigger', async () => {
    const { wake, save, time, batches } = engine(() => ({ kind: 'unreachable' }));
    const item = await save('a');
    const waits: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { nextAt = 0 } = await wake('timer');
      waits.push(nextAt - time.now);
      time.now = nextAt;
    }
    expect(waits).toEqual([2200, 5500, 16_500, 66_000, 330_000, 330_000]);
    expect(await db.items.get(item.id)).toMatchObject({
      state: 'queued',
      attempts: 6,
      reason: { code: 'unreachable' },
    });
    const tries = batches.length;
    time.now += 1;
    await wake('timer');
    await wake('timer');
    expect(batches.length - tries).toBeLessThan(2);
    await wake('online');
    expect(batches.length - tries).toBeGreaterThanOrEqual(1);
  });

  it('begins the steps anew at a sign that the server answers, also where the first try after it comes too early', async () => {
    let isDown = true;
    const { wake, save, time } = engine((items) => (isDown ? { kind: 'unreachable' } : ok(items.map(delivered))));
    await save('a');
    for (let n = 0; n < 6; n += 1) {
      await wake('timer');
      time.now += 10 * 60_000;
    }
    const waits: number[] = [];
    for (const trigger of ['online', 'timer', 'visible', 'answer', 'timer', 'timer'] as const) {
      const { nextAt = 0 } = await wake(trigger);
      waits.push(nextAt - time.now);
      time.now += trigger === 'timer' ? nextAt - time.now : 1_000;
    }
    expect(waits).toEqual([2_200, 1_200, 2_200, 2_200, 1_200, 5_500]);
    isDown = false;
    expect(await wake('answer')).toMatchObject({ sent: 1, waiting: 0 });
  });

  it('tries at an answer to another call what had none of its own, and leaves alone what the server has refused for now', async () => {
    const failing = new Set(['lost', 'stuck']);
    const { wake, save, time, batches } = engine((items) => {
      if (items.some(({ body }) => JSON.stringify(body).includes('lost') && failing.has('lost')))
        return { kind: 'unreachable' };
      return ok(
        items.map((item) =>
          JSON.stringify(item.body).includes('stuck') ? refused(item, 500, 'internal') : delivered(item),
        ),
      );
    });
    await save('stuck');
    for (let n = 0; n < 6; n += 1) {
      await wake('timer');
      time.now += 5 * 60_000 + 60_000;
    }
    await wake('timer');
    await save('first');
    await save('lost');
    // The network goes after the first: what fails then has a wait of its own, which grows while there is none.
    for (let n = 0; n < 5; n += 1) {
      const { nextAt = 0 } = await wake(n === 0 ? 'enqueue' : 'timer');
      time.now = Math.max(time.now, nextAt);
    }
    await wake('timer');
    failing.delete('lost');
    const tried = batches.length;
    time.now += 10_000;
    await wake('answer');
    expect(
      batches
        .slice(tried)
        .flat()
        .map(({ body }) => (body as { name: string }).name),
    ).toEqual(['lost']);
  });

  it('honours Retry-After against every trigger, up to 15 minutes', async () => {
    const { wake, save, time, batches } = engine(() => ({
      kind: 'answered',
      status: 429,
      text: '',
      retryAfter: '99999',
    }));
    await save('a');
    expect((await wake('start')).nextAt).toBe(time.now + 15 * 60_000);
    time.now += 14 * 60_000;
    await wake('button');
    expect(batches).toHaveLength(1);
    time.now += 60_000;
    await wake('timer');
    expect(batches).toHaveLength(2);
  });

  it('parks only what the server refuses for good, with its words, and lets the others through', async () => {
    const { wake, save } = engine((items) =>
      ok(
        items.map((item) =>
          // No word that could stand in the hexadecimal digits of a hash.
          JSON.stringify(item.body).includes('wrong') ? refused(item, 422, 'invalid') : delivered(item),
        ),
      ),
    );
    const [bad, good] = [await save('wrong'), await save('good')];
    expect(await wake('start')).toMatchObject({ sent: 1, waiting: 0, needsYou: 1 });
    expect(await db.items.get(good.id)).toMatchObject({ state: 'sent' });
    expect(await db.items.get(bad.id)).toMatchObject({
      state: 'needs-you',
      reason: { code: 'invalid', message: 'No.', status: 422, fields: { name: 'bad' } },
    });
  });

  it('never parks on a failure of the whole request, save a 413 for a single item', async () => {
    const answer = { status: 422, kind: 'invalid' };
    const { wake, save } = engine(() => ({
      kind: 'answered',
      status: answer.status,
      text: JSON.stringify({ success: false, message: 'No.', kind: answer.kind, requestId: 'r' }),
    }));
    const item = await save('a');
    await wake('start');
    expect(await db.items.get(item.id)).toMatchObject({
      state: 'queued',
      reason: { code: 'server-trouble', status: 422 },
    });
    Object.assign(answer, { status: 413, kind: 'too-large' });
    await wake('button');
    expect(await db.items.get(item.id)).toMatchObject({ state: 'needs-you', reason: { code: 'too-large' } });
  });

  it('finds the one item that spoils every batch and delivers the others at once', async () => {
    const { wake, save, batches } = engine((items, batch) =>
      batch.includes('SPOILT') ? { kind: 'answered', status: 500, text: '<html>' } : ok(items.map(delivered)),
    );
    for (let n = 0; n < 100; n += 1) await save(n === 40 ? 'SPOILT' : `n${n}`);
    expect(await wake('start')).toMatchObject({ sent: 99, waiting: 1, needsYou: 0 });
    expect(batches.length).toBeLessThan(60);
    const late = await save('late');
    await wake('enqueue');
    expect(await db.items.get(late.id)).toMatchObject({ state: 'sent' });
  });

  it('takes up what a dead drain had in hand', async () => {
    const { wake, save } = engine((items) => ok(items.map(delivered)));
    const item = await save('a');
    await db.meta.put({ key: IN_HAND_KEY, value: { ids: [item.id], at: 1 } });
    expect(await wake('timer')).toMatchObject({ sent: 1 });
    expect(await db.items.get(item.id)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('lets a row that was deleted on its way stay deleted', async () => {
    const { wake, save, time, ports } = engine(async (items) => {
      time.now += 120_000;
      expect(await removeItem(ports, items[0]?.id ?? '')).toMatchObject({ ok: true });
      return ok(items.map(delivered));
    });
    await save('a');
    await wake('start');
    expect(await db.items.count()).toBe(0);
  });

  it('keeps rows of a later version and of an account as they are', async () => {
    const { wake, save, batches } = engine((items) => ok(items.map(delivered)));
    const item = await save('a');
    const rows = [
      { ...item, id: 'later', v: 2 as unknown as 1 },
      { ...item, id: 'theirs', owner: 'u1' },
    ];
    await db.items.bulkPut(rows);
    expect(await wake('start')).toMatchObject({ sent: 1, waiting: 2, nextAt: undefined });
    expect(batches.flat().map(({ id }) => id)).toEqual([item.id]);
    expect(await db.items.bulkGet(['later', 'theirs'])).toEqual(rows);
  });

  it('opens the gate at the first delivery', async () => {
    let isDown = true;
    const { wake, save, ports } = engine((items) => (isDown ? { kind: 'timed-out' } : ok(items.map(delivered))));
    await save('a');
    await wake('start');
    expect(await ports.store.read(readGate)).toMatchObject({ failures: 1, reason: { code: 'timed-out' } });
    isDown = false;
    await wake('online');
    expect(await ports.store.read(readGate)).toMatchObject({ until: 0, failures: 0 });
  });

  it('coalesces calls, and gives each a drain that began after it', async () => {
    const { wake, save, batches } = engine((items) => ok(items.map(delivered)));
    await save('a');
    const first = wake('start');
    const second = save('b').then(() => wake('enqueue'));
    const third = wake('timer');
    await Promise.all([first, second, third]);
    expect(batches.flat()).toHaveLength(2);
    expect(await db.items.filter(({ state }) => state === 'sent').count()).toBe(2);
  });

  it('lets what a server does not know yet wait by itself, seldom, and sends it at once when the number rises', async () => {
    const unnumbered = (answers: unknown[]): NetAnswer => {
      const { contract: _, ...without } = ok(answers) as Extract<NetAnswer, { kind: 'answered' }>;
      return without;
    };
    const isNew = ({ body }: Sent) => JSON.stringify(body).includes('newer');
    let hasUpdate = false;
    const { wake, save, time, batches, ports } = engine((items) => {
      if (hasUpdate) return ok(items.map(delivered));
      return unnumbered(items.map((item) => (isNew(item) ? refused(item, 422, 'invalid') : delivered(item))));
    });
    const item = await save('newer');
    await save('known');
    expect(await wake('start')).toMatchObject({ sent: 1, waiting: 1, needsYou: 0 });
    expect(await db.items.get(item.id)).toMatchObject({ state: 'queued', reason: { code: 'newer' } });
    // Others get through, and it is left alone.
    for (let n = 0; n < 4; n += 1) {
      time.now += 60_000;
      await save(`known too ${n}`);
      await wake('enqueue');
    }
    expect(batches.flat().filter(isNew)).toHaveLength(1);
    expect(await releaseNewer(ports, 0)).toBe(false);
    hasUpdate = true;
    expect(await releaseNewer(ports, contractNumber)).toBe(true);
    expect(await releaseNewer(ports, contractNumber)).toBe(false);
    expect(await wake('timer')).toMatchObject({ sent: 1, waiting: 0, needsYou: 0 });
    expect(await db.items.get(item.id)).toMatchObject({ state: 'sent' });
  });

  it('keeps to the wait that an older server asks for, until any other answer names a higher number', async () => {
    let contract = contractNumber - 1;
    const { wake, save, time, batches } = engine((items) => ({
      ...(ok(
        items.map((item, index) =>
          contract < contractNumber && index === 0 ? refused(item, 409, 'newer', 900) : delivered(item),
        ),
      ) as Extract<NetAnswer, { kind: 'answered' }>),
      contract,
    }));
    await save('act');
    await wake('start');
    time.now += 10 * 60_000;
    await wake('button');
    expect(batches).toHaveLength(1);
    contract = contractNumber;
    await save('another');
    expect(await wake('enqueue')).toMatchObject({ sent: 2, waiting: 0 });
  });
});
