// @vitest-environment node
import { contractNumber } from '../../../../contract/contract-number.ts';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutboxDatabase } from '../../db.ts';
import { dexieStore } from '../adapters/dexie-store.ts';
import { leaseLocks } from '../adapters/lease-locks.ts';
import { randomId, randomSecret } from '../adapters/random-values.ts';
import { sha256 } from '../adapters/sha256.ts';
import { canonicalJson, type Json } from '../../../../contract/base/canonical-json.ts';
import { roomyStore } from '../adapters/roomy-store.ts';
import { removeItem, sendAgain } from '../accounts/change-items.ts';
import { compareWithMirror } from './compare.ts';
import { enqueue } from './enqueue.ts';
import { noteEpoch, readEpochs } from '../answer/epoch.ts';
import type { OutboxItem } from '../item.ts';
import type { MirrorCopy, NetAnswer, OutboxPorts, OutboxStore } from '../ports.ts';
import { KEEP_SENT_MS } from './purge.ts';
import { RECOVERY_KEY } from './recovery.ts';
import { replace } from './replacement.ts';
import { countVanished } from './vanished.ts';
import { createWaker } from '../wake/waker.ts';

const db = new OutboxDatabase('second-copies-test');
afterAll(() => db.delete());
beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));

interface Wire {
  id: string;
  body: Json;
}

/** A phone whose second copies are texts in a map, and whose server keeps what it is given. */
function phone() {
  const time = { now: 1_900_000_000_000 };
  const copies = new Map<string, string>();
  const server = { received: new Map<string, string>(), epoch: 'life 1', asked: 0, batches: 0 };
  const disk = { isFull: () => false };
  const store = fillable(dexieStore(db), disk);
  const answered = (json: unknown): NetAnswer => ({
    kind: 'answered',
    status: 200,
    text: JSON.stringify(json),
    epoch: server.epoch,
    date: new Date(time.now).toUTCString(),
  });
  const receive = async ({ id, body }: Wire) => {
    const text = canonicalJson(body);
    server.received.set(id, text);
    const receivedAt = new Date(time.now).toISOString();
    const receipt = { id, digest: await sha256(text), reference: 'AAAA-AAAA', receivedAt };
    return { id, status: 201, replayed: false, body: { success: true, message: 'ok', data: { _id: id }, receipt } };
  };
  const ports: OutboxPorts = {
    clock: { now: () => time.now },
    random: { next: () => 0.5 },
    store,
    net: {
      async deliver(batch) {
        const { items } = JSON.parse(batch) as { items: Wire[] };
        server.batches += 1;
        return answered({ success: true, answers: await Promise.all(items.map(receive)) });
      },
      revoke: async () => ({ kind: 'unreachable' }),
      async verify(text) {
        server.asked += 1;
        const { ids } = JSON.parse(text) as { ids: string[] };
        return answered({ success: true, epoch: server.epoch, unknown: ids.filter((id) => !server.received.has(id)) });
      },
    },
    mirror: {
      ids: async () => [...copies.keys()],
      get: async (ids) =>
        ids.map((id) => (copies.has(id) ? (JSON.parse(copies.get(id) ?? '') as MirrorCopy) : undefined)),
      put: async (all) => all.forEach((copy) => copies.set(copy.item.id, JSON.stringify(copy))),
      remove: async (ids) => ids.forEach((id) => copies.delete(id)),
    },
    locks: leaseLocks(store, { now: () => time.now }),
    sha256,
    newId: randomId,
    newSecret: randomSecret,
  };
  const save = (name: string) => enqueue(ports, { id: randomId(), call: 'reportDisaster', content: { name } });
  const start = () => createWaker(ports).wake('start');
  return { time, copies, server, disk, ports, save, start };
}

/** A store that takes nothing more while its disk is full, and takes away all the same. */
function fillable(store: OutboxStore, disk: { isFull(): boolean }): OutboxStore {
  return {
    read: store.read,
    write: (work) =>
      store.write(async (transaction) => {
        let puts = 0;
        const value = await work({
          ...transaction,
          putItems: (items) => ((puts += items.length), transaction.putItems(items)),
          putClaim: (claim) => ((puts += 1), transaction.putClaim(claim)),
          putMeta: (key, put) => ((puts += 1), transaction.putMeta(key, put)),
        });
        if (puts > 0 && disk.isFull()) throw new DOMException('no room', 'QuotaExceededError');
        return value;
      }),
  };
}

