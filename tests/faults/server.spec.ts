import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { expectUnsent } from '../support/forms.ts';
import { storedItems } from '../support/device-store.ts';
import { OUTBOX } from '../support/chaos-proxy.ts';
import type { Exchange } from '../support/chaos-proxy-exchange.ts';
import { answerBefore, gatewayFailure } from '../support/chaos-proxy-faults.ts';
import { expectSent } from './support/disk-phone.ts';
import { startServer } from '../support/server-process.ts';
import { expect, test, wholeTest } from './support/fault-test.ts';
import { holdId } from './support/held-id.ts';
import { expectKept, serverCount, serverRows } from './support/kept.ts';
import { idsIn } from './support/outbox-requests.ts';
import { keepCopy } from '../support/put-back.ts';
import { putRows, queueMany } from './support/queue-many.ts';
import { makeDisaster } from '../support/disasters.ts';
import { setClockBack } from '../support/server/set-clock-back.ts';
import { takeId } from '../support/taken-id.ts';

const hook = (name: string) => fileURLToPath(new URL(`../support/server/${name}.mjs`, import.meta.url));

for (const [id, when, hookModule, isKept] of [
  ['F01', 'after the commit and before its answer', hook('die-after-commit'), true],
  ['F02', 'before the commit', hook('die-before-commit'), false],
] as const) {
  wholeTest(`${id} @full the server dies ${when}: one row`, async ({ chaos, device, relay }) => {
    await device.install();
    const page = await device.open('/report-disaster');
    await relay.stop();
    const { databaseUrl, dataDir, port } = relay;
    const doomed = await startServer({ databaseUrl, dataDir, port, hookModule });
    await device.save(page);
    await doomed.ended;
    const answers = await relay.query<{ answer: string }>('SELECT answer FROM receipts');
    expect([await serverCount(relay), answers.length]).toEqual(isKept ? [1, 1] : [0, 0]);
    await expectUnsent(page, 1);
    await relay.start();
    await expectKept(device, relay);
    // Where it was kept, what the phone was told in the end is what the dead server never came to say.
    const [{ receipt } = {}] = await storedItems(page);
    if (isKept) expect(answers.map(({ answer }) => JSON.parse(answer).receipt)).toEqual([receipt]);
    expect(chaos.seen(OUTBOX).length).toBeGreaterThan(1);
  });
}

test('F34 the server is restarted and killed in the middle of requests: each item once', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await device.open('/');
  for (const end of ['stop', 'kill'] as const) {
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    chaos.next(1, OUTBOX, {
      title: `server: ${end}`,
      async play(exchange: Exchange) {
        await exchange.readBody();
        const answer = exchange.askServer();
        const ended = relay[end]();
        isAsked();
        // Stopped, it finishes what it answers; killed, it may or may not have written.
        await answer.then(
          ({ bytes }) => exchange.deliver(bytes),
          () => exchange.reset(),
        );
        await ended;
      },
    });
    await queueMany(device, page, 20);
    await page.goto('/outbox');
    await asked;
    await relay[end]();
    await relay.start();
    await page.reload();
    await expectUnsent(page, 0);
  }
  await expectKept(device, relay);
});

test('F45 an item that the server refuses stands first: it is parked with the reason, the others arrive', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await device.open('/');
  await chaos.shut();
  const [first] = await queueMany(device, page, 1);
  const [other] = await storedItems(page);
  expect(first?.id).toBe(other?.id);
  // The same id was used on the server for something else: only a person can say what is meant.
  await takeId(relay, first?.id);
  await queueMany(device, page, 30);
  await putRows(page, { items: [{ ...first, createdAt: 0 }] });
  await chaos.reopen();
  await page.goto('/outbox');
  await expectUnsent(page, 1);
  await expect(page.locator('article[data-item-state=needs-you]')).toContainText('already has something else');
  await relay.query('DELETE FROM receipts WHERE id = $1', [first?.id]);
  await expectKept(device, relay, { needsYou: 1 });
});

wholeTest(
  'F27 @full another copy of an item is under way: the phone is told to come back, its other item arrives, and then one row',
  async ({ chaos, device, relay }) => {
    await device.install();
    const page = await device.open('/');
    await chaos.shut();
    const [twin, other] = await queueMany(device, page, 2);
    const held = await holdId(relay, twin?.id ?? '');
    await chaos.reopen();
    await page.goto('/outbox');
    const rowOf = async (id = '') => (await storedItems(page)).find((item) => item.id === id);
    await expect.poll(() => rowOf(other?.id)).toMatchObject({ state: 'sent' });
    await expect
      .poll(() => rowOf(twin?.id))
      .toMatchObject({ state: 'queued', reason: { code: 'server-busy', status: 409 } });
    await expect(page.locator('article[data-item-state=queued]')).toContainText(
      'The server is busy and asked us to wait.',
    );
    expect((await serverRows(relay)).map(({ id }) => id)).toEqual([other?.id]);
    await held.letGo();
    await expectKept(device, relay);
  },
);

test('F36 the server’s database is put back to an earlier state: the phone hears of it, calls saved what was lost, and offers that again', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await device.open('/report-disaster');
  await device.save(page, 'Sent before the copy was made');
  await expectSent(page);
  const copy = await keepCopy(relay);
  await device.save(page, 'Sent after it');
  await expectSent(page);
  const [lost] = (await storedItems(page)).filter(({ body }) => body.includes('Sent after it'));
  const headline = page.getByRole('heading', { level: 1 });
  const sentAs = (await headline.textContent()) ?? '';
  await copy.putBack();
  expect(await serverCount(relay)).toBe(1);
  const before = chaos.log.length;

  // Nothing waits on the phone: it asks because the first answer that it gets speaks of another life of the database.
  chaos.always(OUTBOX, answerBefore(gatewayFailure(502)));
  await page.reload();
  const panel = page.locator('section[data-item-state=queued]');
  await expect(panel).toContainText('The server has a problem right now.');
  await expect(headline).toHaveText('Saved on this phone');
  await expectUnsent(page, 1);
  expect(chaos.seen({ path: '/api/receipts/verify' }).map(({ serverStatus }) => serverStatus)).toEqual([200]);

  chaos.heal();
  await page.reload();
  await expectSent(page);
  await expect(headline).toHaveText(sentAs);
  const offered = chaos.log.slice(before).filter(({ path }) => path === OUTBOX.path);
  expect(new Set(offered.flatMap(idsIn))).toEqual(new Set([lost?.id]));
  await expectKept(device, relay);
});

test('F49 the clock of the database’s machine is put back by 90 s: a phone that has the list is told of what is confirmed afterwards', async ({
  device,
  relay,
}) => {
  const address = (page: Page, text: string) => page.getByRole('main').getByText(text);
  await makeDisaster(relay, { description: 'Before the clock was put back' });
  await device.install();
  const page = await device.open('/disasters');
  await expect(address(page, 'Before the clock was put back')).toBeVisible();
  await setClockBack(relay, 90);
  // As where another machine takes over: every connection ends, and those that follow have the other clock.
  await relay.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  for (const description of ['The first one after it', 'The second one after it']) {
    await makeDisaster(relay, { description });
    await expect(async () => {
      await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
      await expect(address(page, description)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }
  await expect(address(page, 'Before the clock was put back')).toBeVisible();
});
