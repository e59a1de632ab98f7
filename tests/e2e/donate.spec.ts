import type { Page } from 'playwright/test';
import { expect, test, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, logIn, makeAccount } from '../support/people.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const donate = (page: Page) => main(page).getByRole('button', { name: 'Donate', exact: true });
const field = (page: Page, name: string) => page.locator(`#donate-form [name=${name}]`);

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}
const gift = { amount: '1,500.50', donorName: 'Asha Devi', email: 'asha@example.org', phone: '9810012345' };

const donations = (relay: Relay) =>
  relay.query<{ status: string; amount: number; isTest: boolean; entries: number }>(
    `SELECT status, amount::int AS amount, is_test AS "isTest",
            (SELECT count(*)::int FROM fund_entries WHERE donation_id = donations.id) AS entries
     FROM donations ORDER BY created_at`,
  );

test('somebody gives on the test payment page: dismissed, failed, then paid once whatever is tapped, with a receipt to print', async ({
  onlinePhone,
  relay,
}, info) => {
  onlinePhone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  const page = await onlinePhone.open('/donate');
  await expect(main(page).getByText('no money moves')).toBeVisible();
  await fill(page, gift);
  await look(page, info, 'donate');
  await donate(page).click();
  await expect(main(page).getByText('Please login to make a donation')).toBeVisible();
  await main(page).getByRole('link', { name: 'Log in', exact: true }).click();
  await logIn(page, ASHA);
  // Nothing that was typed is lost.
  await expect(field(page, 'amount')).toHaveValue('1,500.50');
  await fill(page, { amount: '0.5', phone: '98100' });
  await donate(page).click();
  await expect(main(page).getByText('The smallest donation is ₹1.').first()).toBeVisible();
  await expect(main(page).getByText('A phone number has exactly 10 digits here.').first()).toBeVisible();
  await look(page, info, 'donate-problems');

  await fill(page, gift);
  await donate(page).click();
  await expect(dialog(page).getByText('₹1,500.50')).toBeVisible();
  await look(page, info, 'test-payment');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(main(page).getByText('You closed the payment. Nothing was paid.')).toBeVisible();

  await donate(page).click();
  await dialog(page).getByRole('button', { name: 'Let the payment fail (test)' }).click();
  await expect(main(page).getByText('Payment failed: The test bank said no')).toBeVisible();

  await donate(page).dblclick();
  await dialog(page).getByRole('button', { name: 'Pay (test)' }).dblclick();
  await expect(main(page).getByText('Thank you for your donation!')).toBeVisible();
  expect(await donations(relay)).toEqual([{ status: 'completed', amount: 150_050, isTest: true, entries: 1 }]);
  await look(page, info, 'donated');

  await main(page).getByRole('link', { name: 'See the receipt' }).click();
  const paper = main(page).getByRole('article', { name: 'Donation receipt' });
  await expect(paper).toContainText('₹1,500.50');
  await expect(paper).toContainText('This was a test payment');
  await look(page, info, 'receipt');
  await main(page).getByRole('link', { name: 'My donations' }).click();
  await expect(main(page).getByRole('link', { name: 'Receipt 1' })).toBeVisible();
  await look(page, info, 'account-with-donations');
  // While the server cannot be asked the list is as it was seen last, and says when that was.
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(main(page).getByText(/^Last update: /)).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Receipt 1' })).toBeVisible();
  await page.unroute('**/api/**');

  // Its entry is in the public ledger, which this phone verifies by itself; nothing of the donor is in it.
  await page.goto('/fund-info');
  await expect(main(page).getByText('It has 2 entries.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Check this entry' }).click();
  await expect(main(page).getByText(/^Entry 1 is in the ledger: Received · ⁦?₹1,500\.50/)).toBeVisible();
  await look(page, info, 'ledger');
  const ledger = await (await fetch(`${relay.origin}/api/ledger/download`)).text();
  for (const word of ['Asha', 'asha@', '9810012345']) expect(ledger).not.toContain(word);
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(main(page).getByRole('heading', { name: 'السجل وراء هذه الأرقام' })).toBeVisible();
  await look(page, info, 'ledger-arabic');
  await page.goto('/donate');
  await expect(main(page).getByRole('heading', { level: 1, name: 'تبرَّع' })).toBeVisible();
  // What was given is no draft any more.
  await expect(field(page, 'amount')).toHaveValue('');
  await look(page, info, 'donate-arabic');
});

