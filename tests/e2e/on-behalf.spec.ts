import type { Page } from 'playwright/test';
import { referenceOf } from '../../contract/reference.ts';
import { fillAid, fillReport, submit } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { expectNoViolation, look, sidewaysScroll } from '../support/look.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { ASHA, logIn, makeAccount, OMAR } from '../support/people.ts';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByLabel('I am entering this for somebody else');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const spelled = (reference: string) => reference.split('-').map((group) => Array.from(group).join(' '));

test('a volunteer enters a request for somebody else without a network and reads out the reference; an admin sees whose it is, and that person finds it from another phone', async ({
  phone,
  onlinePhone,
  newPhone,
  relay,
}, info) => {
  test.slow();
  phone.console.expectFailedRequests();
  newPhone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  await makeAccount(relay, OMAR);
  const page = await phone.open(`/login?next=${encodeURIComponent('/request-assistance')}`);
  await logIn(page, ASHA);
  await expect(box(page)).toBeVisible();
  await expect(main(page).getByText('Already registered elsewhere?')).toBeVisible();

  await goOffline(phone.context);
  await fillAid(page, { name: '', contactNumber: '98100 12345' });
  await box(page).check();
  await expect(main(page).getByLabel(/^Their name/)).toBeVisible();
  await main(page).getByText('Already registered elsewhere?').click();
  await main(page)
    .getByRole('textbox', { name: /^Where \(/ })
    .fill('District control room');
  await main(page).getByLabel('Its number there').fill('DCR-4711');
  await expectNoViolation(page, 'on-behalf');
  await look(page, info, 'on-behalf-form');
  expect(await sidewaysScroll(page)).toBe(0);

  // What is typed and ticked is kept for the next visit.
  await page.reload();
  await expect(box(page)).toBeChecked();
  await expect(main(page).getByLabel('Its number there')).toHaveValue('DCR-4711');
  await submit(page, '#aid-form');
  await expect(main(page).getByRole('heading', { name: 'Read this out to them' })).toBeVisible();
  await expect(main(page).getByText('it is found there once this was sent.')).toBeVisible();
  await look(page, info, 'on-behalf-saved');
  await goOnline(phone.context);
  await expect(main(page).getByRole('link', { name: 'See how it stands' })).toBeVisible();
  const [sent] = await relay.query<{ id: string; body: string }>('SELECT id, body FROM aid_requests');
  const body = JSON.parse(sent?.body ?? '{}') as Record<string, unknown>;
  expect(body).toMatchObject({
    onBehalf: true,
    contactNumber: '98100 12345',
    elsewhere: { source: 'District control room', number: 'DCR-4711' },
  });
  const reference = referenceOf(sent?.id ?? '');
  for (const group of spelled(reference)) await expect(main(page).getByText(group, { exact: true })).toBeVisible();
  await expectNoViolation(page, 'read-out');

  // Three days later nobody has said anything: whoever might drive reads it.
  await relay.query(`UPDATE aid_requests SET created_at = created_at - interval '3 days', changed_at = change_time()`);
  const desk = await onlinePhone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=aid')}`);
  await logIn(desk, OMAR);
  const card = desk.locator(`article[data-aid="${sent?.id}"]`);
  await expect(card.getByText('a helper, for somebody else')).toBeVisible();
  await expect(card.getByText('District control room: DCR-4711')).toBeVisible();
  await expect(card.getByText('Not confirmed since')).toBeVisible();
  await look(desk, info, 'on-behalf-desk');

  const other = await newPhone.open('/track');
  await main(other)
    .getByLabel(/^Reference/)
    .fill(reference);
  await main(other)
    .getByLabel(/^Telephone number/)
    .fill('9810012345');
  await button(other, 'Look up').click();
  await expect(main(other).getByText('Aid request')).toBeVisible();

  // Whoever entered it follows it on their own phone.
  await page.goto('/outbox');
  await main(page).getByRole('link', { name: 'See how it stands' }).click();
  await expect(main(page).locator('[aria-current=step]')).toContainText('Received');
});

test('a report for somebody else, in Arabic too; without an account there is no such box', async ({
  onlinePhone,
  newPhone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  const stranger = await newPhone.open('/report-disaster');
  await fillReport(stranger);
  await expect(main(stranger).getByRole('button', { name: /photo/i }).first()).toBeVisible();
  await expect(box(stranger)).toHaveCount(0);
  await expect(main(stranger).getByLabel('Phone number')).toBeVisible();

  const page = await onlinePhone.open(`/login?next=${encodeURIComponent('/report-disaster')}`);
  await logIn(page, ASHA);
  await box(page).check();
  await fillReport(page, { name: 'Ravi', contactNumber: '98100 12345' });
  await submit(page, '#report-form');
  await expect(main(page).getByRole('heading', { name: 'Read this out to them' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'See how it stands' })).toBeVisible();
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(main(page).getByRole('heading', { name: 'اقرأ هذا له بصوت واضح' })).toBeVisible();
  await look(page, info, 'on-behalf-arabic');
  const [report] = await relay.query<{ body: string }>('SELECT body FROM reports');
  expect(JSON.parse(report?.body ?? '{}')).toMatchObject({ onBehalf: true, name: 'Ravi' });
});
