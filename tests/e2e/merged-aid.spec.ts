import type { Page } from 'playwright/test';
import { referenceOf } from '../../contract/reference.ts';
import { fillAid, submit } from '../support/forms.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { expectNoViolation, look, sidewaysScroll } from '../support/look.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, id: string) => page.locator(`article[data-aid="${id}"]`);
const same = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'May be the same household' });
const JOINED =
  'It was joined with another request of your household or place, so that one organization can bring both.';

/** Asks for help on this phone, and stays at the page that tells how it stands. */
async function askForHelp(phone: Phone, relay: Relay, values: Parameters<typeof fillAid>[1]) {
  const page = await phone.open('/request-assistance');
  await fillAid(page, values);
  await submit(page, '#aid-form');
  await main(page).getByRole('link', { name: 'See how it stands' }).click();
  await expect(main(page).locator('[aria-current=step]')).toBeVisible();
  const [made] = await relay.query<{ id: string }>('SELECT id FROM aid_requests ORDER BY created_at DESC LIMIT 1');
  return { page, id: made?.id ?? '' };
}

const mergedInto = async (relay: Relay, id: string) =>
  (await relay.query<{ into: string | null }>('SELECT same_as AS into FROM aid_requests WHERE id = $1', [id]))[0]?.into;

/** What the public list has. */
const listed = async (relay: Relay) => {
  const answer = await fetch(`${relay.origin}/api/changes/aid`);
  const { data = [] } = (await answer.json()) as { data?: { _id: string }[] };
  return data.map(({ _id }) => _id);
};

test('two of one household ask for help, an admin merges both without a network: the list has one, both are told on their phones, and it is taken back', async ({
  onlinePhone: first,
  newPhone: second,
  phone: desk,
  relay,
}, info) => {
  test.slow();
  desk.console.expectFailedRequests();
  await makeAccount(relay, OMAR);
  const earlier = await askForHelp(first, relay, { contactNumber: '98100 12345' });
  const later = await askForHelp(second, relay, { contactNumber: '+91 98100 12345', name: 'Farida' });
  expect(later.id).not.toBe(earlier.id);

  const page = await desk.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=aid')}`);
  await logIn(page, OMAR);
  await expect(page.locator('article[data-aid]')).toHaveCount(2);
  await card(page, later.id)
    .getByRole('button', { name: /^View Details/ })
    .click();
  await expect(same(page).getByText('Same telephone number')).toBeVisible();
  const [own, other] = [
    same(page).getByRole('group', { name: /^This one/ }),
    same(page).getByRole('group', { name: /^The other one/ }),
  ];
  await expect(own).toContainText('Farida');
  await expect(other).toContainText(referenceOf(earlier.id));
  await expect(other).toContainText('98100 12345');
  await look(page, info, 'same-household');
  expect(await sidewaysScroll(page)).toBe(0);
  await expectNoViolation(page, 'same household');

  await goOffline(desk.context);
  await same(page).getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(same(page).getByText('This is part of another record, which stands for both:')).toBeVisible();
  expect(await mergedInto(relay, later.id)).toBeNull();
  await goOnline(desk.context);
  await expect.poll(() => mergedInto(relay, later.id)).toBe(earlier.id);
  await expect.poll(() => listed(relay)).toEqual([earlier.id]);
  await page.keyboard.press('Escape');
  await expect(page.locator('article[data-aid]')).toHaveCount(1);
  await expect(card(page, earlier.id)).toBeVisible();

  // Whoever asked is told on the phone that sent it, by their own reference; the earlier one stands for both.
  await earlier.page.reload();
  await expect(main(earlier.page)).toContainText(referenceOf(earlier.id));
  await later.page.reload();
  await expect(main(later.page).getByText(JOINED)).toBeVisible();
  await expect(main(later.page)).toContainText(referenceOf(later.id));
  await look(later.page, info, 'tracked-joined');

  await card(page, earlier.id)
    .getByRole('button', { name: /^View Details/ })
    .click();
  await expect(same(page).getByText('2 requests are one with this:')).toBeVisible();
  await expect(same(page).getByRole('listitem')).toContainText(referenceOf(later.id));
  await look(page, info, 'household');
  expect(await sidewaysScroll(page)).toBe(0);
  await expectNoViolation(page, 'household');

  await same(page).getByRole('button', { name: 'Unmerge' }).click();
  await expect.poll(() => mergedInto(relay, later.id)).toBeNull();
  await expect.poll(async () => (await listed(relay)).toSorted()).toEqual([earlier.id, later.id].toSorted());
  await page.keyboard.press('Escape');
  await expect(page.locator('article[data-aid]')).toHaveCount(2);
  await later.page.reload();
  await expect(main(later.page)).toContainText(referenceOf(later.id));
  await expect(main(later.page).getByText(JOINED)).toBeHidden();
});
