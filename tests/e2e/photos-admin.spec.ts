import type { Locator, Page } from 'playwright/test';
import { referenceOf } from '../../contract/reference.ts';
import { send, type Sender } from '../support/attack/send.ts';
import { decide } from '../support/disasters.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { expectNoViolation, look, sidewaysScroll } from '../support/look.ts';
import { ASHA, logIn, makeAccount, OMAR, type Someone } from '../support/people.ts';
import { drawnPhoto, heicPhoto, makeAidWithPhotos, makeReportWithPhotos, tellLost } from '../support/sent-photos.ts';
import { makeWork } from '../support/volunteer-work.ts';
import { main, openAs } from '../support/volunteers.ts';

const address = (id: string) => `/admin-dashboard/disaster/${id}`;
const KOSI: Someone = {
  name: 'Kosi Flood Relief',
  email: 'kosi@example.org',
  password: 'seven boats on the Kosi',
  role: 'ngo',
};

/** The public picture; on a thin link it is asked for, and a page that has just come does not know yet how thin its link is. */
async function photoOf(page: Page): Promise<Locator> {
  const picture = page.getByRole('img', { name: 'Photo of this disaster' });
  const door = page.getByRole('button', { name: 'Show the photo' });
  await expect(picture.or(door)).toBeVisible();
  if (await door.isVisible()) await door.click();
  return picture;
}

