import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { keepAlert } from '../../alerts/keep-alert.ts';
import { noteReceipt } from '../../alerts/note-receipt.ts';
import { mainDb, outboxDb } from '../../db.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { endSession } from '../../outbox/accounts/change-session.ts';
import { ALERTS_KEY } from '../../outbox/accounts/session.ts';
import { storePerson } from '../../person-store.ts';
import { arrivals } from '../items/arrivals.ts';
import { outboxItems, unsentCount } from '../items/outbox.ts';
import { pushedAlert, pushedAlerts, unlistedAlerts } from './pushed-tasks.ts';

const NOW = 1_800_000_000_000;
const asha = { id: randomUUID(), name: 'Asha', email: 'asha@example.org', role: 'volunteer' };

beforeEach(async () => {
  await Promise.all([outboxDb.items.clear(), outboxDb.meta.clear(), mainDb.lists.clear(), mainDb.reports.clear()]);
  await outboxDb.meta.put({ key: 'session', value: { accountId: asha.id, token: 't', state: 'active' } });
  storePerson(asha, 't');
});

async function keep(more: object = {}, cameAt = NOW): Promise<string> {
  const task = { _id: randomUUID(), type: 'fire', severity: 'severe', reportedAt: '2027-01-15T08:00:00.000Z' };
  const message = { v: 1, kind: 'alert', title: 'T', body: 'B', path: '/', at: '2027-01-15T08:00:00.000Z', task };
  const id = randomUUID();
  await keepAlert(devicePorts.store, { id, cameAt, message: { id, ...message, ...more } });
  return task._id;
}

it('an alert is a disaster to be shown, for whom it came to alone', async () => {
  const id = await keep();
  expect(await pushedAlert(id)).toMatchObject({
    title: 'T',
    outline: { _id: id, disasterType: 'fire', displayStatus: 'active', severity: 'severe' },
  });
  storePerson({ ...asha, id: randomUUID() }, 'u');
  expect(await pushedAlerts()).toEqual([]);
});

it('what is misshapen is left out', async () => {
  const id = await keep();
  await keep({ task: { _id: 'x' } });
  await keep({ task: undefined });
  await keep({ v: 2 });
  expect((await pushedAlerts()).map(({ task }) => task._id)).toEqual([id]);
});

it('of a newer server keeps what it knows, and its values as they came', async () => {
  const id = randomUUID();
  const task = { _id: id, type: 'tsunami', severity: 'catastrophic', reportedAt: '2026-01-01T00:00:00Z', waves: 3 };
  await keep({ task, shelter: 'school', kind: 'shelter' });
  expect(await pushedAlert(id)).toMatchObject({ outline: { disasterType: 'tsunami', severity: 'catastrophic' } });
});

it('is gone with the session', async () => {
  await keep();
  expect(await endSession(devicePorts)).toMatchObject({ ok: true });
  expect((await outboxDb.meta.get(ALERTS_KEY))?.value).toBeUndefined();
});

it('stands beside the list only while that cannot know it', async () => {
  const id = await keep();
  const list = { name: 'reports', account: asha.id, round: 0, isComplete: true } as const;
  expect(await unlistedAlerts()).toHaveLength(1);
  await mainDb.lists.put({ ...list, asOf: NOW - 3_600_000 });
  expect((await unlistedAlerts()).map(({ task }) => task._id)).toEqual([id]);
  // The server would have told of it: it is over.
  await mainDb.lists.put({ ...list, asOf: NOW + 3_600_000 });
  expect(await unlistedAlerts()).toEqual([]);
  await mainDb.lists.put({ ...list, asOf: NOW });
  const row = { _id: id, disasterType: 'fire', status: 'approved', displayStatus: 'active', reportedAt: '' } as const;
  await mainDb.reports.put({ ...row, round: 0 });
  expect(await unlistedAlerts()).toEqual([]);
});

it('a receipt is in no count and no list of what a person said, and never lost', async () => {
  const proof = { noticeId: randomUUID(), deviceId: randomUUID(), key: 'k'.repeat(22) };
  await noteReceipt(devicePorts, proof, 'reached');
  await noteReceipt(devicePorts, proof, 'reached');
  await noteReceipt(devicePorts, proof, 'opened');
  expect(await outboxDb.items.count()).toBe(2);
  expect(await unsentCount()).toBe(0);
  expect(await outboxItems(10)).toEqual([]);
  await outboxDb.items.toCollection().modify({ state: 'sent' });
  expect(await arrivals()).toEqual({ sent: 0, needsYou: 0, unsent: 0 });
});

it('says nothing of an alert to be over where this phone keeps a part of the list, for some days', async () => {
  const id = await keep();
  await mainDb.lists.put({
    name: 'reports',
    account: asha.id,
    round: 0,
    isComplete: true,
    asOf: NOW + 3_600_000,
    of: { 'main active': 9 },
  });
  const days = (count: number) => NOW + count * 86_400_000;
  expect((await unlistedAlerts(days(2))).map(({ task }) => task._id)).toEqual([id]);
  expect(await unlistedAlerts(days(4))).toEqual([]);
});
