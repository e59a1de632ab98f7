import type { Locator, Page } from '@playwright/test';
import { makePastAlert, makePhone, test } from '../support/alerted-phones.ts';
import { untilArrived } from '../support/arrival.ts';
import { makeDisaster } from '../support/disasters.ts';
import { expect } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, makeAccount, OMAR, type Someone } from '../support/people.ts';
import { BINA, main, openAs } from '../support/volunteers.ts';

const PATNA = { lati: 25.61, long: 85.14 };
const CHANDU: Someone = { ...ASHA, name: 'Chandu Lal', email: 'chandu@example.org' };
const DILIP: Someone = { ...ASHA, name: 'Dilip Sahni', email: 'dilip@example.org' };
const ESHA: Someone = { ...ASHA, name: 'Esha Kumari', email: 'esha@example.org' };

const path = (id: string) => `/admin-dashboard/disaster/${id}`;
const panel = (page: Page) => main(page).getByRole('region', { name: 'Alerts', exact: true });
const card = (page: Page) => panel(page).getByRole('article');
const figure = (of: Locator, key: string) => of.locator(`[data-figure=${key}] dd`);
const news = (page: Page) => panel(page).getByRole('button', { name: 'Look for news' });

/** By the sheet; what it suggests, with these words. */
async function alert(page: Page, button: string, message: string): Promise<void> {
  await main(page).getByRole('button', { name: button, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Alert Volunteers' });
  await sheet.getByLabel('Message').fill(message);
  await sheet.getByRole('button', { name: 'Alert now' }).click();
}

test('an admin alerts and sees it go out, come to phones, be opened and accepted; without a network it stands as it was told last', async ({
  phone,
  relay,
  service,
}, info) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, OMAR);
  const asha = await makePhone(relay, service, ASHA, PATNA);
  const bina = await makePhone(relay, service, BINA, PATNA);
  await makePhone(relay, service, CHANDU, PATNA);
  const dilip = await makePhone(relay, service, DILIP, PATNA);
  // Near as well, and on another disaster.
  const busy = await makePhone(relay, service, ESHA, PATNA);
  await busy.accept(await makeDisaster(relay, { disasterType: 'fire' }));
  // The service is slow; one of the phones has taken its address back.
  let goOn = () => {};
  const isOpen = new Promise<void>((resolve) => (goOn = resolve));
  service.answer(async (push) => {
    await isOpen;
    return push.path === dilip.path ? 410 : 201;
  });
  const id = await makeDisaster(relay, { location: PATNA, status: 'pending' });
  const page = await openAs(phone, OMAR, path(id), 'Flood');
  await expect(main(page).getByRole('button', { name: 'Alert Volunteers' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Alert Volunteers', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Alert Volunteers' });
  await expect(sheet.getByText('It reaches 4 volunteers now.')).toBeVisible();
  await sheet.getByText('Who gets it, and who does not').click();
  await expect(sheet.getByText('It goes to 4 phones.')).toBeVisible();
  await expect(sheet.getByText('1 volunteer near it is on a disaster already.')).toBeVisible();
  await look(page, info, 'admin-alert-reach');
  await page.keyboard.press('Escape');
  await alert(page, 'Alert Volunteers', 'Boats are needed at ward 7.');
  await untilArrived(page, 'Admin dashboard');

  await page.goto(path(id));
  await expect(card(page).getByText('Going out now')).toBeVisible();
  await expect(figure(card(page), 'chosen')).toHaveText('4 phones');
  await expect(figure(card(page), 'sent')).toHaveText('0 of 4');
  await expect(figure(card(page), 'rest')).toHaveText('4 phones');
  await expect(card(page).getByText('Boats are needed at ward 7.')).toBeVisible();
  await expect(card(page).getByText('By Omar Said')).toBeVisible();
  goOn();
  // Nobody presses anything.
  await expect(figure(card(page), 'sent')).toHaveText('3 of 4', { timeout: 60_000 });
  await expect(card(page).getByText('Gone out, waits for more to accept')).toBeVisible();
  await expect(figure(card(page), 'gone')).toHaveText('1 phone');
  await expect(card(page).getByText(/^Take no alerts any more/)).toBeVisible();
  await expect(figure(card(page), 'rest')).toHaveCount(0);
  await expect(card(page).getByText('A phone answers when it is on and has a network.')).toBeVisible();

  await asha.say('reached');
  await bina.say('reached');
  await asha.say('opened');
  await news(page).click();
  await expect(figure(card(page), 'reached')).toHaveText('2 of 4');
  await expect(figure(card(page), 'opened')).toHaveText('1 of 4');
  await expect(card(page).getByText('A phone answers when it is on and has a network.')).toHaveCount(0);
  await asha.accept(id);
  // Somebody who accepts is news of the report: nobody presses anything.
  await expect(figure(card(page), 'accepted')).toHaveText('1 volunteer', { timeout: 60_000 });
  await look(page, info, 'admin-alert-answered');

  await relay.stop();
  await page.reload();
  await expect(figure(card(page), 'reached')).toHaveText('2 of 4');
  await expect(figure(card(page), 'accepted')).toHaveText('1 volunteer');
  await expect(panel(page).getByText(/^As of .*The server cannot be reached/)).toBeVisible();
});

test('of several alerts to one disaster each has its own progress, the newest one open; why phones were not told is said by cause, and where nobody knows, that; one that waits on the phone is shown as waiting', async ({
  phone,
  relay,
  service,
}, info) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, OMAR);
  await makePhone(relay, service, ASHA, PATNA);
  const id = await makeDisaster(relay, { location: PATNA });
  const page = await openAs(phone, OMAR, path(id), 'Flood');
  await expect(panel(page).getByText('Nobody has been alerted to this disaster.')).toBeVisible();
  await makePastAlert(relay, { disasterId: id, by: OMAR, hours: 30, marks: [] });
  await makePastAlert(relay, { disasterId: id, by: OMAR, hours: 2, marks: [1, 1, 2, 3, 3, 4, 5, 6, 6, 7] });
  await news(page).click();
  await expect(figure(card(page), 'sent')).toHaveText('2 of 10');
  const others = { over: '1 phone', quiet: '2 phones', capped: '1 phone', gone: '1 phone' };
  for (const [key, text] of Object.entries({ ...others, refused: '1 phone', unreachable: '2 phones' })) {
    await expect(figure(card(page), key)).toHaveText(text);
  }
  await expect(card(page).getByText('Rest now: told when their quiet hours are over')).toBeVisible();

  await relay.stop();
  await alert(page, 'Alert again', 'Doctors to the school.');
  await expect(panel(page).getByText('Nobody is alerted yet.', { exact: false })).toBeVisible();
  await expect(card(page).filter({ hasText: 'Waits on this phone' }).getByText('Doctors to the school.')).toBeVisible();
  const earlier = panel(page).locator('details');
  await earlier.locator('summary').click();
  await expect(
    earlier.getByText('7 volunteers were chosen. How far it came is not known here any more.'),
  ).toBeVisible();
  await expect(figure(earlier, 'sent')).toHaveCount(0);
  await look(page, info, 'admin-alert-waits');
  await relay.start();
  await page.reload();
  await expect(card(page)).toHaveCount(1);
  await expect(card(page).getByText('Doctors to the school.')).toBeVisible();
  await expect(figure(card(page), 'sent')).toHaveText('1 of 1', { timeout: 60_000 });
  await expect(earlier).toHaveCount(2);
  await expect(figure(earlier.first(), 'sent')).toBeHidden();
  await earlier.first().locator('summary').click();
  await expect(figure(earlier.first(), 'sent')).toHaveText('2 of 10');
  await expect(earlier.first().getByText('Boats to ward 7.')).toBeVisible();
});
