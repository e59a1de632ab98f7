import 'fake-indexeddb/auto';
import { parentPort, workerData } from 'node:worker_threads';
import type { QueuedCallName } from '../../contract/calls/queued.ts';
import { devicePorts } from '../../src/data/outbox/adapters/device-ports.ts';
import { randomId } from '../../src/data/outbox/adapters/random-values.ts';
import { wake } from '../../src/data/outbox/drive/driver.ts';
import { enqueue } from '../../src/data/outbox/keep/enqueue.ts';
import { outboxDb } from '../../src/data/db.ts';
import type { PhoneAge, PhoneResult, PhoneWord } from './phone-words.ts';

/*
 * A phone of one version: its own engine and its own way to the server, on a database in memory, as a thread. It is copied into each
 * version's sources and bundled there, so it may use only what all of them have.
 */

const SAVE_EVERY_MS = 40;
const WAKE_EVERY_MS = 500;
const END_MS = 90_000;

const age = workerData as PhoneAge;
let urls: readonly string[] = [];
const waited = new Set<string>();
let saved = 0;
let isSaving = true;

/** Behind one address there are all servers that run: each request meets one of them. */
const { fetch } = globalThis;
globalThis.fetch = (path, init) => {
  if (typeof path !== 'string') throw new TypeError('the app asks by a path');
  return fetch(`${urls[Math.floor(Math.random() * urls.length)]}${path}`, init);
};

parentPort?.on('message', (word: PhoneWord) => {
  if (word.kind === 'servers') urls = word.urls;
  else isSaving = false;
});

async function save(): Promise<void> {
  if (!isSaving || urls.length === 0) return;
  const [call, content] = contents[saved++ % contents.length] ?? contents[0];
  await enqueue(devicePorts, { id: randomId(), call, content: content(saved) });
  void wake('enqueue');
}

/** Which items were once told to wait for the server's update. */
async function noteWaiting(): Promise<void> {
  const queued = await outboxDb.items
    .where('state')
    .equals('queued')
    .toArray()
    .catch(() => outboxDb.items.toArray());
  for (const { id, reason } of queued) if ((reason?.code as string) === 'newer') waited.add(id);
}

async function untilNothingWaits(): Promise<void> {
  let endsAt = Number.POSITIVE_INFINITY;
  while (Date.now() < endsAt) {
    await new Promise((resolve) => setTimeout(resolve, WAKE_EVERY_MS));
    if (isSaving) continue;
    if (endsAt === Number.POSITIVE_INFINITY) endsAt = Date.now() + END_MS;
    const { waiting } = await wake('button');
    if (waiting === 0) return;
  }
}

type Content = Parameters<typeof enqueue>[1]['content'];
type Made = readonly [call: QueuedCallName, content: (count: number) => Content];

/** What only the next version of the app says. */
const ahead = (members: Content): Content => (age === 'next' ? members : {});

const contents: readonly [Made, ...Made[]] = [
  ['reportDisaster', (count) => ({ ...report(count), ...ahead({ waterLevel: count, disasterType: 'tsunami' }) })],
  ['requestAid', aid],
  ['sendContactMessage', (count) => ({ ...message(count), ...ahead({ topic: 'rooms' }) })],
  ['reportDisaster', report],
];

function report(count: number): Content {
  return {
    disasterType: 'flood',
    severity: 'severe',
    address: `Ward ${count}`,
    description: 'Water to the windows, पानी',
    name: 'Asha',
    contactNumber: '98765 43210',
  };
}

function aid(count: number): Content {
  return {
    name: 'Ravi',
    contactNumber: '98765 00000',
    disasterType: 'Flood',
    location: '12.97, 77.59',
    requirements: [{ type: 'Food', quantity: String(count), urgent: true, status: 'pending' }],
    deadline: '2030-01-09T05:30:00+05:30',
    description: 'Two children',
    status: 'active',
  };
}

function message(count: number): Content {
  return { name: 'Leela', email: 'leela@example.org', message: `Rooms for ${count} people.` };
}

const saving = setInterval(() => void save(), SAVE_EVERY_MS);
const waking = setInterval(() => void wake('timer'), WAKE_EVERY_MS);
const noting = setInterval(() => void noteWaiting(), WAKE_EVERY_MS);
await untilNothingWaits();
for (const timer of [saving, waking, noting]) clearInterval(timer);
const items = await outboxDb.items.toArray();
const result: PhoneResult = {
  age,
  waited: waited.size,
  items: items.map(({ id, call, digest, state, reason }) => ({ id, call, digest, state, reason: reason?.code })),
};
parentPort?.postMessage(result);
parentPort?.unref();
