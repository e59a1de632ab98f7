// @vitest-environment node
import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { outboxDb } from '../../db.ts';
import { exportItems } from '../../commands/items/outbox.ts';
import { outboxItem, outboxItems, ownUnsent, sealedCount, unsentCount } from '../../queries/items/outbox.ts';
import { hiddenCount, unsentToLeave } from '../../queries/items/written.ts';
import { dexieStore } from '../adapters/dexie-store.ts';
import { leaseLocks } from '../adapters/lease-locks.ts';
import { randomId, randomSecret } from '../adapters/random-values.ts';
import { sha256 } from '../adapters/sha256.ts';
import { webSealer } from '../adapters/web-sealer.ts';
import { removeItem, sendAgain, showToAll } from './change-items.ts';
import { adoptSession, endSession } from './change-session.ts';
import { compareWithMirror } from '../keep/compare.ts';
import { enqueue } from '../keep/enqueue.ts';
import { SEALED } from '../item.ts';
import { readRemoved } from '../keep/mirror.ts';
import type { MirrorCopy, NetAnswer, OutboxPorts, Sender } from '../ports.ts';
import { openSealed } from './seal.ts';
import { readOrMakeDeviceKey, readSession, type StoredSession } from './session.ts';
import { createWaker } from '../wake/waker.ts';

const [asha, ravi] = ['aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'];

function keyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}
const keys = keyPair();

function sessionOf(accountId: string, token = `token of ${accountId}`): StoredSession {
  return { accountId, token, state: 'active', logoutKey: `key of ${token}`, publicKey: keys.publicKey };
}

const readRemovedIds = async () =>
  Object.keys(await readRemoved({ meta: async (key) => (await outboxDb.meta.get(key))?.value }));

beforeEach(() => Promise.all(outboxDb.tables.map((table) => table.clear())));

interface Batch {
  items: { id: string; body: unknown }[];
  owner?: string;
}

const refused = (status: number, kind: string): NetAnswer => ({
  kind: 'answered',
  status,
  text: JSON.stringify({ success: false, message: 'no', kind, requestId: 'r' }),
});
const unreachable: NetAnswer = { kind: 'unreachable' };

