import { expectUnsent } from '../support/forms.ts';
import { storedItems } from '../support/device-store.ts';
import { OUTBOX } from '../support/chaos-proxy.ts';
import { answerBefore, gatewayFailure, rewriteHeaders, tooManyRequests } from '../support/chaos-proxy-faults.ts';
import { controlWorkers } from '../support/offline.ts';
import { expectSent } from './support/disk-phone.ts';
import { expect, test, wholeTest } from './support/fault-test.ts';
import { storedMeta } from './support/stored-meta.ts';
import { expectKept } from './support/kept.ts';
import { DAY_MS, MINUTE_MS, setClock } from './support/skew.ts';
import { wakeWorker } from './support/wake-worker.ts';

test('F19 the phone’s clock is 30 days ahead, jumps 60 days back and forth again: everything is sent, nothing expires', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  await setClock(device.context, 30 * DAY_MS);
  const page = await device.open('/report-disaster');
  await chaos.shut();
  await device.save(page, 'Written thirty days ahead');
  await expect.poll(async () => (await storedMeta(page, 'gate'))?.['failures']).toBeGreaterThan(0);
  await setClock(device.context, -30 * DAY_MS);
  await chaos.reopen();
  // No trigger: the page's own timer must not wait for a time sixty days from now. It looks again within a minute.
  await expectSent(page, { timeout: 90_000 });
  await device.save(page, 'Written thirty days behind');
  await expectSent(page);
  await setClock(device.context, 30 * DAY_MS);
  await device.save(page, 'Written after one more jump');
  await expectSent(page);
  await expectKept(device, relay);

  // What people see in order on the server is ordered by the server's own clock.
  const [row] = await relay.query<{ off: number }>(
    'SELECT max(abs(extract(epoch FROM now() - reported_at)))::int AS off FROM reports',
  );
  expect(row?.off).toBeLessThan(300);
});

wholeTest(
  'F19 the worker’s clock jumps while it is the only one awake: it sends all the same',
  async ({ chaos, device, relay }) => {
    await device.install();
    const page = await device.open('/report-disaster');
    const blank = await device.context.newPage();
    const workers = await controlWorkers(device.context, blank);
    chaos.always(OUTBOX, answerBefore(gatewayFailure(502)));
    await device.save(page);
    await expect.poll(async () => (await storedItems(page))[0]?.attempts).toBeGreaterThan(0);
    await page.close();
    for (const days of [30, -30]) {
      const before = chaos.seen(OUTBOX).length;
      await setClock(device.context, days * DAY_MS);
      await wakeWorker(workers, chaos);
      await expect.poll(() => chaos.seen(OUTBOX).length).toBeGreaterThan(before);
    }
    chaos.heal();
    await expectKept(device, relay);
  },
);

const HELD: readonly (readonly [words: string, retryAfter: () => string, atMostMs: number])[] = [
  ['seconds', () => '120', 2 * MINUTE_MS],
  ['a date', () => new Date(Date.now() + 5 * MINUTE_MS).toUTCString(), 5 * MINUTE_MS],
  ['an absurd number', () => '999999999', 15 * MINUTE_MS],
];

test('F22 429 with Retry-After in every form: honoured, at most a quarter of an hour; without it, our own wait', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await device.open('/report-disaster');
  let ahead = 0;
  for (const [words, retryAfter, atMostMs] of HELD) {
    chaos.next(1, OUTBOX, answerBefore(tooManyRequests(retryAfter())));
    await device.save(page, `The server asks for ${words}`);
    const gate = () => storedMeta(page, 'gate');
    await expect.poll(async () => (await gate())?.['held']).toBe(true);
    const asked = chaos.seen(OUTBOX).length;
    const waitMs = Number((await gate())?.['until']) - (Date.now() + ahead);
    expect(waitMs).toBeGreaterThan(atMostMs * 0.5);
    expect(waitMs).toBeLessThanOrEqual(atMostMs);
    // Not even a person's tap, nor a new start, overrides it.
    await page.goto('/outbox');
    await page.getByRole('button', { name: 'Send all now' }).click();
    await expect(page.locator('article[data-item-state=queued]').first()).toContainText(/busy and asked us to wait/);
    expect(chaos.seen(OUTBOX)).toHaveLength(asked);
    ahead += atMostMs + MINUTE_MS;
    await setClock(device.context, ahead);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectUnsent(page, 0);
  }
  for (const [words, retryAfter] of [
    ['nothing', undefined],
    ['nonsense', 'soon'],
    ['a time in the past', '-5'],
  ] as const) {
    chaos.next(1, OUTBOX, answerBefore(tooManyRequests(retryAfter)));
    await device.save(page, `The server asks for ${words}`);
    await expectSent(page);
  }
  await expectKept(device, relay);
});

test('F48 the server’s clock is wrong by years: sent, and its Retry-After date is read by its own clock', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await device.open('/report-disaster');
  chaos.always({ path: /^\/api\// }, rewriteHeaders({ date: 'Thu, 01 Jan 1970 00:00:00 GMT' }));
  await device.save(page, 'The server believes in 1970');
  await expectSent(page);
  chaos.heal();
  const wrong = { date: 'Thu, 01 Jan 1970 00:00:00 GMT', 'retry-after': 'Thu, 01 Jan 1970 00:01:00 GMT' };
  chaos.next(1, OUTBOX, answerBefore({ status: 429, headers: wrong }));
  await device.save(page, 'The server asks for a minute of 1970');
  await expect.poll(async () => (await storedMeta(page, 'gate'))?.['held']).toBe(true);
  const waitMs = Number((await storedMeta(page, 'gate'))?.['until']) - Date.now();
  expect(waitMs).toBeGreaterThan(0);
  expect(waitMs).toBeLessThanOrEqual(MINUTE_MS);
  await setClock(device.context, 2 * MINUTE_MS);
  await expectKept(device, relay);
});

const FAKETIME_LIBRARY = process.env['FAKETIME_LIBRARY'];

for (const days of FAKETIME_LIBRARY === undefined ? [] : [30, -30]) {
  const wrongFromTheStart = test.extend({
    phoneOptions: {
      env: {
        ...(process.env as Record<string, string>),
        LD_PRELOAD: FAKETIME_LIBRARY ?? '',
        FAKETIME: `${days > 0 ? '+' : ''}${days}d`,
        // Any other setting makes the browser hang.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        FAKETIME_FORCE_MONOTONIC_FIX: '0',
        NO_FAKE_STAT: '1',
      },
    },
  });
  wrongFromTheStart(
    `F19 the whole browser’s clock is ${days} days off, worker included: saved, kept and sent`,
    async ({ chaos, device, relay }) => {
      await device.install();
      const page = await device.open('/report-disaster');
      const offMs = (await page.evaluate(() => Date.now())) - Date.now();
      expect(Math.round(offMs / DAY_MS)).toBe(days);
      await chaos.shut();
      await device.save(page);
      await expectUnsent(page, 1);
      await chaos.reopen();
      await device.restart();
      await expectKept(device, relay);
    },
  );
}
