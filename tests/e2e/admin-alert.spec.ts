import type { Locator, Page } from 'playwright/test';
import { makePhone, test } from '../support/alerted-phones.ts';
import { makeDisaster } from '../support/disasters.ts';
import { expect } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, makeAccount, OMAR } from '../support/people.ts';
import { BINA, main, openAs } from '../support/volunteers.ts';

const PATNA = { lati: 25.61, long: 85.14 };

const path = (id: string) => `/admin-dashboard/disaster/${id}`;
const panel = (page: Page) => main(page).getByRole('region', { name: 'Alerts', exact: true });
const card = (page: Page) => panel(page).getByRole('article');
const figure = (of: Locator, key: string) => of.locator(`[data-figure=${key}] dd`);
const news = (page: Page) => panel(page).getByRole('button', { name: 'Refresh' });

/** Opens the sheet and writes these words; all else stays as it suggests. */
async function write(page: Page, button: string, message: string): Promise<Locator> {
  await main(page).getByRole('button', { name: button, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Alert Volunteers' });
  await sheet.getByLabel('Message').fill(message);
  return sheet;
}

test('an admin alerts and sees it go out, come to phones, be opened and accepted; without a network it stands as it was told last, and another one waits', async ({
  phone,
  relay,
  service,
}, info) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, OMAR);
  const asha = await makePhone(relay, service, ASHA, PATNA);
  const bina = await makePhone(relay, service, BINA, PATNA);
  // The service is slow; one of the phones has taken its address back.
  let goOn = () => {};
  const isOpen = new Promise<void>((resolve) => (goOn = resolve));
  service.answer(async (push) => {
    await isOpen;
    return push.path === bina.path ? 410 : 201;
  });
  const id = await makeDisaster(relay, { location: PATNA, status: 'pending' });
  const page = await openAs(phone, OMAR, path(id), 'Flood');
  const sheet = await write(page, 'Alert Volunteers', 'Boats are needed at ward 7.');
  await expect(sheet.getByText('It reaches 2 volunteers now.')).toBeVisible();
  await sheet.getByText('Who gets it, and who does not').click();
  await expect(sheet.getByText('It goes to 2 phones.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Alert now' }).click();
  const banner = main(page).getByRole('status').filter({ hasText: 'Volunteers have been notified successfully!' });
  await expect(banner).toContainText('It goes to 2 phones.');
  await expect(page).toHaveURL(new RegExp(`${path(id)}$`));
  await expect(card(page).getByText('Going out now')).toBeVisible();
  await expect(figure(card(page), 'sent')).toHaveText('0 of 2');
  await expect(card(page).getByText('By Omar Said')).toBeVisible();
  goOn();
  const sent = async () => {
    await news(page).click();
    return figure(card(page), 'sent').textContent();
  };
  await expect.poll(sent).toBe('1 of 2');
  await expect(figure(card(page), 'gone')).toHaveText('1 phone');
  await expect(card(page).getByText('Gone out, waits for more to accept')).toBeVisible();
  await asha.say('reached');
  await asha.say('opened');
  await news(page).click();
  await expect(figure(card(page), 'reached')).toHaveText('1 of 2');
  await expect(figure(card(page), 'opened')).toHaveText('1 of 2');
  await asha.accept(id);
  // Somebody who accepts is news of the report: nobody presses anything.
  await expect(figure(card(page), 'accepted')).toHaveText('1 volunteer', { timeout: 60_000 });

  // As a server with both ways has told whom no push reached; these go to nobody here.
  await relay.query(
    `INSERT INTO alert_steps (id, notice_id, account_id, step, mark)
     SELECT gen_random_uuid(), alert_id, account_id, step, mark
     FROM alert_recipients JOIN accounts ON accounts.id = account_id,
       (VALUES ('sms', 'sent'), ('email', 'refused')) AS told (step, mark) WHERE email = $1`,
    [BINA.email],
  );
  await news(page).click();
  const way = (name: string) => card(page).getByRole('region', { name });
  await expect(figure(way('By SMS'), 'sent')).toHaveText('1 volunteer');
  await expect(figure(way('By e-mail'), 'refused')).toHaveText('1 volunteer');

  await relay.stop();
  await page.reload();
  await expect(figure(way('By SMS'), 'sent')).toHaveText('1 volunteer');
  await expect(figure(card(page), 'reached')).toHaveText('1 of 2');
  await expect(figure(card(page), 'accepted')).toHaveText('1 volunteer');
  await expect(panel(page).getByText(/^Last update: .*The server cannot be reached/)).toBeVisible();
  await (await write(page, 'Alert again', 'Doctors to the school.')).getByRole('button', { name: 'Alert now' }).click();
  const queued = card(page).filter({ hasText: 'Waits on this phone' });
  await expect(queued.getByText('Doctors to the school.')).toBeVisible();
  await expect(queued.getByText('Nobody is alerted yet.', { exact: false })).toBeVisible();
  await look(page, info, 'admin-alert-waits');
});
