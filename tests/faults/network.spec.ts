import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { outboxLimits } from '../../contract/outbox-limits.ts';
import { expectUnsent } from '../support/forms.ts';
import { storedItems } from '../support/device-store.ts';
import { OUTBOX, type ChaosProxy } from '../support/chaos-proxy.ts';
import {
  answerAfter,
  answerBefore,
  answerShelf,
  delay,
  drip,
  type FalseAnswer,
  type Fault,
  gatewayFailure,
  hangAfter,
  hangBefore,
  LOGIN_PAGE,
  LOGIN_REDIRECT,
  LOGIN_REQUIRED,
  OTHER_SERVER,
  resetAfter,
  resetBefore,
  resetInBody,
  sendTwice,
  TOO_LARGE_PAGE,
  truncate,
} from '../support/chaos-proxy-faults.ts';
import { SLOW_2G } from '../support/chaos-proxy-link.ts';
import { expectSent, type DiskPhone } from './support/disk-phone.ts';
import { expect, test, wholeTest } from './support/fault-test.ts';
import { expectKept, serverCount } from './support/kept.ts';
import { idsIn } from './support/outbox-requests.ts';
import { putRows, queueMany } from './support/queue-many.ts';

/** No packing makes it less than a kilobyte of the request: two digits in three are of no pattern. */
const ONE_KILOBYTE = Array.from({ length: 40 }, (_, n) => createHash('sha256').update(`${n}`).digest('base64url')).join(
  ' ',
);

/** Saves a report under each fault in turn; it waits for the reason named, and goes out when the fault has passed. */
async function saveUnder(
  device: DiskPhone,
  chaos: ChaosProxy,
  faults: readonly [Fault, string | RegExp][],
): Promise<Page> {
  const page = await device.open('/report-disaster');
  for (const [fault, reason] of faults) {
    chaos.always(OUTBOX, fault);
    await device.save(page, `Saved under: ${fault.title}`);
    await expectWaiting(page, reason);
    chaos.heal();
    await hearOfNetwork(page);
    await expectSent(page);
  }
  return page;
}

/** As a phone hears that the network is back: what waits is tried at once. */
async function hearOfNetwork(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

async function expectWaiting(page: Page, reason: string | RegExp): Promise<void> {
  await expectUnsent(page, 1);
  const waiting = async () => (await storedItems(page)).find(({ state }) => state === 'queued');
  // Of the host as a whole the row says nothing until it was tried.
  await expect.poll(async () => (await waiting())?.reason?.code ?? '').toMatch(reason);
}

wholeTest(
  'F20 a Wi-Fi that answers in our place, with pages, redirects or JSON of others: nothing counts as sent',
  async ({ chaos, device, relay }) => {
    await device.install();
    await saveUnder(device, chaos, [
      [answerBefore(LOGIN_PAGE), 'not-ours'],
      [answerAfter(LOGIN_PAGE), 'not-ours'],
      // A redirect is not followed, and cannot be read.
      [answerBefore(LOGIN_REDIRECT), 'unreachable'],
      [answerBefore(LOGIN_REQUIRED), 'server-trouble'],
      [answerBefore(OTHER_SERVER), 'not-ours'],
      [answerBefore(TOO_LARGE_PAGE), 'not-ours'],
      [answerBefore({ status: 204 }), 'not-ours'],
    ]);
    await expectKept(device, relay);
  },
);

test('F21 502, 503 and 504 before the commit and after it: one row', async ({ chaos, device, relay }) => {
  await device.install();
  await saveUnder(device, chaos, [
    [answerBefore(gatewayFailure(502)), 'server-trouble'],
    [answerBefore(gatewayFailure(504)), 'server-trouble'],
    [answerAfter(gatewayFailure(502)), 'server-trouble'],
    [answerAfter(gatewayFailure(503)), 'server-trouble'],
    [answerAfter(gatewayFailure(504)), 'server-trouble'],
  ]);
  await expectKept(device, relay);
});

wholeTest(
  'F28 @full the call is gone after a change of the server, 404, 405 or 410: nothing is dropped, all waits until it is back',
  async ({ chaos, device, relay }) => {
    await device.install();
    const ours = (status: number, kind: string): FalseAnswer => ({
      status,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ success: false, kind, message: 'Update the app.' }),
    });
    const page = (status: number): FalseAnswer => ({
      status,
      headers: { 'content-type': 'text/html' },
      body: '<h1>No</h1>',
    });
    await saveUnder(device, chaos, [
      [answerBefore(ours(404, 'not-found')), 'server-trouble'],
      [answerBefore(ours(405, 'method')), 'server-trouble'],
      [answerBefore(ours(410, 'gone')), 'server-trouble'],
      [answerBefore(page(404)), 'not-ours'],
      [answerBefore(page(405)), 'not-ours'],
      [answerBefore(page(410)), 'not-ours'],
    ]);
    await expectKept(device, relay);
  },
);

test('F29 a connection that breaks before, in and after the request: it is tried again, one row', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await saveUnder(device, chaos, [
    [resetBefore, 'unreachable'],
    [resetInBody, 'unreachable'],
    [resetAfter, 'unreachable'],
  ]);
  await chaos.shut();
  await device.save(page, 'Saved while the connection is refused');
  await expectWaiting(page, 'unreachable');
  await chaos.reopen();
  // Opening the app is a trigger.
  await expectKept(device, relay);
});

