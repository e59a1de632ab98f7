import type { Page } from 'playwright/test';
import { expectUnsent, REPORT, submit } from '../support/forms.ts';
import { storedItems } from '../support/device-store.ts';
import { controlWorkers } from '../support/offline.ts';
import { OUTBOX, type ChaosProxy } from '../support/chaos-proxy.ts';
import { delay } from '../support/chaos-proxy-faults.ts';
import { expectSaved, toReport, untilDraftIsKept, writeReport, type DiskPhone } from './support/disk-phone.ts';
import { expect, test, wholeTest } from './support/fault-test.ts';
import { expectKept } from './support/kept.ts';
import { mostAtOnce } from './support/outbox-requests.ts';
import { queueMany } from './support/queue-many.ts';
import { wakeWorker } from './support/wake-worker.ts';

/** Two tabs and the worker begin to send 40 items at once, over a server that takes its time. */
async function sendFromThree(device: DiskPhone, chaos: ChaosProxy): Promise<void> {
  const [first, second] = [await device.open('/'), await device.open('/')];
  await chaos.shut();
  await queueMany(device, first, 40);
  const workers = await controlWorkers(device.context, second);
  await chaos.reopen();
  chaos.always(OUTBOX, delay(300));
  await Promise.all([first.goto('/outbox'), second.goto('/outbox'), wakeWorker(workers, chaos).catch(() => undefined)]);
  await Promise.all([first, second].map((page) => expectUnsent(page, 0)));
}

wholeTest(
  'F05 two tabs and the worker send at once: each item once, and in one request at a time',
  async ({ chaos, device, relay }) => {
    await device.install();
    await sendFromThree(device, chaos);
    await expectKept(device, relay);
    expect(mostAtOnce(chaos.seen(OUTBOX))).toBe(1);
  },
);

wholeTest(
  'F05 the same where tabs have no Web Locks, and nothing keeps them from the worker: still one row each',
  async ({ chaos, device, relay }) => {
    await device.install();
    await device.context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    });
    await sendFromThree(device, chaos);
    await expectKept(device, relay);
  },
);

test('F43 a double tap, Enter twice, and a reload in the middle of the save: one item each', async ({
  device,
  relay,
}) => {
  await device.install();
  const page = await device.open('/report-disaster');
  const write = async (description: string) => {
    await toReport(page);
    await writeReport(page, description);
    await untilDraftIsKept(page, description);
    device.said.push(description);
  };
  const expectItems = (count: number) => expect.poll(async () => (await storedItems(page)).length).toBe(count);

  await write('Tapped twice');
  await page.locator('#report-form button[type=submit]').dblclick();
  await expectSaved(page);
  await expectItems(1);

  await write('Tapped twice in one moment');
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('#report-form button[type=submit]');
    button?.click();
    button?.click();
    button?.form?.requestSubmit();
  });
  await expectSaved(page);
  await expectItems(2);

  await write('Enter twice');
  await page.locator('#report-form [name=address]').press('Enter');
  await page.keyboard.press('Enter');
  await expectSaved(page);
  await expectItems(3);

  await write('Reloaded while it was being saved');
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('#report-form')?.requestSubmit();
    location.reload();
  });
  await reloaded;
  await finishInterrupted(page);
  await expectItems(4);
  await expectKept(device, relay);
});

const remembering = wholeTest.extend({
  // Playwright switches the memory of pages off.
  phoneOptions: { ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

for (const [memory, its] of [['with', remembering] as const, ['without', test] as const]) {
  its(
    `F43 back and forward ${memory} the browser’s memory of pages: what was sent once stays sent once`,
    async ({ device, relay }) => {
      await device.install();
      const page = await device.open('/report-disaster');
      await device.save(page, 'Sent, then back and forward');
      await page.goto('/');
      await goBack(page);
      await expectSaved(page);
      await page.reload();
      await expectSaved(page);
      expect(await storedItems(page)).toHaveLength(1);

      const late = 'Left half-way and finished later';
      await page.goto('/report-disaster');
      await writeReport(page, late);
      await untilDraftIsKept(page, late);
      await page.goto('/request-assistance');
      await goBack(page);
      const description = page.locator('#report-form [name=description]');
      // The browser itself puts back some fields at once, the app all of them: a press before that shows them first, and sends nothing.
      await expect(description).toHaveValue(late);
      await expect(page.locator('#report-form [name=address]')).toHaveValue(REPORT.address);
      await submit(page, '#report-form');
      await expectSaved(page);
      device.said.push(late);
      // Whatever the browser remembers of the form, it is a new one.
      await page.goto('/report-disaster');
      await page.goto('/');
      await goBack(page);
      await expect(description).toHaveValue('');
      await expectKept(device, relay);
    },
  );
}

/** A page that comes out of the browser's memory is not loaded again: only its address tells. */
async function goBack(page: Page): Promise<void> {
  const before = page.url();
  // A moment later: the call itself answers while its page is still there.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).not.toHaveURL(before);
}

/** After a reload in the middle of a save either the save was through, or the form is still there, filled. */
async function finishInterrupted(page: Page): Promise<void> {
  const wasSaved = async () => (await storedItems(page)).length === 4;
  const isFilled = async () => (await page.locator('#report-form [name=description]').inputValue()) !== '';
  await expect.poll(async () => (await wasSaved()) || (await isFilled())).toBe(true);
  if (await wasSaved()) return;
  await submit(page, '#report-form');
  await expectSaved(page);
}