/** A page that remembers how many items waited. */
function remembering(count: number): Pick<OutboxPorts, 'onCompared'> {
  return { onCompared: (ports, hasCopies) => countVanished(ports, count, hasCopies) };
}

async function spoil(item: OutboxItem): Promise<void> {
  await db.items.update(item.id, { body: item.body.replace('Asha', 'Ascha') });
}

const recovery = async () => (await db.meta.get(RECOVERY_KEY))?.value;

describe('a full phone', () => {
  const states = async () => (await db.items.toArray()).map(({ state }) => state);

  it('sends what waits all the same, once, and notes it when there is room again', async () => {
    const { save, ports, server, disk, copies } = phone();
    await Promise.all([save('Asha'), save('Ravi'), save('Zoë')]);
    await expect.poll(() => copies.size).toBe(3);
    disk.isFull = () => true;
    const { wake } = createWaker(ports);
    expect(await wake('start')).toMatchObject({ sent: 3, waiting: 3, isFull: true });
    expect([server.received.size, copies.size, await states()]).toEqual([3, 0, ['queued', 'queued', 'queued']]);

    const { batches } = server;
    expect(await wake('button')).toMatchObject({ sent: 0, waiting: 3, isFull: true });
    expect(server.batches).toBe(batches);
    disk.isFull = () => false;
    const noted = await wake('timer');
    expect(noted).toMatchObject({ sent: 0, waiting: 0 });
    expect(noted.isFull).toBeUndefined();
    expect([server.batches, await states()]).toEqual([batches, ['sent', 'sent', 'sent']]);
  });

  it('notes at once what has arrived where its second copy made room', async () => {
    const { save, start, disk, copies } = phone();
    await save('Asha');
    await expect.poll(() => copies.size).toBe(1);
    disk.isFull = () => copies.size > 0;
    await start();
    expect(await states()).toEqual(['sent']);
  });

  it('lets its person delete, in the place of the second copy, and send one item now', async () => {
    const { save, ports, disk, copies, server } = phone();
    const [first, second] = await Promise.all([save('Asha'), save('Ravi')]);
    await expect.poll(() => copies.size).toBe(2);
    disk.isFull = () => copies.has(first.id);
    await sendAgain(ports, second.id);
    await createWaker(ports).wake('button');
    expect(server.received.has(second.id)).toBe(true);
    await createWaker(ports).wake('timer');
    expect(await removeItem(ports, first.id)).toMatchObject({ ok: true });
    expect(await db.items.get(first.id)).toBeUndefined();
  });

  it('says so where its person wants what needs a note, such as to send again what was refused', async () => {
    const { save, ports, disk } = phone();
    const item = await save('Asha');
    await db.items.update(item.id, { state: 'needs-you', reason: { code: 'invalid' } });
    disk.isFull = () => true;
    await expect(sendAgain(ports, item.id)).rejects.toThrow('no room');
  });

  it('drops what can be had again and tries once more', async () => {
    const { ports, disk } = phone();
    disk.isFull = () => true;
    const makeRoom = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false);
    const store = roomyStore(ports.store, makeRoom);
    const note = () => store.write((transaction) => transaction.putMeta('a', 1));
    await expect(note()).rejects.toThrow('no room');
    makeRoom.mockImplementationOnce(async () => {
      disk.isFull = () => false;
      return true;
    });
    await note();
    expect(await store.read((reader) => reader.meta('a'))).toBe(1);
    expect(makeRoom).toHaveBeenCalledTimes(2);
  });
});

