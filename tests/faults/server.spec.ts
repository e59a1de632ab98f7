import { expectUnsent } from '../support/forms.ts';
import { storedItems } from '../support/device-store.ts';
import { OUTBOX } from '../support/chaos-proxy.ts';
import type { Exchange } from '../support/chaos-proxy-exchange.ts';
import { expect, test } from './support/fault-test.ts';
import { expectKept } from './support/kept.ts';
import { putRows, queueMany } from './support/queue-many.ts';
import { takeId } from '../support/taken-id.ts';

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
