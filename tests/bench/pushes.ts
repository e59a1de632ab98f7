import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { fitMessage } from '../../server/push/fit-message.ts';
import { openPushSender } from '../../server/push/open-push-sender.ts';
import type { PushSender } from '../../server/push/sender.ts';
import { ownVapidKeys } from '../../server/push/vapid-keys.ts';
import { vaultOf } from '../../server/vault.ts';
import { startPushService, subscribe, type Subscriber } from '../support/push-service.ts';
import { load } from './machine.ts';

/** Pushes a second that one core encrypts and sends. */
const BAR = 1_500;
const DEVICES = 5_000;
const AT_ONCE = 50;
const RUNS = 5;
/** Of each run, so many are read again by their devices. */
const READ = 25;

interface Sink {
  origin: string;
  host: string;
  ca: string;
}

const ID = '1b4e28ba-2fa1-4d1b-a7a3-0f6a4c5d2e1f';

/**
 * Pushes a second of one process, each encrypted for a device of its own, to a service on this machine that takes all of them. That is a
 * process of its own: what counts is the sender's processor time.
 */
export async function measurePushes(): Promise<void> {
  const child = fork(process.argv[1] ?? '', ['push-sink']);
  const [sink] = (await once(child, 'message')) as [Sink];
  const sender = openPushSender({
    web: {
      keys: ownVapidKeys(undefined, vaultOf(randomBytes(32))),
      subject: 'https://relief.example.org',
      hosts: [sink.host],
      clock: { now: () => Date.now() },
    },
    onError: (error) => console.error(error),
    wires: { rules: { ca: sink.ca } },
  });
  try {
    await sendAll(sender, devicesAt(sink, 500));
    const rates: { wall: number; cpu: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) rates.push(await oneRun(sender, devicesAt(sink, DEVICES), child));
    const median = (of: 'wall' | 'cpu') => rates.map((rate) => rate[of]).toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
    console.log(
      `push, ${DEVICES} devices, ${AT_ONCE} at once: ${Math.round(median('cpu'))} a second of a core (bar ${BAR}), ` +
        `${Math.round(median('wall'))} a second by the clock beside the sink's process, load ${load()}`,
    );
  } finally {
    await sender.close();
    child.kill();
  }
}

/** What the child does: takes pushes, and gives back the last of them when it is asked. */
export async function servePushSink(): Promise<void> {
  const service = await startPushService();
  const { origin, host, ca, received } = service;
  process.on('message', () => {
    const last = received.slice(-READ).map(({ path, body }) => ({ path, body: body.toString('base64') }));
    process.send?.({ count: received.length, last });
    received.length = 0;
  });
  process.send?.({ origin, host, ca });
}

function devicesAt({ origin }: Sink, count: number): Subscriber[] {
  return Array.from({ length: count }, () => subscribe(origin));
}

async function oneRun(sender: PushSender, devices: readonly Subscriber[], child: ChildProcess) {
  await asked(child);
  const [start, before] = [performance.now(), process.cpuUsage()];
  await sendAll(sender, devices);
  const { user, system } = process.cpuUsage(before);
  const wall = (devices.length * 1000) / (performance.now() - start);
  const { count, last } = await asked(child);
  if (count !== devices.length) throw new Error(`${count} of ${devices.length} pushes came`);
  for (const { path, body } of last) {
    const device = devices.find(({ target }) => target.endpoint.endsWith(path));
    const text = device?.read({ path, headers: {}, body: Buffer.from(body, 'base64') }) ?? '';
    if (text !== payload) throw new Error('a push came that its device cannot read');
  }
  return { wall, cpu: (devices.length * 1e6) / (user + system) };
}

async function asked(child: ChildProcess): Promise<{ count: number; last: { path: string; body: string }[] }> {
  child.send('tell');
  const [told] = (await once(child, 'message')) as [{ count: number; last: { path: string; body: string }[] }];
  return told;
}

async function sendAll(sender: PushSender, devices: readonly Subscriber[]): Promise<void> {
  const left = devices.values();
  const lane = async () => {
    for (const { target } of left) {
      const sent = await sender.send(target, { payload, urgency: 'high', ttlSeconds: 3600 });
      if (sent.kind !== 'sent') throw new Error(`a push was not taken: ${sent.kind}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

const payload = fitMessage({
  v: 1,
  id: ID,
  kind: 'alert',
  title: 'Flood in Supaul: boats are needed',
  body: 'The embankment has given way near the bridge. '.repeat(6),
  path: `/disasters/${ID}`,
  at: '2026-11-22T10:00:00.000Z',
  task: {
    _id: ID,
    type: 'flood',
    severity: 'critical',
    reportedAt: '2026-11-22T09:00:00.000Z',
    lati: 26.1,
    long: 86.6,
  },
  receipt: { device: ID, key: 'k'.repeat(22) },
});
