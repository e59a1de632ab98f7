import { inTime } from '../../src/data/in-time.ts';
import { onCopiedBuild } from '../support/copied-build.ts';
import { controlWorkers } from '../support/offline.ts';
import { OUTBOX } from '../support/chaos-proxy.ts';
import { answerShelf } from '../support/chaos-proxy-faults.ts';
import { expect, wholeTest } from './support/fault-test.ts';
import { expectKept } from './support/kept.ts';
import { idsIn } from './support/outbox-requests.ts';
import { queueMany } from './support/queue-many.ts';
import { wakeWorker } from './support/wake-worker.ts';

const updating = wholeTest.extend(onCopiedBuild);

updating(
  'F10 a new version takes over while the old worker is sending: the old one finishes its request, each item once',
  async ({ build, chaos, device, relay }) => {
    await device.install();
    const page = await device.open('/not-a-screen');
    await chaos.shut();
    await queueMany(device, page, 60);
    await chaos.reopen();
    const workers = await controlWorkers(device.context, page);
    const shelf = answerShelf();
    chaos.next(1, OUTBOX, shelf.hold);
    await wakeWorker(workers, chaos);
    await expect.poll(() => shelf.count()).toBe(1);

    await build?.release();
    const states = page.evaluate(watchTakeOver);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['takeover'])).toBe('asked');
    shelf.release();
    await expect.poll(() => relay.query('SELECT id FROM reports')).toHaveLength(60);
    // A late event may start the old worker again while it is being put away. Browsers end it once it is idle, but not while a
    // test's tools are attached to it.
    const isDone = await inTime(states, undefined, 5_000);
    if (isDone === undefined) await workers.stopAll();
    const seen = await states;

    // The old worker's request was answered, and not one item of it was offered again.
    const [first] = chaos.seen(OUTBOX);
    const [firstIds, laterIds] = [idsIn(first!), chaos.seen(OUTBOX).slice(1).flatMap(idsIn)];
    expect(laterIds.filter((id) => firstIds.includes(id))).toEqual([]);
    expect(seen).toBe('activated');
    await expectKept(device, relay);
  },
);

/** In the page: fetches the new version, asks it to take over at once, and answers its state in the end. */
async function watchTakeOver(): Promise<string> {
  const registration = await navigator.serviceWorker.ready;
  const found = new Promise<ServiceWorker>((resolve) => {
    const look = () => {
      const next = registration.installing ?? registration.waiting;
      if (next) resolve(next);
    };
    registration.addEventListener('updatefound', look);
    // The browser looks for a new version by itself after a page was opened: it may have found it already.
    look();
  });
  await registration.update();
  const next = await found;
  const reaches = (state: ServiceWorkerState) =>
    new Promise<void>((resolve) => {
      const look = () => next.state === state && resolve();
      next.addEventListener('statechange', look);
      look();
    });
  await reaches('installed');
  next.postMessage({ type: 'SKIP_WAITING' });
  document.documentElement.dataset['takeover'] = 'asked';
  await reaches('activated');
  return next.state;
}