describe('a second copy', () => {
  it('is there while an item is unsent, and gone once it has arrived or was deleted', async () => {
    const { copies, save, start, ports } = phone();
    const first = await save('Asha');
    const second = await save('Ravi');
    await expect.poll(() => copies.size).toBe(2);
    await removeItem(ports, first.id);
    expect([...copies.keys()]).toEqual([second.id]);
    await start();
    expect(copies.size).toBe(0);
  });

  it('brings a lost database’s items back with their claim secrets, says so, and they arrive', async () => {
    const { copies, save, start, server } = phone();
    const item = await save('Asha');
    const claim = await db.claims.get(item.id);
    await expect.poll(() => copies.size).toBe(1);
    await Promise.all(db.tables.map((table) => table.clear()));
    expect((await start()).sent).toBe(1);
    expect(server.received.get(item.id)).toBe(item.body);
    expect(await db.claims.get(item.id)).toEqual(claim);
    expect(await recovery()).toMatchObject({ restored: 1, lost: 0 });
  });

  it('that is spoilt itself is counted as lost, once', async () => {
    const { copies, save, ports } = phone();
    const item = await save('Asha');
    await expect.poll(() => copies.size).toBe(1);
    copies.set(item.id, (copies.get(item.id) ?? '').replace('Asha', 'Ascha'));
    await db.items.clear();
    await Promise.all([compareWithMirror(ports), compareWithMirror(ports)]);
    await compareWithMirror(ports);
    expect(await recovery()).toMatchObject({ restored: 0, lost: 1 });
    expect(await db.items.count()).toBe(0);
  });

  it('does not bring back what its person deleted, even where it could not be removed with it', async () => {
    const { copies, save, ports } = phone();
    const item = await save('Asha');
    await expect.poll(() => copies.size).toBe(1);
    const copy = copies.get(item.id) ?? '';
    await removeItem(ports, item.id);
    copies.set(item.id, copy);
    await compareWithMirror(ports);
    expect(await db.items.count()).toBe(0);
    expect(copies.size).toBe(0);
  });

  it('is made at the next start for an item that has none', async () => {
    const { copies, save, ports } = phone();
    const item = await save('Asha');
    await expect.poll(() => copies.size).toBe(1);
    copies.clear();
    await compareWithMirror(ports);
    expect([...copies.keys()]).toEqual([item.id]);
  });
});

describe('a body that the disk has spoilt', () => {
  it('is put back from its second copy and sent as it was saved', async () => {
    const { copies, save, start, server } = phone();
    const item = await save('Asha');
    await expect.poll(() => copies.size).toBe(1);
    await spoil(item);
    expect((await start()).sent).toBe(1);
    expect(server.received.get(item.id)).toBe(item.body);
  });

  it('without a second copy is parked as damaged, never sent, and sent again asks no better', async () => {
    const { copies, save, start, server } = phone();
    const item = await save('Asha');
    await expect.poll(() => copies.size).toBe(1);
    copies.clear();
    await spoil(item);
    expect(await start()).toMatchObject({ sent: 0, needsYou: 1 });
    expect(await db.items.get(item.id)).toMatchObject({ state: 'needs-you', reason: { code: 'damaged' } });
    expect(server.received.size).toBe(0);
  });
});

describe('a server that was restored from a copy', () => {
  it('is asked for all receipts and gets again what it lost, once', async () => {
    const { save, start, server } = phone();
    const items = [await save('Asha'), await save('Ravi'), await save('Mina')];
    await start();
    server.received.delete(items[1]?.id ?? '');
    server.epoch = 'life 2';
    await save('Late');
    expect((await start()).sent).toBe(2);
    expect(server.received.size).toBe(4);
    expect(server.asked).toBe(1);
    await start();
    expect(server.asked).toBe(1);
  });

  it('is noticed by another request of the app too', async () => {
    const { save, start, server, ports } = phone();
    const item = await save('Asha');
    await start();
    server.received.clear();
    server.epoch = 'life 2';
    await noteEpoch(ports, 'life 2');
    expect((await start()).sent).toBe(1);
    expect(server.received.has(item.id)).toBe(true);
    expect(await ports.store.read(readEpochs)).toEqual({ confirmed: 'life 2', seen: 'life 2' });
  });

  it('is found without any sign by the check of each day', async () => {
    const { save, start, server, time } = phone();
    await save('Asha');
    await start();
    await start();
    expect(server.asked).toBe(0);
    server.received.clear();
    time.now += 25 * 60 * 60 * 1000;
    expect((await start()).sent).toBe(1);
  });
});

it('keeps copies of what arrived for 30 days of the server’s time, whatever the phone’s clock says', async () => {
  const { save, start, time } = phone();
  const old = await save('Asha');
  await start();
  time.now += KEEP_SENT_MS - 60_000;
  await save('Ravi');
  await start();
  expect(await db.items.get(old.id)).toBeDefined();
  time.now += 25 * 60 * 60 * 1000;
  await save('Mina');
  await start();
  expect(await db.items.get(old.id)).toBeUndefined();
  expect(await db.items.count()).toBe(2);
  expect(await db.claims.count()).toBe(3);
});

