import type { Page } from 'playwright/test';
import { makeDelivery } from '../support/deliveries.ts';
import { makeDisaster } from '../support/disasters.ts';
import { allocateMade, makeDonation } from '../support/donations.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

const main = (page: Page) => page.getByRole('main');

test('everybody sees what was given and what it is used for, without a network as this phone saw it last', async ({
  phone,
  relay,
}, info) => {
  const [first, second] = [
    await makeDonation(relay, { amount: 25_000_000, donorName: 'Asha Pillai' }),
    await makeDonation(relay, { amount: 5_000_050 }),
  ];
  await makeDonation(relay, { amount: 900_000, status: 'pending' });
  await allocateMade(relay, first, { amount: 18_000_000, spent: 4_000_000, category: 'Medical Aid' });
  await allocateMade(relay, second, { amount: 2_000_000, category: 'Shelter' });
  const page = await phone.open('/fund-info');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Fund Transparency Dashboard');
  await expect(main(page).getByText('₹3,00,000.50')).toBeVisible();
  await expect(main(page).getByText('₹1,00,000.50')).toBeVisible();
  await expect(main(page).getByText('These are test donations: no money moved.')).toBeVisible();
  const usage = main(page).getByRole('table', { name: 'Use of funds by category' });
  await expect(usage.getByRole('row')).toHaveText([
    /Category/,
    /Medical Aid.*₹1,80,000\.00.*₹40,000\.00.*90%/,
    /Shelter.*₹20,000\.00.*10%/,
  ]);
  await expect(
    main(page).getByRole('img', { name: 'Share of each category: Medical Aid 90%, Shelter 10%' }),
  ).toBeVisible();
  await expect(main(page).getByText('No deliveries yet.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', /\/donate$/);
  expect(await main(page).textContent()).not.toContain('Asha');
  await look(page, info, 'fund-info');

  phone.console.expectFailedRequests();
  await relay.stop();
  await page.reload();
  await expect(main(page).getByText('₹3,00,000.50')).toBeVisible();
  await expect(main(page).getByText(/The server can’t be reached/)).toBeVisible();
  await expect(main(page).getByText(/^Last update/)).toBeVisible();
});

test('a phone that has never seen the figures says so, and shows them once the server is there', async ({
  phone,
  relay,
}) => {
  await phone.install();
  phone.console.expectFailedRequests();
  await relay.stop();
  const page = await phone.open('/fund-info');
  await expect(main(page).getByText(/This phone has not seen the figures yet/)).toBeVisible();
  await relay.start();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('Nothing has been allocated yet.')).toBeVisible();
});

test('a disaster shows what was given for it against its target, and keeps it', async ({ phone, relay }, info) => {
  const campaign = await makeDisaster(relay);
  await relay.query(
    `INSERT INTO campaigns (id, target, needs, text, revision, account_id, at) VALUES ($1, 5000000, '[]', 'Boats', 1, gen_random_uuid(), now())`,
    [campaign],
  );
  await makeDonation(relay, { amount: 1_250_000, campaign, donorName: 'Asha Pillai' });
  await makeDonation(relay, { amount: 700_000 });
  const page = await phone.open(`/disaster/${campaign}`);
  await expect(main(page).getByText(/₹12,500\.00.*of.*₹50,000\.00/)).toBeVisible();
  await expect(main(page).getByRole('progressbar', { name: 'Donated so far' })).toHaveAttribute('value', '1250000');
  await expect(main(page).getByRole('heading', { name: 'Recent donations' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Donate Now' })).toHaveAttribute(
    'href',
    `/donate?campaign=${campaign}`,
  );
  expect(await main(page).textContent()).not.toContain('Pillai');
  await look(page, info, 'disaster-donations');
  phone.console.expectFailedRequests();
  await relay.stop();
  await page.reload();
  await expect(main(page).getByText(/₹12,500\.00.*of.*₹50,000\.00/)).toBeVisible();
});

test('a delivery’s details open in a dialog by hand and by keyboard, with what everybody may know of it', async ({
  phone,
  relay,
}, info) => {
  const delivery = await makeDelivery(relay, { ngo: 'Kosi Flood Relief', priority: 'High' });
  const donation = await makeDonation(relay, { amount: 1_000_000, donorName: 'Asha Pillai' });
  await allocateMade(relay, donation, { amount: 450_000, category: 'Medical Aid', delivery });
  const page = await phone.open('/fund-info');
  const table = main(page).getByRole('table', { name: 'Aid deliveries' });
  await expect(table.getByRole('row')).toHaveCount(2);
  const open = table.getByRole('button', { name: /^Details/ });
  await open.press('Enter');
  const dialog = page.getByRole('dialog');
  for (const words of ['Blankets · 2', 'Kosi Flood Relief', 'High', '₹4,500.00']) {
    await expect(dialog.getByText(words).first()).toBeVisible();
  }
  for (const words of ['Mohammed', '0177-4521', 'Ward 7', 'Pillai']) {
    expect(await dialog.textContent()).not.toContain(words);
  }
  await look(page, info, 'delivery-details');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});
