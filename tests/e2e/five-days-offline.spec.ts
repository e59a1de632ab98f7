import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { makeDisaster } from '../support/disasters.ts';
import { fillAid, submit } from '../support/forms.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { expectNoViolation, look, sidewaysScroll } from '../support/look.ts';
import { makeNgos } from '../support/ngos.ts';
import { goOffline } from '../support/offline.ts';

const HOUR_MS = 3_600_000;

const main = (page: Page) => page.getByRole('main');
const ages = (page: Page) => main(page).locator('[data-age]');
const WAIT = 'Wait on the roof, 18:00';

/** An organization has it in hand, something of it is on its way, and it has written so. */
async function answer(relay: Relay): Promise<void> {
  const [aid] = await relay.query<{ id: string }>('SELECT id FROM aid_requests');
  const [ngoId] = await makeNgos(relay, [{ name: 'Kosi Flood Relief' }]);
  const [id, takingId] = [randomUUID(), randomUUID()];
  await relay.query(
    'INSERT INTO aid_takings (id, aid_id, ngo_id, account_id, taken_at) VALUES ($1, $2, $3, $3, now())',
    [takingId, aid?.id, ngoId],
  );
  await relay.query('INSERT INTO aid_taken_lines (aid_id, line, taking_id) VALUES ($1, 0, $2)', [aid?.id, takingId]);
  await relay.query(
    `INSERT INTO deliveries (id, aid_id, taking_id, ngo_id, priority, expected_day, packed_at)
     VALUES ($1, $2, $3, $4, 'High', '2027-01-10', now())`,
    [id, aid?.id, takingId, ngoId],
  );
  await relay.query('INSERT INTO delivery_lines (delivery_id, aid_id, line) VALUES ($1, $2, 0)', [id, aid?.id]);
  await relay.query(
    `INSERT INTO record_messages (id, record_id, account_id, text, said_at, received_at)
     VALUES ($1, $2, $3, $4, now(), now())`,
    [randomUUID(), aid?.id, ngoId, WAIT],
  );
}

test('after five days without a network all that a phone kept says how old it is, and loudly', async ({
  phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await makeDisaster(relay, { status: 'approved' });
  const page = await phone.open('/request-assistance');
  await fillAid(page);
  await submit(page, '#aid-form');
  await main(page).getByRole('link', { name: 'See how it stands' }).click();
  await expect(main(page).locator('[aria-current=step]')).toContainText('Received');
  const track = page.url();
  await answer(relay);
  await page.goto('/disasters');
  await expect(main(page).getByText(/^Last update: /)).toBeVisible();
  await page.goto(track);
  await expect(main(page).getByText(WAIT)).toBeVisible();
  await expect(main(page).getByText(/^[0-9A-HJKMNP-TV-Z]{6}$/)).toBeVisible();
  await expect(ages(page)).toHaveCount(0);

  await goOffline(phone.context);
  const now = Date.now();
  await page.clock.setSystemTime(now + 3 * HOUR_MS);
  await page.reload();
  await expect(ages(page)).toHaveText(Array.from({ length: 3 }, () => 'As of 3 hours ago.'));
  await page.clock.setSystemTime(now + 5 * 24 * HOUR_MS);
  await page.reload();
  // Above all of it, above the code of what is on its way, and above what was written.
  await expect(ages(page)).toHaveText(Array.from({ length: 3 }, () => /^As of 5 days ago\. /));
  await expect(main(page).locator('[data-age=stale]')).toHaveCount(3);
  await expect(main(page).getByText(WAIT)).toBeVisible();
  await look(page, info, 'five-days-offline');
  await expectNoViolation(page, 'five days offline');
  expect(await sidewaysScroll(page)).toBe(0);

  await page.goto('/disasters');
  await expect(ages(page)).toHaveText([/^As of 5 days ago\. /]);
});
