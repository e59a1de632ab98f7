import { expectUnsent, submit } from '../support/forms.ts';
import { storedItems } from '../support/device-store.ts';
import { controlWorkers } from '../support/offline.ts';
import { wakeWorker } from './support/wake-worker.ts';
import { OUTBOX } from '../support/chaos-proxy.ts';
import { answerShelf, delay } from '../support/chaos-proxy-faults.ts';
import { Prng } from '../sim/prng.ts';
import { expectSaved, untilDraftIsKept, writeReport } from './support/disk-phone.ts';
import { expect, test, wholeTest } from './support/fault-test.ts';
import { killAt } from './support/halt-at.ts';
import { expectKept, serverCount } from './support/kept.ts';
import { queueMany } from './support/queue-many.ts';

const words = 'Written in the moment in which the phone stopped';

test('F03 @storage the app is killed right after the commit: the item is there and goes out at the next start', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const browser = await killAt('complete', device, chaos);
  const page = await device.open('/report-disaster');
  await writeReport(page, words);
  await submit(page, '#report-form').catch(() => undefined);
  await browser.gone;
  expect(chaos.seen(OUTBOX)).toEqual([]);
  // The screen could not say it any more, but the commit is what it would have said it for.
  device.said.push(words);

  await device.restart();
  await expectKept(device, relay);
});

test('F04 @storage the app is killed before the commit: no half item, and the form still holds what was typed', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const browser = await killAt('put', device, chaos);
  const page = await device.open('/report-disaster');
  await writeReport(page, words);
  await untilDraftIsKept(page, words);
  await submit(page, '#report-form').catch(() => undefined);
  await browser.gone;

  await device.restart();
  const later = await device.open('/report-disaster');
  await expect(later.locator('[name=description]')).toHaveValue(words);
  expect(await storedItems(later)).toEqual([]);
  await expectUnsent(later, 0);
  expect(await serverCount(relay)).toBe(0);
  await submit(later, '#report-form');
  await expectSaved(later);
  device.said.push(words);
  await expectKept(device, relay);
});

wholeTest(
  'F06 the worker is killed in the middle of a replay: what it had in hand is sent again, each once',
  async ({ chaos, device, relay }) => {
    await device.install();
    const page = await device.open('/');
    await chaos.shut();
    await queueMany(device, page, 40);
    const blank = await device.context.newPage();
    const workers = await controlWorkers(device.context, blank);
    await page.close();
    const shelf = answerShelf();
    chaos.always(OUTBOX, shelf.hold);
    await chaos.reopen();
    for (let killed = 0, known = 0; killed < 3; killed += 1) {
      await wakeWorker(workers, chaos);
      await expect.poll(() => shelf.count()).toBeGreaterThan(known);
      await workers.stopAll();
      known = shelf.count();
    }
    expect(await serverCount(relay)).toBeGreaterThan(0);
    chaos.heal();
    shelf.release();
    await expectKept(device, relay);
  },
);

wholeTest(
  'F07 the page crashes in the middle of a replay, and the worker with it: each item once',
  async ({ chaos, device, relay }) => {
    await device.install();
    const first = await device.open('/');
    await chaos.shut();
    await queueMany(device, first, 40);
    const shelf = answerShelf();
    chaos.always(OUTBOX, shelf.hold);
    const page = await device.context.newPage();
    const session = await device.context.newCDPSession(page);
    await first.close();
    await chaos.reopen();
    await page.goto('/outbox');
    // The page's, or the worker's, which the first page told of what waits.
    await expect.poll(() => shelf.count()).toBeGreaterThan(0);
    const crashed = page.waitForEvent('crash');
    // A page that has crashed does not answer.
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
    chaos.heal();
    shelf.release();
    await expectKept(device, relay);
  },
);

wholeTest(
  'F08 @storage the browser is killed at random moments of a replay of 60 items: each once',
  async ({ chaos, device, relay, isShort }, info) => {
    const cycles = isShort ? 3 : 20;
    const random = new Prng(1000 + info.repeatEachIndex);
    await device.install();
    const first = await device.open('/');
    await chaos.shut();
    await queueMany(device, first, 60);
    await first.close();
    await chaos.reopen();
    // A replay of 60 takes three requests: slow answers leave room to be killed between any two steps.
    chaos.always(OUTBOX, delay(random.between(50, 400)));
    const survived: number[] = [];
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const page = await device.context.newPage();
      void page.goto('/outbox').catch(() => undefined);
      await new Promise((resume) => setTimeout(resume, random.between(0, 1_500)));
      await device.kill();
      survived.push(await serverCount(relay));
      await device.restart();
      // Once all have arrived a kill proves nothing more: more to send.
      if (survived.at(-1) === device.said.length) await queueMany(device, await device.open('/'), 60);
    }
    info.annotations.push({ type: 'arrived at each kill', description: survived.join(' ') });
    chaos.heal();
    await expectKept(device, relay);
  },
);