test('without a network nothing is queued and nothing lost; an answer that was lost after paying costs no second payment', async ({
  onlinePhone,
  relay,
}) => {
  onlinePhone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  const page = await onlinePhone.open('/login?next=%2Fdonate');
  await logIn(page, ASHA);
  await expect(field(page, 'donorName')).toHaveValue('Asha Devi');
  await fill(page, gift);
  await page.route('**/api/payment/donate', (route) => route.abort());
  await donate(page).click();
  await expect(main(page).getByText('There is no connection. Nothing was paid.').first()).toBeVisible();
  expect(await donations(relay)).toEqual([]);
  await page.unroute('**/api/payment/donate');

  // The answer to the proof is lost; after a reload the payment is shown first, and asked after by itself once there is an answer.
  await page.route('**/api/payment/verify-donation', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await donate(page).click();
  await dialog(page).getByRole('button', { name: 'Pay (test)' }).click();
  await expect(main(page).getByText('You need not pay again.')).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('A payment of ₹1,500.50 is being confirmed')).toBeVisible();
  await expect(donate(page)).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Pay again all the same' })).toBeVisible();
  await page.unroute('**/api/payment/verify-donation');
  await page.reload();
  await expect(main(page).getByText('Thank you for your donation!')).toBeVisible();
  expect(await donations(relay)).toEqual([{ status: 'completed', amount: 150_050, isTest: true, entries: 1 }]);

  // Another gift is another donation, and one that is changed after its order is a third.
  await main(page).getByRole('button', { name: 'Give again' }).click();
  await expect(field(page, 'amount')).toHaveValue('');
  await fill(page, gift);
  await donate(page).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await fill(page, { amount: '70' });
  await donate(page).click();
  await dialog(page).getByRole('button', { name: 'Pay (test)' }).click();
  await expect(main(page).getByText('₹70.00 arrived.')).toBeVisible();
  expect(await donations(relay)).toEqual([
    { status: 'completed', amount: 150_050, isTest: true, entries: 1 },
    { status: 'pending', amount: 150_050, isTest: true, entries: 0 },
    { status: 'completed', amount: 7_000, isTest: true, entries: 1 },
  ]);
});

test('somebody without an account makes one on the way: nobody approves it, it has its gift alone, and asks to volunteer later', async ({
  onlinePhone,
  relay,
}, info) => {
  const stands = () => relay.query<{ role: string; status: string }>('SELECT role, status FROM accounts');
  const page = await onlinePhone.open('/donate');
  await main(page).getByRole('button', { name: '₹500' }).click();
  await expect(field(page, 'amount')).toHaveValue('500');
  await fill(page, { phone: gift.phone });
  await main(page).getByRole('link', { name: 'Make an account' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Make an account' })).toBeFocused();
  await expect(page).toHaveURL(/\/donate\?account=new$/);
  const register = (name: string) => page.locator(`#register-form [name=${name}]`);
  await expect(register('role')).toHaveCount(0);
  for (const name of ['name', 'email', 'password'] as const) await register(name).fill(ASHA[name]);
  await look(page, info, 'donor-account');
  await page.locator('#register-form button[type=submit]').click();

  // Back in the form, with what was typed before, and who they are.
  await expect(field(page, 'donorName')).toHaveValue(ASHA.name);
  await expect(field(page, 'amount')).toHaveValue('500');
  await expect(field(page, 'phone')).toHaveValue(gift.phone);
  await expect(page).toHaveURL(/\/donate$/);
  expect(await stands()).toEqual([{ role: 'volunteer', status: 'donor' }]);
  await donate(page).click();
  await dialog(page).getByRole('button', { name: 'Pay (test)' }).click();
  await expect(main(page).getByText('₹500.00 arrived.')).toBeVisible();

  // A login leads to what they gave, and no dashboard of a volunteer is theirs.
  await page.goto('/login');
  await logIn(page, ASHA);
  await expect(page).toHaveURL(/\/account$/);
  await expect(main(page).getByText('Nobody has to approve it.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Receipt 1' })).toBeVisible();
  await look(page, info, 'account-of-a-donor');
  await page.goto('/volunteer');
  await main(page).getByRole('link', { name: 'Ask to volunteer' }).click();
  await main(page).getByRole('button', { name: 'Ask to volunteer' }).click();
  await expect(main(page).getByText('Your account waits for approval')).toBeVisible();
  expect(await stands()).toEqual([{ role: 'volunteer', status: 'pending' }]);
  await page.goto('/account');
  await expect(main(page).getByRole('link', { name: 'Receipt 1' })).toBeVisible();
});
