import { expectUnsent, fillAid, submit } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

const HOUR_MS = 3_600_000;
/** Where a phone's clock begins again when its battery was empty. */
const FELL_BACK = Date.UTC(2010, 0, 1, 0, 12);

test('on a phone whose clock fell back to 2010 the form says so; without a network it asks for day and time, once the server has answered “In 6 hours” counts from its time, and the request is as old as its arrival', async ({
  relay,
  phone,
}, info) => {
  await phone.install();
  phone.console.expectFailedRequests();
  await relay.stop();
  const page = await phone.context.newPage();
  await page.clock.setSystemTime(FELL_BACK);
  await page.goto('/request-assistance');
  await expect(page.getByText(/^The clock of this phone is wrong: it says Jan 1, 2010/)).toBeVisible();
  await expect(page.getByText(/Set it right in the phone’s settings/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'In 6 hours' })).toHaveCount(0);
  await look(page, info, 'wrong-clock');

  await relay.start();
  await page.reload();
  await expect(page.getByText(/counted from the server’s time/)).toBeVisible();
  await fillAid(page);
  const now = Date.now();
  await page.getByRole('button', { name: 'In 6 hours' }).click();
  const deadline = await page
    .locator('[name=deadline]')
    .evaluate((control: HTMLInputElement) => new Date(control.value).getTime());
  // To the minute, and by a clock that the test has set.
  expect(Math.abs(deadline - (now + 6 * HOUR_MS))).toBeLessThan(HOUR_MS / 4);
  await submit(page, '#aid-form');
  await expect(page.getByText('Aid request submitted successfully!').first()).toBeVisible();
  await expectUnsent(page, 0);
  const [aid] = await relay.query<{ body: Record<string, unknown> }>('SELECT body::json AS body FROM aid_requests');
  expect(aid?.body).not.toHaveProperty('createdAt');
  expect(new Date(String(aid?.body['deadline'])).getTime()).toBe(deadline);
});