test('F30 silence on an open connection: the time limit ends it, and the next item goes on', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await device.context.newPage();
  // The pages' own clock, which runs as any other until it is put forward.
  await page.clock.install();
  await page.goto('/report-disaster');
  const hangs = [hangAfter, hangBefore];
  for (const hang of hangs) chaos.next(1, OUTBOX, hang);
  await device.save(page, 'The server hears it and its answer never comes');
  await device.save(page, 'Nobody hears it at first');
  await expect.poll(() => serverCount(relay)).toBe(1);
  for (const hang of hangs) {
    await expect.poll(() => chaos.seen(OUTBOX).at(-1)?.fault).toBe(hang.title);
    await page.clock.fastForward(outboxLimits.textRequestMs);
  }
  await expectKept(device, relay);
  expect(await serverCount(relay)).toBe(2);
});

test('F31 slow 2G: a report of 1 kB gets through, sent once', async ({ chaos, device, relay }, info) => {
  await device.install();
  const page = await device.open('/report-disaster');
  chaos.slow(SLOW_2G);
  await device.save(page, `Water in the street. ${ONE_KILOBYTE}`);
  await expectSent(page);
  const [request] = chaos.seen(OUTBOX);
  expect(chaos.seen(OUTBOX)).toHaveLength(1);
  expect(request?.body.length).toBeGreaterThanOrEqual(1_000);
  info.annotations.push({ type: 'ms on 2G', description: `${(request?.endedAt ?? 0) - (request?.startedAt ?? 0)}` });
  chaos.heal();
  await expectKept(device, relay);
});

test('F32 answers cut off, late, in drops or meant for another request: only the receipt counts, one row', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await saveUnder(device, chaos, [
    // In the first line, browsers still make an answer of it.
    [truncate(10), /unreachable|not-ours/],
    [truncate(200), /unreachable|not-ours/],
    [truncate(-20), 'unreachable'],
  ]);
  chaos.next(1, OUTBOX, delay(1_500));
  await device.save(page, 'Its answer comes late');
  await expectSent(page);
  chaos.next(1, OUTBOX, drip(100, 40));
  await device.save(page, 'Its answer comes in drops');
  await expectSent(page);
  const shelf = answerShelf();
  chaos.next(1, OUTBOX, shelf.hold);
  chaos.next(1, OUTBOX, shelf.replay);
  await device.save(page, 'Its answer is given to another');
  await expect.poll(() => shelf.count()).toBe(1);
  // The page that waited for it is gone: its successor gets the old answer for a batch with a new item in it.
  await page.goto('/report-disaster');
  await device.save(page, 'It gets the answer of another');
  await expectKept(device, relay);
  shelf.release();
});

test('F33 a proxy on the way sends the request twice: one row', async ({ chaos, device, relay }) => {
  await device.install();
  const page = await device.open('/report-disaster');
  const faults = [sendTwice('first'), sendTwice('second'), sendTwice('first', true), sendTwice('second', true)];
  for (const fault of faults) {
    chaos.next(1, OUTBOX, fault);
    await device.save(page, `Saved under: ${fault.title}`);
    await expectSent(page);
  }
  expect(chaos.seen(OUTBOX).map(({ fault }) => fault)).toEqual(faults.map(({ title }) => title));
  await expectKept(device, relay);
});

test('F38 the browser says offline while the network is there, and online while it is not: it sends all the same', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  await device.context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => localStorage.getItem('says') !== 'offline' });
  });
  // The worker must not help out: it believes the same.
  for (const worker of device.context.serviceWorkers()) {
    await worker.evaluate(() =>
      Object.defineProperty(Object.getPrototypeOf(navigator) as object, 'onLine', { get: () => false }),
    );
  }
  const page = await device.open('/report-disaster');
  await page.evaluate(() => localStorage.setItem('says', 'offline'));
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  const belief = page.getByText('No connection: kept here, sent later.');
  await expect(belief).toBeVisible();
  await device.save(page, 'The browser believes in no network');
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await expectSent(page);
  await page.evaluate(() => localStorage.setItem('says', 'online'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  // It goes with its line: a press in the moment in which everything below moves up would meet another place.
  await expect(belief).toBeHidden();
  await chaos.shut();
  await device.save(page, 'The browser believes in a network');
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expectWaiting(page, 'unreachable');
  await chaos.reopen();
  await expectKept(device, relay);
});

test('F45 an item that breaks every request it is in stands first: the others arrive without it', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await device.open('/');
  await chaos.shut();
  const [poison] = await queueMany(device, page, 5);
  await putRows(page, { items: [{ ...poison, createdAt: 0 }] });
  chaos.always(OUTBOX, {
    title: 'reset on one item',
    async play(exchange) {
      const body = await exchange.readBody();
      const isPoisoned = idsIn({ headers: exchange.seen.headers, body }).includes(poison?.id ?? '');
      if (isPoisoned) exchange.reset();
      else await exchange.passThrough();
    },
  });
  await chaos.reopen();
  await page.goto('/outbox');
  await expectKept(device, relay, { waiting: 1 });
  chaos.heal();
  await page.reload();
  await expectKept(device, relay);
});
