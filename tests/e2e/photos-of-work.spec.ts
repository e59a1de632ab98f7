import type { Page } from 'playwright/test';
import { expectUnsent } from '../support/forms.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { look, sidewaysScroll } from '../support/look.ts';
import { ASHA, logIn, makeAccount, OMAR, type Someone } from '../support/people.ts';
import { cameraPhoto } from '../support/pictures.ts';
import { accept, expectStates, headline, main, makeTask, openAs, step } from '../support/volunteers.ts';
import { takeAllAndPack } from '../support/taken-aid.ts';

const PATNA = { lati: 25.61, long: 85.14 };
const KOSI: Someone = {
  name: 'Kosi Flood Relief',
  email: 'kosi@example.org',
  password: 'seven boats on the Kosi',
  role: 'ngo',
};

interface WorkPhotosRow {
  stage: string;
  announced: number;
  states: string[];
}

/** What was announced, with where each photo of it stands on the server. */
const onServer = (relay: Relay) =>
  relay.query<WorkPhotosRow>(
    `SELECT stage, announced, ARRAY(SELECT state FROM photos WHERE record_id = work_photos.id ORDER BY place) AS states
     FROM work_photos ORDER BY received_at, stage`,
  );

async function choose(page: Page, count: number): Promise<void> {
  const part = page.locator('[data-work-photos]');
  await page.getByRole('button', { name: 'Add photos' }).click();
  const files = await Promise.all(Array.from({ length: count }, (_, at) => cameraPhoto(`work-${at}.jpg`)));
  await part.getByLabel('Choose photos', { exact: true }).setInputFiles(files);
  await expect(part.locator('[data-photo]')).toHaveCount(count);
}

test('a volunteer arrives with photos and is done with one, all without a network; they follow by themselves, and the admin who confirms the work sees them', async ({
  phone,
  onlinePhone,
  relay,
}, info) => {
  for (const one of [phone, onlinePhone]) one.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  await makeAccount(relay, OMAR);
  const id = await makeTask(relay, 3, { location: PATNA });
  const page = await openAs(phone, ASHA, `/volunteer/notifications/${id}`, 'Flood');
  await accept(page);
  await relay.stop();
  await step(page, 'On my way').click();
  await expect(headline(page, 'You are on your way')).toBeVisible();

  // Chosen before the step is taken, and there still after the camera has ended the page.
  await choose(page, 2);
  await page.getByLabel('Photo 1: What it shows').fill('The boat');
  await look(page, info, 'step-with-photos');
  await page.reload();
  await expect(page.locator('[data-work-photos] [data-photo]')).toHaveCount(2);
  await step(page, 'Arrived').click();
  await expect(headline(page, 'You are there')).toBeVisible();
  await expect(main(page).getByText('2 photos still on this phone')).toBeVisible();
  await expect(main(page).getByText('They are sent after the text.')).toBeVisible();
  await expectUnsent(page, 2);
  await choose(page, 1);
  await step(page, 'Done').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, it is done' }).click();
  await expect(main(page).getByText('1 photo still on this phone')).toBeVisible();
  await look(page, info, 'photos-wait');

  await relay.start();
  await page.reload();
  await expectStates(relay, ASHA, ['done']);
  await expect
    .poll(() => onServer(relay), { timeout: 90_000 })
    .toEqual([
      { stage: 'arrived', announced: 2, states: ['ready', 'ready'] },
      { stage: 'done', announced: 1, states: ['ready'] },
    ]);
  await expect(main(page).getByText('2 photos have arrived.')).toBeVisible();
  await page.goto(`/volunteer/notifications/${id}?lang=ar`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(main(page).getByText('وصلت صورتان.')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await look(page, info, 'photos-arrived-ar');

  // The admin, on the report's page: with the work to be confirmed, and after that with the team.
  const desk = await openAs(onlinePhone, OMAR, `/admin-dashboard/disaster/${id}`, 'Flood');
  const work = desk.locator('[data-work]');
  await work.getByRole('button', { name: 'Show 3 photos' }).click();
  const arrived = work.getByRole('group', { name: 'Photos from arriving' });
  await expect(arrived.locator('img')).toHaveCount(2);
  await expect(arrived.locator('img').first()).toHaveAttribute('src', /^blob:/);
  await expect(arrived.getByText('The boat')).toBeVisible();
  await expect(work.getByRole('group', { name: 'Photos of the finished work' }).locator('img')).toHaveCount(1);
  await look(desk, info, 'admin-sees');
  await work.getByRole('button', { name: /^Confirm/ }).click();
  const team = desk.locator('[data-photos-of]');
  await expect(team).toContainText(ASHA.name);
  await expect(team.getByRole('button', { name: 'Show 3 photos' })).toBeVisible();
});

test('an NGO hands a delivery over with a photo, without a network; it follows, and the admin sees it with the request', async ({
  phone,
  onlinePhone,
  relay,
}, info) => {
  for (const one of [phone, onlinePhone]) one.console.expectFailedRequests();
  await makeAccount(relay, KOSI);
  await makeAccount(relay, OMAR);
  const { aidId, deliveryId } = await takeAllAndPack(relay, KOSI);
  await phone.install();
  const page = await phone.open(`/login?next=${encodeURIComponent('/ngo-dashboard?tab=deliveries')}`);
  await logIn(page, KOSI);
  const delivery = page.locator(`[data-delivery="${deliveryId}"]`);
  await expect(delivery.getByRole('button', { name: 'Hand over' })).toBeVisible();
  await relay.stop();
  await delivery.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('dialog').getByLabel('If there is no code: why').fill('The phone was under water');
  await choose(page, 1);
  await look(page, info, 'handover-with-photo');
  await page.getByRole('dialog').getByRole('button', { name: 'Save the handover' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(delivery).toHaveAttribute('data-status', 'delivered');
  await relay.start();
  await page.reload();
  await expect
    .poll(() => onServer(relay), { timeout: 90_000 })
    .toEqual([{ stage: 'handed-over', announced: 1, states: ['ready'] }]);
  await delivery.getByRole('button', { name: 'Show 1 photo' }).click();
  await expect(delivery.getByRole('group', { name: 'Photos of the handover' }).locator('img')).toHaveCount(1);

  const desk = await onlinePhone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=aid')}`);
  await logIn(desk, OMAR);
  await desk
    .locator(`article[data-aid="${aidId}"]`)
    .getByRole('button', { name: /^View Details/ })
    .click();
  const listed = desk.locator(`[data-delivery="${deliveryId}"]`);
  await listed.getByRole('button', { name: 'Show 1 photo' }).click();
  await expect(listed.locator('img')).toHaveAttribute('src', /^blob:/);
});