/** A phone on the real database and with the browser's own cryptography; the server is the test's. */
function phone(answer: (batch: Batch, sender: Sender) => NetAnswer = () => unreachable) {
  const time = { now: 1_900_000_000_000 };
  const copies = new Map<string, string>();
  const wire = { batches: [] as (Batch & Sender)[], revoked: [] as string[], revoke: unreachable };
  const store = dexieStore(outboxDb);
  const ports: OutboxPorts = {
    clock: { now: () => time.now },
    random: { next: () => 0.5 },
    store,
    net: {
      deliver: async (text, _limit, sender) => {
        const batch = JSON.parse(text) as Batch;
        wire.batches.push({ ...batch, ...sender });
        return answer(batch, sender);
      },
      verify: async () => unreachable,
      revoke: async (key) => {
        wire.revoked.push(key);
        return wire.revoke;
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
    sealer: webSealer(),
  };
  const rename = (name: string, owner = asha) =>
    enqueue(ports, {
      id: randomId(),
      call: 'updateAccount',
      owner,
      content: { name, changedAt: '2030-01-01T00:00:00.000Z' },
    });
  const waker = createWaker(ports);
  return { time, copies, wire, ports, rename, wake: waker.wake };
}

describe('an item of an account', () => {
  it('is exactly what was given, has no claim, and travels apart with its owner and token', async () => {
    const { ports, rename, wake, wire } = phone(() => refused(500, 'internal'));
    await adoptSession(ports, sessionOf(asha));
    const item = await rename('Asha 🌊');
    expect(item.body).toBe('{"changedAt":"2030-01-01T00:00:00.000Z","name":"Asha 🌊"}');
    expect(await outboxDb.claims.count()).toBe(0);
    await enqueue(ports, { id: randomId(), call: 'reportDisaster', content: { name: 'Anyone' } });
    await wake('button');
    const deviceKey = await readOrMakeDeviceKey(ports);
    const [own, others] = [wire.batches.find(({ owner }) => owner), wire.batches.find(({ owner }) => !owner)];
    expect(own).toMatchObject({ owner: asha, token: `token of ${asha}`, deviceKey, items: [{ id: item.id }] });
    expect(others).toMatchObject({ deviceKey, items: [{ body: { name: 'Anyone' } }] });
    expect(others).not.toHaveProperty('token');
    expect(JSON.stringify(others?.items)).not.toContain(deviceKey);
  });

  it('cannot be saved without its session, and waits without a try while that has expired', async () => {
    const { ports, rename, wake, wire, time } = phone(() => refused(401, 'sign-in'));
    await expect(rename('Asha')).rejects.toMatchObject({ name: 'NotSignedInError' });
    await adoptSession(ports, sessionOf(asha));
    const item = await rename('Asha');
    expect(await wake('button')).toMatchObject({ waiting: 1, nextAt: undefined });
    expect(await readSession({ meta: async (key) => (await outboxDb.meta.get(key))?.value })).toMatchObject({
      state: 'expired',
    });
    time.now += 3_600_000;
    await wake('online');
    expect(wire.batches).toHaveLength(1);
    expect(await outboxItem(item.id)).toMatchObject({ state: 'queued', reason: { code: 'sign-in' }, body: item.body });
    await adoptSession(ports, sessionOf(asha, 'the next token'));
    await wake('timer');
    expect(wire.batches.at(-1)).toMatchObject({ token: 'the next token', items: [{ id: item.id }] });
    expect(wire.revoked).toEqual([`key of token of ${asha}`]);
  });

  it('is not tried again under a token that is another account’s, and the session stands', async () => {
    const { ports, rename, wake, wire } = phone(() => refused(403, 'owner-mismatch'));
    await adoptSession(ports, sessionOf(asha));
    await rename('Asha');
    await wake('button');
    await wake('online');
    expect(wire.batches).toHaveLength(1);
    expect((await outboxDb.meta.get('session'))?.value).toMatchObject({ state: 'active', isMismatched: true });
  });

  it('is no reason to end the session at a login page’s 401', async () => {
    const { ports, rename, wake } = phone(() => ({ kind: 'answered', status: 401, text: '<html>Wi-Fi</html>' }));
    await adoptSession(ports, sessionOf(asha));
    await rename('Asha');
    await wake('button');
    expect((await outboxDb.meta.get('session'))?.value).toMatchObject({ state: 'active' });
  });

  it('leaves a session alone that came while the server refused the one before', async () => {
    let signIn: () => Promise<unknown> = async () => undefined;
    const { ports, rename, wake, wire } = phone(() => refused(401, 'sign-in'));
    const deliver = ports.net.deliver;
    ports.net.deliver = async (...call) => {
      const answer = await deliver(...call);
      await signIn();
      return answer;
    };
    await adoptSession(ports, sessionOf(asha));
    await rename('Asha');
    signIn = () => {
      signIn = async () => undefined;
      return adoptSession(ports, sessionOf(asha, 'the next token'));
    };
    wire.batches.length = 0;
    await wake('button');
    expect(wire.batches[0]).toMatchObject({ token: `token of ${asha}` });
    expect(await readSession({ meta: async (key) => (await outboxDb.meta.get(key))?.value })).toMatchObject({
      token: 'the next token',
      state: 'active',
    });
  });
});

describe('what waits when the session ends', () => {
  it('is sealed as it is by then, if it changed or came while others were being sealed', async () => {
    const { ports, rename, copies } = phone();
    await adoptSession(ports, sessionOf(asha));
    await rename('Asha the first');
    const { sealer } = ports;
    if (!sealer) throw new Error('there is cryptography here');
    let late: () => Promise<unknown> = () => {
      late = async () => undefined;
      return rename('Asha the second');
    };
    ports.sealer = {
      ...sealer,
      async seal(...wish) {
        const sealed = await sealer.seal(...wish);
        await late();
        return sealed;
      },
    };
    expect(await endSession(ports)).toEqual({ ok: true, value: { sealed: 2 } });
    await expect.poll(() => copies.size).toBe(2);
    await expect.poll(() => [...copies.values()].join()).not.toMatch(/Asha/);
    expect(JSON.stringify(await outboxDb.items.toArray())).not.toMatch(/Asha/);
  });

  it('leaves nothing behind of what arrives while it is being sealed', async () => {
    let leave: () => Promise<unknown> = async () => undefined;
    const { ports, rename, wake, copies } = phone(({ items: [item] }) => ({
      kind: 'answered',
      status: 200,
      text: JSON.stringify({
        success: true,
        answers: [
          {
            id: item?.id,
            status: 201,
            body: { success: true, receipt: { id: item?.id, digest: digests.get(item?.id) } },
          },
        ],
      }),
    }));
    const digests = new Map<string | undefined, string>();
    const deliver = ports.net.deliver;
    ports.net.deliver = async (...call) => {
      const answer = await deliver(...call);
      await leave();
      return answer;
    };
    await adoptSession(ports, sessionOf(asha));
    const item = await rename('Asha');
    digests.set(item.id, item.digest);
    await expect.poll(() => copies.size).toBe(1);
    leave = () => endSession(ports);
    await wake('button');
    expect(await outboxDb.items.count()).toBe(0);
    expect(copies.size).toBe(0);
    expect(await readRemovedIds()).toContain(item.id);
  });

  it('is sealed in the database and in its second copy, seen by nobody, and comes back byte for byte', async () => {
    const { ports, rename, copies } = phone();
    await adoptSession(ports, sessionOf(asha));
    const item = await rename('Asha of the \u2028 hill 🌊 पानी');
    await expect.poll(() => copies.size).toBe(1);
    expect(await ownUnsent()).toHaveLength(1);
    expect(await endSession(ports)).toEqual({ ok: true, value: { sealed: 1 } });
    for (const text of [JSON.stringify(await outboxDb.items.toArray()), ...copies.values()]) {
      expect(text).not.toMatch(/Asha|updateAccount/);
    }
    await adoptSession(ports, sessionOf(ravi));
    expect([await unsentCount(), await sealedCount()]).toEqual([0, 1]);
    expect([await outboxItems(10), await ownUnsent()]).toEqual([[], []]);
    expect(await outboxItem(item.id)).toBeUndefined();
    expect((await exportItems()).text).not.toContain(item.id);
    expect(await removeItem(ports, item.id)).toMatchObject({ ok: false, failure: 'missing' });
    await adoptSession(ports, sessionOf(asha));
    expect(await openSealed(ports, asha, keys.privateKey)).toEqual({ opened: 1, damaged: 0, unopened: 0 });
    expect(await outboxDb.items.get(item.id)).toEqual({ ...item, nextAt: 1_900_000_000_000 });
    expect(copies.get(item.id)).toContain('updateAccount');
  });

  it('is sealed though the phone lost its database, and the session with it', async () => {
    const { ports, rename, copies } = phone();
    await adoptSession(ports, sessionOf(asha));
    const item = await rename('Asha');
    await expect.poll(() => copies.size).toBe(1);
    await Promise.all(outboxDb.tables.map((table) => table.clear()));
    await adoptSession(ports, sessionOf(ravi));
    expect(await outboxDb.items.get(item.id)).toMatchObject({ state: SEALED, owner: asha });
    expect(copies.get(item.id)).not.toContain('Asha');
  });

  it('stays open, and keeps everybody else out, where the browser cannot seal', async () => {
    const { ports, rename } = phone();
    const plain: OutboxPorts = { ...ports, sealer: undefined };
    await adoptSession(plain, sessionOf(asha));
    const item = await rename('Asha');
    expect(await endSession(plain)).toEqual({ ok: false, failure: 'cannot-seal' });
    expect(await adoptSession(plain, sessionOf(ravi))).toEqual({ ok: false, failure: 'cannot-seal' });
    expect(await outboxDb.items.get(item.id)).toEqual(item);
    expect((await outboxDb.meta.get('session'))?.value).toMatchObject({ accountId: asha });
    await removeItem(plain, item.id);
    expect(await adoptSession(plain, sessionOf(ravi))).toMatchObject({ ok: true });
  });

  it('is never thrown away: another key leaves it sealed, a spoilt row is mended or parked', async () => {
    const { ports, rename, copies } = phone();
    await adoptSession(ports, sessionOf(asha));
    const [whole, mended, spoilt] = [await rename('one'), await rename('two'), await rename('three')];
    await endSession(ports);
    for (const { id } of [mended, spoilt]) await outboxDb.items.update(id, { body: 'spoilt' });
    copies.delete(spoilt.id);
    await adoptSession(ports, sessionOf(asha));
    expect(await openSealed(ports, asha, keyPair().privateKey)).toEqual({ opened: 0, damaged: 1, unopened: 2 });
    expect(await openSealed(ports, asha, keys.privateKey)).toEqual({ opened: 2, damaged: 0, unopened: 0 });
    expect(await outboxDb.items.bulkGet([whole.id, mended.id])).toMatchObject([
      { body: whole.body },
      { body: mended.body },
    ]);
    expect(await outboxItem(spoilt.id)).toMatchObject({ state: 'needs-you', reason: { code: 'damaged' }, owner: asha });
  });

  it('is sealed in the second copy at the next start, if the app was killed in between', async () => {
    const { ports, rename, copies } = phone();
    await adoptSession(ports, sessionOf(asha));
    const item = await rename('Asha');
    await expect.poll(() => copies.size).toBe(1);
    const before = copies.get(item.id) ?? '';
    await endSession(ports);
    copies.set(item.id, before);
    await compareWithMirror(ports);
    expect(copies.get(item.id)).not.toContain('Asha');
    expect(await outboxDb.items.get(item.id)).toMatchObject({ state: SEALED });
  });
});

describe('the end of a session', () => {
  it('takes the account’s sent copies off the phone for good, and is told to the server until that answers', async () => {
    const { ports, rename, copies, wake, wire, time } = phone();
    await adoptSession(ports, sessionOf(asha));
    const item = await rename('Asha');
    await expect.poll(() => copies.size).toBe(1);
    await outboxDb.items.update(item.id, { state: 'sent' });
    await endSession(ports);
    await compareWithMirror(ports);
    expect(await outboxDb.items.count()).toBe(0);
    expect(copies.size).toBe(0);
    const { nextAt = 0 } = await wake('online');
    expect(nextAt).toBeGreaterThan(time.now);
    wire.revoke = { kind: 'answered', status: 200, text: '{"success":true}' };
    await wake('online');
    wire.revoke = { kind: 'answered', status: 200, text: '{"success":true,"message":"Logged out"}' };
    await wake('online');
    expect(await wake('online')).toMatchObject({ nextAt: undefined });
    expect(wire.revoked).toEqual(Array.from({ length: 3 }, () => `key of token of ${asha}`));
  });
});

describe('what somebody signed in wrote that is nobody’s', () => {
  const report = (ports: OutboxPorts, name: string, supersedes?: string) =>
    enqueue(ports, { id: randomId(), call: 'reportDisaster', content: { name }, supersedes });
  const received = (items: Batch['items']): NetAnswer => ({
    kind: 'answered',
    status: 200,
    text: JSON.stringify({
      success: true,
      answers: items.map(({ id }) => ({
        id,
        status: 201,
        body: { success: true, receipt: { id, digest: digests.get(id) } },
      })),
    }),
  });
  const digests = new Map<string, string>();

  it('is seen, copied, deleted and sent by hand by them alone, and by nobody else at this phone', async () => {
    const { ports } = phone();
    const before = await report(ports, 'Anyone');
    await adoptSession(ports, sessionOf(asha));
    const item = await report(ports, 'Asha');
    expect([before.writtenBy, item.writtenBy, item.owner]).toEqual([undefined, asha, 'anonymous']);
    expect((await unsentToLeave()).map(({ id }) => id)).toEqual([item.id]);
    expect(await endSession(ports)).toEqual({ ok: true, value: { sealed: 0 } });
    for (const next of [undefined, sessionOf(ravi)]) {
      if (next) await adoptSession(ports, next);
      expect((await outboxItems(1)).map(({ id }) => id)).toEqual([before.id]);
      expect([await outboxItem(item.id), await hiddenCount(), await unsentCount()]).toEqual([undefined, 1, 2]);
      const { text } = await exportItems();
      expect([text.includes(before.id), text.includes(item.id)]).toEqual([true, false]);
      expect((await exportItems([item.id])).text).not.toContain('Asha');
      expect(await removeItem(ports, item.id)).toMatchObject({ ok: false, failure: 'missing' });
      await outboxDb.items.update(item.id, { state: 'needs-you', reason: { code: 'invalid' } });
      await sendAgain(ports, item.id);
      expect((await outboxDb.items.get(item.id))?.state).toBe('needs-you');
      expect(await unsentToLeave()).toEqual([]);
    }
    await adoptSession(ports, sessionOf(asha));
    expect(await outboxItem(item.id)).toMatchObject({
      state: 'needs-you',
      reason: { code: 'invalid' },
      body: item.body,
    });
    expect(await hiddenCount()).toBe(0);
    expect(await removeItem(ports, item.id)).toMatchObject({ ok: true });
  });

  it('is sent once while nobody, and while somebody else, is signed in, with no sign of who wrote it', async () => {
    const { ports, wake, wire } = phone(({ items }) => received(items));
    await adoptSession(ports, sessionOf(asha));
    const [first, second] = [await report(ports, 'Asha the first'), await report(ports, 'Asha the second')];
    for (const { id, digest } of [first, second]) digests.set(id, digest);
    await outboxDb.items.update(second.id, { nextAt: 1_900_000_500_000 });
    await endSession(ports);
    await wake('timer');
    await adoptSession(ports, sessionOf(ravi));
    await wake('button');
    await wake('button');
    expect(wire.batches.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([first.id, second.id]);
    expect(wire.batches.map(({ owner, token }) => [owner, token])).toEqual(
      wire.batches.map(() => [undefined, undefined]),
    );
    expect(JSON.stringify(wire.batches.map(({ items }) => items))).not.toContain(asha);
    expect([await outboxItems(10), await hiddenCount()]).toEqual([[], 0]);
    await adoptSession(ports, sessionOf(asha));
    expect((await outboxItems(10)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('is still theirs alone when it comes back from its second copy', async () => {
    const { ports, copies } = phone();
    await adoptSession(ports, sessionOf(asha));
    const item = await report(ports, 'Asha');
    await expect.poll(() => copies.size).toBe(1);
    await Promise.all(outboxDb.tables.map((table) => table.clear()));
    await compareWithMirror(ports);
    expect(await outboxDb.items.get(item.id)).toMatchObject({ state: 'queued', writtenBy: asha, body: item.body });
    expect(await outboxItem(item.id)).toBeUndefined();
  });

  it('takes no place of what others may see, however much of it there is', async () => {
    const { ports, time } = phone();
    const anyones = await report(ports, 'Anyone');
    await adoptSession(ports, sessionOf(asha));
    for (let count = 0; count < 5; count += 1) {
      time.now += 1;
      await report(ports, `Asha ${count}`);
    }
    await endSession(ports);
    expect((await outboxItems(2)).map(({ id }) => id)).toEqual([anyones.id]);
    expect(await hiddenCount()).toBe(5);
  });

  it('has no writer any more once their account is gone: a refusal must be seen by somebody', async () => {
    const { ports, copies } = phone();
    await adoptSession(ports, sessionOf(asha));
    const item = await report(ports, 'Asha');
    await showToAll(ports, ravi);
    expect((await outboxDb.items.get(item.id))?.writtenBy).toBe(asha);
    await showToAll(ports, asha);
    await endSession(ports);
    const { writtenBy: _writer, ...shown } = item;
    expect(await outboxItem(item.id)).toEqual(shown);
    await expect.poll(() => copies.get(item.id)).not.toContain('writtenBy');
  });
});