describe('a correction', () => {
  /** A refused item and its correction, both saved, the second one's second copy made. */
  async function corrected() {
    const made = phone();
    const refused = await made.save('Asha');
    await expect.poll(() => made.copies.size).toBe(1);
    await db.items.update(refused.id, { state: 'needs-you', reason: { code: 'invalid' } });
    const content = { name: 'Asha Devi' };
    const entry = { id: randomId(), call: 'reportDisaster', content, supersedes: refused.id } as const;
    const correction = await enqueue(made.ports, entry);
    await expect.poll(() => [...made.copies.keys()]).toEqual([correction.id]);
    return { ...made, refused, correction };
  }

  it('takes the second copy of what it corrects away with it: a lost database does not bring that back', async () => {
    const { refused, correction, start, server } = await corrected();
    await Promise.all(db.tables.map((table) => table.clear()));
    await start();
    expect([...server.received.keys()]).toEqual([correction.id]);
    expect(await db.items.get(refused.id)).toBeUndefined();
  });

  it('comes back as the one that counts where both second copies were still there', async () => {
    const { refused, correction, copies, start, server } = await corrected();
    copies.set(refused.id, JSON.stringify({ item: refused }));
    await Promise.all(db.tables.map((table) => table.clear()));
    await start();
    expect([...server.received.keys()]).toEqual([correction.id]);
    expect(await db.items.get(refused.id)).toMatchObject({ state: 'replaced', replacedBy: correction.id });
  });

  it('that is deleted before it was sent gives what it corrected back to its person', async () => {
    const { refused, correction, copies, ports } = await corrected();
    await removeItem(ports, correction.id);
    expect(await db.items.get(refused.id)).toMatchObject({ state: 'needs-you', reason: { code: 'invalid' } });
    expect(await db.items.get(refused.id)).not.toHaveProperty('replacedBy');
    expect([...copies.keys()]).toEqual([refused.id]);
  });

  it('that has arrived leaves what it corrected alone when its copy is deleted', async () => {
    const { refused, correction, start, ports } = await corrected();
    await start();
    await removeItem(ports, correction.id);
    expect(await db.items.get(refused.id)).toMatchObject({ state: 'replaced' });
  });

  it('of an item that is on its way again takes its place when that is refused once more', async () => {
    const { refused, correction, ports } = await corrected();
    const { replacedBy: _by, ...again } = (await db.items.get(refused.id)) as OutboxItem;
    await db.items.put({ ...again, state: 'queued' });
    await ports.store.write((transaction) => replace(transaction, refused.id, correction.id));
    const deliver: OutboxPorts['net']['deliver'] = async (batch) => {
      const { items } = JSON.parse(batch) as { items: Wire[] };
      const refusal = { success: false, kind: 'invalid', message: 'no', requestId: 'r' };
      const answers = items.map(({ id }) => ({ id, status: 422, replayed: false, body: refusal }));
      const text = JSON.stringify({ success: true, answers });
      return { kind: 'answered', status: 200, text, contract: contractNumber };
    };
    await createWaker({ ...ports, net: { ...ports.net, deliver } }).wake('start');
    expect(await db.items.get(refused.id)).toMatchObject({ state: 'replaced', replacedBy: correction.id });
    expect(await db.items.get(correction.id)).toMatchObject({ state: 'needs-you' });
  });
});

describe('all storage of this origin gone, the second copies too', () => {
  it('is told by the number that lay apart, once, and again only after another loss', async () => {
    const { copies, save, ports } = phone();
    const page = { ...ports, ...remembering(3) };
    await Promise.all([compareWithMirror(page), compareWithMirror(page)]);
    await compareWithMirror(page);
    expect(await recovery()).toMatchObject({ restored: 0, lost: 3 });
    await save('Asha');
    await expect.poll(() => copies.size).toBe(1);
    await Promise.all(db.tables.map((table) => table.clear()));
    copies.clear();
    await compareWithMirror(page);
    expect(await recovery()).toMatchObject({ restored: 0, lost: 3 });
  });

  it('is left to a page: a worker has no such number', async () => {
    const { ports } = phone();
    await compareWithMirror(ports);
    await compareWithMirror({ ...ports, ...remembering(2) });
    expect(await recovery()).toMatchObject({ lost: 2 });
  });

  it('is not called lost where it is here, or where its second copies brought it back', async () => {
    const { copies, save, ports } = phone();
    const page = { ...ports, ...remembering(1) };
    await save('Asha');
    await expect.poll(() => copies.size).toBe(1);
    await compareWithMirror(page);
    expect(await recovery()).toBeUndefined();
    await Promise.all(db.tables.map((table) => table.clear()));
    // What a worker sent meanwhile is still in the number.
    await compareWithMirror({ ...page, ...remembering(5) });
    expect(await recovery()).toMatchObject({ restored: 1, lost: 0 });
  });
});
