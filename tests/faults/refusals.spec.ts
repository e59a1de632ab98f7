import { storedItems } from '../support/device-store.ts';
import { expectUnsent, submit } from '../support/forms.ts';
import { OUTBOX } from '../support/chaos-proxy.ts';
import { resetAfter } from '../support/chaos-proxy-faults.ts';
import { runCommand } from '../support/server-command.ts';
import { spoil } from '../support/spoil-item.ts';
import { expectSent } from './support/disk-phone.ts';
import { expect, wholeTest } from './support/fault-test.ts';
import { expectKept, serverCount, serverRows } from './support/kept.ts';

wholeTest(
  'F26 @full refused for what is written in it: it needs the person, its neighbour arrives; corrected, it goes out once under a new id',
  async ({ chaos, device, relay }) => {
    await device.install();
    const page = await device.open('/report-disaster');
    await chaos.shut();
    await device.save(page);
    await device.save(page);
    const refused = await spoil(page, 'contactNumber', '\u200b\u3164');
    await chaos.reopen();
    await page.goto('/outbox');
    await expectKept(device, relay, { needsYou: 1 });
    const card = page.locator('article[data-item-state=needs-you]');
    await expect(card.getByRole('listitem')).toHaveText('Phone number: required');

    await card.getByRole('link', { name: 'Correct and send again' }).click();
    await page.locator('[name=contactNumber]').fill('+91 12345 67890');
    // Nobody hears that the correction has arrived: it is offered again.
    chaos.next(1, OUTBOX, resetAfter);
    await submit(page, '#report-form');
    await expectSent(page);
    await expectUnsent(page, 0);
    const items = await storedItems(page);
    expect(items.map(({ state }) => state).toSorted()).toEqual(['replaced', 'sent', 'sent']);
    const corrected = items.find(({ id }) => items.some(({ replacedBy }) => replacedBy === id));
    expect(JSON.parse(corrected?.body ?? '')).toMatchObject({
      contactNumber: '+91 12345 67890',
      supersedes: refused.id,
    });
    const sent = items.flatMap(({ id, body, state }) => (state === 'sent' ? [{ id, body }] : []));
    const rows = await serverRows(relay);
    expect(rows.toSorted(byId)).toEqual(sent.toSorted(byId));
  },
);

wholeTest(
  'F46 @full erased on the server, then the phone offers it again: removed by request, says its card, and it never returns',
  async ({ chaos, device, relay }) => {
    await device.install();
    const page = await device.open('/report-disaster');
    chaos.always(OUTBOX, resetAfter);
    await device.save(page);
    await expect.poll(() => serverCount(relay)).toBe(1);
    const [item] = await storedItems(page);
    const id = item?.id ?? '';
    const { code } = await runCommand('erase', [id, '--yes'], relay);
    expect([code, await serverCount(relay)]).toEqual([0, 0]);
    await expectUnsent(page, 1);
    chaos.heal();

    await page.goto('/outbox');
    const card = page.locator('article[data-item-state=needs-you]');
    await expect(card).toContainText('Needs you: It was removed from the server by request.');
    await expect(card.getByRole('button', { name: /^Send/ })).toHaveCount(0);
    await expect(card.getByRole('link', { name: /Correct/ })).toHaveCount(0);
    // Nor by the button for all.
    const asked = chaos.seen(OUTBOX).length;
    await page.getByRole('button', { name: 'Send all now' }).click();
    await page.reload();
    await expect(card).toContainText('removed from the server by request');
    expect(chaos.seen(OUTBOX)).toHaveLength(asked);
    expect(await relay.query('SELECT id::text, erased_at IS NOT NULL AS erased FROM receipts')).toEqual([
      { id, erased: true },
    ]);
    await relay.query('DELETE FROM receipts');
    await expectKept(device, relay, { needsYou: 1 });
  },
);

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
