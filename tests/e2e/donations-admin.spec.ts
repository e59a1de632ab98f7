import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import type { Page } from 'playwright/test';
import { makeDisaster } from '../support/disasters.ts';
import { makeDonation } from '../support/donations.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';
import { setUpSecondStep } from '../support/second-step.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('table').getByRole('row');
const TAB = '/admin-dashboard?tab=donations';

async function openTab(page: Page, address = TAB): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(address)}`);
  await logIn(page, OMAR);
  await expect(main(page).getByRole('heading', { level: 2, name: 'Donations', exact: true })).toBeVisible();
}

test('without donations it says so; with them it sums what was paid, and finds, filters and sorts', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, OMAR);
  const page = await phone.open('/login');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openTab(page);
  await expect(main(page).getByText('No donations found')).toBeVisible();
  await makeDonation(relay, { donorName: 'Asha Pillai', amount: 250_050, purpose: 'Boats', hours: 3 });
  await makeDonation(relay, { donorName: 'Zoya Khan', amount: 100_000, hours: 2 });
  await makeDonation(relay, { donorName: 'Binu Thomas', amount: 700_000, status: 'pending', hours: 1 });
  await makeDonation(relay, { donorName: 'Carlos Ruiz', amount: 90_000, status: 'failed', hours: 4 });
  await main(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(rows(page)).toHaveCount(5);
  // Section 2: the total counts only what is completed.
  await expect(main(page).getByText('₹3,500.50').first()).toBeVisible();
  await expect(main(page).getByText(/Test donations: this server has no payment keys/)).toBeVisible();
  await expect(main(page).getByRole('columnheader')).toHaveText([
    'DonorDonor↕',
    'AmountAmount↕',
    'Phone',
    'Email',
    'Purpose',
    'DateDate▼',
    'Status',
    'Allocation',
    'Details',
  ]);
  await look(page, info, 'donations');
  await page.setViewportSize({ width: 1280, height: 800 });

  await main(page).getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
  await expect(rows(page).nth(1)).toContainText('Binu Thomas');
  await expect(main(page).getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await main(page).getByRole('button', { name: 'Unallocated', exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
  await main(page).getByRole('searchbox', { name: 'Search donations' }).fill('boat');
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/allocated=none.*search=boat/);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await main(page).getByRole('searchbox', { name: 'Search donations' }).fill('nobody at all');
  await expect(main(page).getByText('No donations found')).toBeVisible();
  await main(page).getByRole('button', { name: 'Show all donations' }).click();
  await expect(rows(page)).toHaveCount(5);

  phone.console.expectFailedRequests();
  await relay.stop();
  await main(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(main(page).getByText('Error connecting to server')).toBeVisible();
  await expect(main(page).getByText(/Donations are not kept on this phone/)).toBeVisible();
});

test('money is allocated in parts, spent, and taken back; too much is refused in words, and nothing typed is lost', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, OMAR);
  const campaign = await makeDisaster(relay, { disasterType: 'flood', address: 'Ward 7' });
  const id = await makeDonation(relay, { donorName: 'Asha Pillai', amount: 250_000, campaign });
  const page = await phone.open('/login');
  await openTab(page);
  await main(page).getByRole('button', { name: 'Details: donation of Asha Pillai' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Donation of Asha Pillai' })).toBeVisible();
  await look(page, info, 'donation');
  await page.setViewportSize({ width: 360, height: 740 });

  await sheet.getByRole('button', { name: 'Allocate', exact: true }).click();
  await expect(sheet.getByLabel('Amount in rupees')).toHaveValue('2500');
  await sheet.getByLabel('Amount in rupees').fill('2500.01');
  await sheet.getByRole('button', { name: 'Allocate', exact: true }).click();
  await expect(sheet.getByText('That is more than there is: at most ₹2,500.00.').first()).toBeVisible();
  await expect(sheet.getByText('Please fill this in.').first()).toBeVisible();
  await sheet.getByLabel('Amount in rupees').fill('१०००.५०');
  await sheet.getByLabel('Category').selectOption('Shelter');
  // What the donor gave it for is chosen already.
  await expect(sheet.getByLabel('Active disaster')).toHaveValue(campaign);
  await look(page, info, 'allocate');
  await sheet.getByRole('button', { name: 'Allocate', exact: true }).dblclick();
  await expect(sheet.getByText('₹1,000.50 left')).toBeVisible();
  expect(await relay.query(`SELECT amount FROM fund_entries WHERE kind = 'allocated'`)).toEqual([{ amount: '100050' }]);

  await sheet.getByRole('button', { name: 'Enter a purchase from the allocation of ₹1,000.50' }).click();
  await sheet.getByLabel('Amount in rupees').fill('600');
  await sheet.getByLabel('What was bought').fill('40 tarpaulins');
  await sheet.getByLabel('Bought from').fill('Kochi Canvas');
  // The answer is lost once: the same act again is done once.
  phone.console.expectFailedRequests();
  await page.route('**/api/payment/admin/purchase', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sheet.getByRole('button', { name: 'Enter purchase', exact: true }).click();
  await expect(sheet.getByText(/This may have gone through/)).toBeVisible();
  await expect(sheet.getByLabel('What was bought')).toHaveValue('40 tarpaulins');
  await page.unroute('**/api/payment/admin/purchase');
  await sheet.getByRole('button', { name: 'Enter purchase', exact: true }).click();
  await expect(sheet.getByText('₹400.50 left')).toBeVisible();

  await sheet.getByRole('button', { name: 'Take back from the allocation of ₹1,000.50' }).click();
  await sheet.getByLabel('Reason').fill('The camp has closed.');
  await sheet.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(sheet.getByText('Taken back')).toBeVisible();
  await expect(sheet.getByText('Entered.')).toBeVisible();

  // Somebody else is faster.
  await sheet.getByRole('button', { name: 'Enter fee' }).click();
  await sheet.getByLabel('Amount in rupees').fill('1900');
  await sheet.getByLabel('What the fee is for').fill('Provider');
  await relay.query(
    `INSERT INTO fund_entries (id, kind, amount, donation_id, category, is_test, at)
     VALUES (gen_random_uuid(), 'allocated', 150000, $1, 'Other', true, now())`,
    [id],
  );
  await sheet.getByRole('button', { name: 'Enter fee' }).click();
  await expect(sheet.getByText('Only ₹400.00 of this donation is unallocated.')).toBeVisible();
  await expect(sheet.getByLabel('What the fee is for')).toHaveValue('Provider');
  await sheet.getByLabel('Amount in rupees').fill('59');
  await sheet.getByRole('button', { name: 'Enter fee' }).click();
  await expect(sheet.getByText('Entered.')).toBeVisible();

  await sheet.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(sheet.getByText(/This can’t be undone/)).toBeVisible();
  await sheet.getByLabel('Reason').fill('Given twice.');
  await sheet.getByLabel('Code from your authenticator app').fill('123456');
  await sheet.getByRole('button', { name: 'Refund', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Refund ₹2,500.00?' });
  await question.getByRole('button', { name: 'Don’t refund' }).click();
  await expect(sheet.getByLabel('Reason')).toHaveValue('Given twice.');
  const kinds = await relay.query<{ kind: string }>('SELECT kind FROM fund_entries ORDER BY place');
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'received',
    'allocated',
    'purchase',
    'taken-back',
    'allocated',
    'fee',
  ]);
});

test('a refund goes to the payment provider once, by a code of the admin’s second factor; a wrong code sends nothing', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, OMAR);
  const id = await makeDonation(relay, { donorName: 'Asha Pillai', amount: 250_000 });
  // As the test payment page keeps it.
  await relay.query(
    `INSERT INTO test_payments (id, order_id, amount, state, at)
     SELECT payment_id, 'order_' || id, amount, 'captured', now() FROM donations`,
  );
  const page = await phone.open('/login?next=%2Faccount');
  await logIn(page, OMAR);
  const [code = ''] = await setUpSecondStep(page, OMAR.password);
  await page.goto(TAB);
  await main(page).getByRole('button', { name: 'Details: donation of Asha Pillai' }).click();
  const sheet = page.getByRole('dialog', { name: 'Donation of Asha Pillai' });
  const question = page.getByRole('dialog', { name: 'Refund ₹1,000.50?' });
  const refund = sheet.getByRole('button', { name: 'Refund', exact: true });
  await refund.click();
  await sheet.getByLabel('Amount in rupees').fill('1000.50');
  await sheet.getByLabel('Reason').fill('Given twice.');
  await sheet.getByLabel('Code from your authenticator app').fill('000000');
  phone.console.expectFailedRequests();
  await refund.click();
  await question.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(sheet.getByLabel('Code from your authenticator app')).toHaveAttribute('aria-invalid', 'true');
  await look(page, info, 'refund-wrong-code');
  expect(await relay.query('SELECT 1 FROM refunds')).toEqual([]);

  // The answer is lost on its way: sent again it is the same refund, and asks for no second code.
  await expect(sheet.getByLabel('Reason')).toHaveValue('Given twice.');
  await sheet.getByLabel('Code from your authenticator app').fill(code);
  await page.route('**/api/payment/admin/refund', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await refund.click();
  await question.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(sheet.getByText(/This may have gone through/)).toBeVisible();
  await page.unroute('**/api/payment/admin/refund');
  await refund.click();
  await question.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(sheet.getByText('Entered.')).toBeVisible();
  await expect(sheet.getByText('Given twice.').first()).toBeVisible();
  await look(page, info, 'refunded');
  expect(await relay.query('SELECT state, amount::int AS amount FROM refunds')).toEqual([
    { state: 'done', amount: 100_050 },
  ]);
  expect(
    await relay.query(`SELECT kind, amount::int AS amount FROM fund_entries WHERE donation_id = $1 ORDER BY place`, [
      id,
    ]),
  ).toEqual([
    { kind: 'received', amount: 250_000 },
    { kind: 'refund', amount: 100_050 },
  ]);
  expect(await relay.query(`SELECT refunds FROM test_payments`)).toEqual([
    { refunds: { [await refundId(relay)]: 100_050 } },
  ]);
});

async function refundId(relay: Relay): Promise<string> {
  const [refund] = await relay.query<{ id: string }>('SELECT id FROM refunds');
  return refund?.id ?? '';
}

test('all that fits goes into a file, shown or not, and no spreadsheet runs what donors typed', async ({
  phone,
  relay,
}) => {
  await makeAccount(relay, OMAR);
  await Promise.all(
    Array.from({ length: 104 }, (_, index) => makeDonation(relay, { donorName: `Donor ${index}`, amount: 1_000 })),
  );
  await makeDonation(relay, { donorName: 'मीरा नायर', purpose: '=HYPERLINK("https://example.org","click")' });
  await makeDonation(relay, { status: 'failed' });
  const page = await phone.open('/login');
  await openTab(page, `${TAB}&status=completed`);
  const save = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const csv = await save('Export CSV');
  expect(csv.name).toMatch(/^donations-\d{4}-\d\d-\d\d\.csv$/);
  const { data } = Papa.parse<string[]>(csv.bytes.toString('utf8').slice(1), { skipEmptyLines: true });
  expect(data).toHaveLength(106);
  const meera = data.find(([donor]) => donor === 'मीरा नायर');
  expect([meera?.[1], meera?.[4]]).toEqual(['1000', `'=HYPERLINK("https://example.org","click")`]);
  await expect(main(page).getByText('105 donations exported.')).toBeVisible();
  const xlsx = await save('Export Excel');
  const files = unzipSync(xlsx.bytes);
  expect(Object.keys(files)).toContain('xl/workbook.xml');
  const text = Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString('utf8'))
    .join('\n');
  expect(text).toContain('मीरा नायर');
  expect(text).toContain('<v>1000</v>');
});
