import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeAccount, OMAR } from '../support/people.ts';
import { drawnPhoto, heicPhoto, makeReportWithPhotos, tellLost } from '../support/sent-photos.ts';
import { main, openAs } from '../support/volunteers.ts';

const address = (id: string) => `/admin-dashboard/disaster/${id}`;
const photos = (page: Page) => main(page).getByRole('region', { name: 'Photos' });

test('an admin sees which photos have come and which not, covers a face by keyboard and shows one to everybody, who see it until it is withdrawn', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeAccount(relay, OMAR);
  const house = await drawnPhoto('#ad3409');
  const { id, photos: ids } = await makeReportWithPhotos(relay, 6, [
    { bytes: house, caption: 'My street' },
    { bytes: heicPhoto() },
    { bytes: await drawnPhoto('#0a5560', 900, 1200) },
    { bytes: house, arrived: Math.floor(house.length / 2) },
  ]);
  await tellLost(relay, id, 1);
  const states = () =>
    relay.query<{ state: string }>('SELECT state FROM photos WHERE record_id = $1 ORDER BY place', [id]);
  await expect
    .poll(async () => (await states()).map(({ state }) => state))
    .toEqual(['ready', 'undecodable', 'ready', 'awaited']);
  const page = await openAs(phone, OMAR, address(id), 'Flood');
  const section = photos(page);
  const tile = (at: number) => section.locator(`[data-photo="${ids[at]}"]`);
  await expect(section.getByText('1 photo still on the phone')).toBeVisible();
  await expect(section.getByText('1 photo lost on the phone')).toBeVisible();
  await expect(tile(3)).toContainText(/Arriving: (49|50)%/);
  await expect(tile(0).locator('img')).toHaveAttribute('src', /^blob:/);
  await expect(tile(0)).toContainText('My street');
  await expect(tile(0)).toContainText(/Full picture: [\d.]+ kB/);
  const download = page.waitForEvent('download');
  await tile(1)
    .getByRole('button', { name: /^Download the original/ })
    .click();
  expect((await download).suggestedFilename()).toBe('photo-2.heic');
  await look(page, info, 'admin-photos');

  const opener = tile(0).getByRole('button', { name: 'Open: Photo 1 of 4' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Photo 1 of 2' });
  await expect(viewer.getByRole('img', { name: 'My street' })).toHaveAttribute('data-form', 'whole');
  await look(page, info, 'photo-viewer');
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('dialog', { name: 'Photo 2 of 2' });
  await second.getByRole('button', { name: /^Load the full picture/ }).click();
  await expect(second.getByRole('img')).toHaveAttribute('data-form', 'whole');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await tile(0).getByRole('button', { name: 'Show to everybody…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show to everybody' });
  await expect(dialog.getByText('Everybody will see this picture once the report is approved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add a box' }).click();
  const box = dialog.getByRole('button', { name: /^Box 1:/ });
  await expect(box).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect(box).toHaveAccessibleName('Box 1: 42% from the left, 38% from the top, 27% wide, 27% high');
  await look(page, info, 'photo-release');
  await page.route('**/release', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Show to everybody' }).click();
  phone.console.expectFailedRequests();
  await expect(dialog.getByRole('alert')).toContainText('There is no connection to the server.');
  await expect(box).toBeVisible();
  await page.unroute('**/release');
  await dialog.getByRole('button', { name: 'Show to everybody' }).click();
  await expect(dialog).toBeHidden();
  await expect(tile(0).getByText('Everybody can see it')).toBeVisible();
});