async function logInByWire(relay: Relay, { email, password }: Someone): Promise<Sender> {
  const { token, user } = await send(relay, '/api/users/login', { email, password });
  return { token: String(token), id: (user as { _id: string })._id };
}

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
  const aid = await makeAidWithPhotos(relay, 1, [{ bytes: house }]);
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
  // What the server refuses is said where it was asked, and nothing that was drawn is lost.
  const stateOf = (state: string) => relay.query('UPDATE photos SET state = $2 WHERE id = $1', [ids[0], state]);
  await stateOf('undecodable');
  phone.console.expectFailedRequests();
  await dialog.getByRole('button', { name: 'Show to everybody' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This photo can’t be shown to everybody.');
  await stateOf('ready');
  await page.route('**/release', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Show to everybody' }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is no connection to the server.');
  await expect(box).toBeVisible();
  await page.unroute('**/release');
  await dialog.getByRole('button', { name: 'Show to everybody' }).click();
  await expect(dialog).toBeHidden();
  await expect(tile(0).getByText('Everybody will see this picture once the report is approved.')).toBeVisible();
  await expect(tile(0).getByText('Everybody can see it')).toHaveCount(0);

  // Whoever reads of the disaster sees it, and a part of it alone as the admin covered it.
  await decide(relay, id, 'approved');
  await page.goto(`/disaster/${id}`);
  const shown = await photoOf(page);
  await expect(shown).toHaveAttribute('src', /^\/api\/images\//);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await look(page, info, 'disaster-photo');
  await page.goto(address(id));
  await expect(tile(0).getByText('Everybody can see it')).toBeVisible();
  await tile(0).getByRole('button', { name: 'Withdraw it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
  await expect(tile(0).getByText('Everybody can see it')).toBeHidden();
  await expect(main(page).getByText('Photo withdrawn')).toBeVisible();
  await expect(main(page).getByText('Photo shown to everybody')).toBeVisible();
  await page.goto(`/disaster/${id}`);
  await expect(main(page).getByText('Water up to the roof.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo of this disaster' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show the photo' })).toHaveCount(0);

  // Those of a request for aid are for whoever helps alone.
  await page.goto('/admin-dashboard?tab=aid');
  await page
    .locator(`article[data-aid="${aid.id}"]`)
    .getByRole('button', { name: /^View Details/ })
    .click();
  const details = page.getByRole('dialog').getByRole('region', { name: 'Photos' });
  await expect(details.locator('img')).toHaveAttribute('src', /^blob:/);
  await expect(details.getByRole('button', { name: 'Show to everybody…' })).toHaveCount(0);
  await look(page, info, 'admin-aid-photos');
});

test('a volunteer sees the photos of the disaster that they are on, and of no other; the NGO that took a request sees its photos at a tap', async ({
  onlinePhone: phone,
  newPhone: ngoPhone,
  relay,
}, info) => {
  for (const who of [ASHA, KOSI]) await makeAccount(relay, who);
  const bytes = await drawnPhoto('#ad3409');
  const own = await makeReportWithPhotos(relay, 1, [{ bytes, caption: 'نهر' }]);
  const other = await makeReportWithPhotos(relay, 1, [{ bytes }]);
  const aid = await makeAidWithPhotos(relay, 1, [{ bytes }]);
  for (const { id } of [own, other]) await decide(relay, id, 'approved');
  await makeWork(relay, { email: ASHA.email, disasterId: own.id, state: 'accepted', hours: 1 });
  await expect.poll(async () => (await relay.query("SELECT 1 FROM photos WHERE state = 'ready'")).length).toBe(3);
  const page = await openAs(phone, ASHA, `/volunteer/notifications/${own.id}`, 'Flood');
  await photos(page).getByRole('button', { name: 'Open: Photo 1 of 1' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'نهر' })).toHaveAttribute('data-form', 'whole');
  expect(await relay.query("SELECT 1 FROM acts WHERE action = 'photo-seen' AND about = $1", [own.id])).toHaveLength(1);
  await page.keyboard.press('Escape');
  await look(page, info, 'volunteer-photos');
  await page.goto(`/volunteer/notifications/${other.id}`);
  await expect(main(page).getByRole('heading', { name: 'Location' })).toBeVisible();
  await expect(photos(page)).toHaveCount(0);

  const sender = await logInByWire(relay, KOSI);
  await send(relay, '/api/aid/act', { act: 'take', aidId: aid.id, lines: [0] }, sender);
  const desk = await ngoPhone.open(`/login?next=${encodeURIComponent('/ngo-dashboard?tab=notifications')}`);
  await logIn(desk, KOSI);
  await main(desk)
    .getByRole('button', { name: /^Accepted/ })
    .click();
  const card = desk.locator(`article[data-request="${aid.id}"]`);
  await card.getByRole('button', { name: 'Show the photos' }).click();
  await expect(photos(desk).locator('img')).toHaveAttribute('src', /^blob:/);
  await look(desk, info, 'ngo-photos');
});

test('photos of a report and of a request that were merged into another are reached from the one that stays', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeAccount(relay, OMAR);
  const house = await drawnPhoto('#ad3409');
  const earlier = await makeReportWithPhotos(relay, 0, []);
  const later = await makeReportWithPhotos(relay, 1, [{ bytes: house, caption: 'My street' }]);
  const page = await openAs(phone, OMAR, address(later.id), 'Flood');
  const same = main(page).getByRole('region', { name: 'May be the same event' });
  await same.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(same.getByText('This is part of another record, which stands for both:')).toBeVisible();
  await same.getByRole('link', { name: referenceOf(earlier.id) }).click();
  await expect(page).toHaveURL(new RegExp(earlier.id));
  await same.getByRole('button', { name: 'Show 1 photo' }).click();
  const merged = page.getByRole('group', { name: 'Photos of the merged record' });
  await expect(merged.getByRole('listitem')).toContainText('My street');
  await expect(merged.locator('img')).toHaveAttribute('src', /^blob:/);
  await look(page, info, 'photos-of-merged');
  expect(await sidewaysScroll(page)).toBe(0);
  await expectNoViolation(page, 'photos of what was merged');

  const first = await makeAidWithPhotos(relay, 0, []);
  const second = await makeAidWithPhotos(relay, 1, [{ bytes: house, caption: 'The well' }]);
  await page.goto('/admin-dashboard?tab=aid');
  const details = (id: string) =>
    page.locator(`article[data-aid="${id}"]`).getByRole('button', { name: /^View Details/ });
  await details(second.id).click();
  const household = page.getByRole('dialog').getByRole('region', { name: 'May be the same household' });
  await household.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(household.getByText('This is part of another record, which stands for both:')).toBeVisible();
  await page.keyboard.press('Escape');
  await details(first.id).click();
  await household.getByRole('button', { name: 'Show 1 photo' }).click();
  await expect(merged.getByRole('listitem')).toContainText('The well');
  await expect(merged.locator('img')).toHaveAttribute('src', /^blob:/);
  await look(page, info, 'photos-of-merged-aid');
  await expectNoViolation(page, 'photos of a merged request');
});
