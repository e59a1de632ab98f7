import type { Page } from 'playwright/test';
import { VIEWPORTS } from '../support/chromium.ts';
import { makeDisaster } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { expectFocusSeen } from '../support/keyboard.ts';
import { expectNoViolation, look } from '../support/look.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';

const TAB = '/admin-dashboard?tab=reported';
const MUZAFFARPUR = { lati: 26.123456, long: 85.398712 };
const NEXT_DOOR = { lati: 26.124, long: 85.399 };

const rows = (page: Page) => page.locator('[data-desk] [data-report]');
const row = (page: Page, id: string) => page.locator(`[data-desk] [data-report="${id}"]`);
const details = (page: Page) => page.getByRole('region', { name: /^Details: / });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search reports' });
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const topOf = async (part: ReturnType<typeof rows>) => (await part.boundingBox())?.y ?? Number.NaN;

/** The tab Reported on a wide screen. */
async function openDesk(phone: Phone, relay: Relay): Promise<Page> {
  await makeAccount(relay, OMAR);
  const page = await phone.open(`/login?next=${encodeURIComponent(TAB)}`);
  await logIn(page, OMAR);
  await page.setViewportSize(VIEWPORTS.desk);
  await expect(page.getByRole('heading', { level: 2, name: 'Reported', exact: true })).toBeFocused();
  await expect(rows(page).first()).toBeVisible();
  return page;
}

test('at a desk the list, the details and the decision stand in one view, and keys alone lead through them', async ({
  phone,
  relay,
}, info) => {
  const critical = await makeDisaster(relay, {
    status: 'pending',
    severity: 'critical',
    location: MUZAFFARPUR,
    address: 'Ghat 4, by the pump',
    hours: 1,
  });
  const twin = await makeDisaster(relay, { status: 'pending', severity: 'severe', location: NEXT_DOOR, hours: 3 });
  const mild = await makeDisaster(relay, {
    status: 'pending',
    severity: 'mild',
    disasterType: 'fire',
    address: 'The school kitchen',
    hours: 5,
  });
  const page = await openDesk(phone, relay);
  await expect(rows(page)).toHaveCount(3);
  await expect(row(page, critical)).toHaveAttribute('aria-current', 'true');
  await expect(row(page, critical)).toContainText('Critical');
  await expect(row(page, critical)).toContainText('1 possible double');
  await expect(details(page).getByText('Water up to the roof.')).toBeVisible();
  const alert = details(page).getByRole('button', { name: 'Alert Volunteers' });
  // Nobody scrolls for the first report, nor for the decision about it.
  expect(await topOf(rows(page).first()), 'where the first report begins').toBeLessThan(450);
  expect(await topOf(alert), 'where the decision is').toBeLessThan(450);
  await page.screenshot({ path: info.outputPath('desk-light.png') });
  await expectNoViolation(page, 'dispatch desk');

  await page.keyboard.press('j');
  await expect(row(page, twin)).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(row(page, mild)).toBeFocused();
  await expect(row(page, mild)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await expect(row(page, twin)).toBeFocused();
  // At the pace of somebody who goes through many: the details of that row are not there yet, and it is the one that is asked about.
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('a');
  const approval = page.getByRole('dialog', { name: 'Approve without an alert?' });
  await expect(approval).toBeVisible();
  await expect(row(page, twin)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(approval).toBeHidden();
  await expect
    .poll(() => relay.query("SELECT id FROM reports WHERE status <> 'pending'"), 'nothing is decided by a key alone')
    .toEqual([]);
  await row(page, twin).focus();
  await page.keyboard.press('Enter');
  await expect(details(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row(page, twin)).toBeFocused();

  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  // What is typed is typed: none of these letters acts.
  await page.keyboard.type('ajk?/');
  await expect(search(page)).toHaveValue('ajk?/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search(page).fill('kitchen');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(row(page, mild)).toBeFocused();

  await page.keyboard.press('?');
  await expect(help(page)).toBeVisible();
  await page.screenshot({ path: info.outputPath('desk-keys.png') });
  await help(page).getByLabel('Use single keys as shortcuts on this device').press('Space');
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
  await page.keyboard.press('a');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A switch that turns them off is not one of them.
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');
  await help(page).getByLabel('Use single keys as shortcuts on this device').press('Space');
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();

  await expect(details(page).getByRole('heading', { name: 'Fire' })).toBeVisible();
  await page.keyboard.press('a');
  await page
    .getByRole('dialog', { name: 'Approve without an alert?' })
    .getByRole('button', { name: 'Approve' })
    .press('Enter');
  await expect(row(page, mild)).toHaveCount(0);
  // What was decided stays beside the list, with what came of it.
  await expect(details(page).getByRole('button', { name: 'Mark as Resolved' })).toBeVisible();
  await expect
    .poll(() => relay.query('SELECT status FROM reports WHERE id = $1', [mild]))
    .toEqual([{ status: 'approved' }]);
});

test('at a desk an alert goes out beside the list, filters are folded, the map is a tab away, and a narrow window has the cards', async ({
  phone,
  relay,
}, info) => {
  const first = await makeDisaster(relay, { status: 'pending', severity: 'critical', location: MUZAFFARPUR, hours: 1 });
  await makeDisaster(relay, {
    status: 'pending',
    disasterType: 'fire',
    severity: 'mild',
    location: NEXT_DOOR,
    hours: 2,
  });
  const page = await openDesk(phone, relay);
  const severity = page.locator('[data-desk] select[name=severity]');
  await expect(severity).toBeHidden();
  await page.getByText('Filters', { exact: true }).click();
  await severity.selectOption('critical');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Filters: 1 is on')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows(page)).toHaveCount(2);
  await row(page, first).click();
  await details(page).getByRole('button', { name: 'Alert Volunteers' }).click();
  const sheet = page.getByRole('dialog', { name: 'Alert Volunteers' });
  const send = sheet.getByRole('button', { name: 'Alert now' });
  expect(await topOf(send), 'Alert now is in view').toBeLessThan(VIEWPORTS.desk.height - 40);
  await page.screenshot({ path: info.outputPath('desk-alert.png') });
  await send.click();
  await expect(details(page).getByText('The alert is out, but it reaches nobody yet.')).toBeVisible();
  // It reached nobody: to alert again is what comes next, where the first alert was; the end is a plain button behind it.
  await expect(details(page).locator('[data-decide] button').first()).toHaveText('Alert again');
  await page.screenshot({ path: info.outputPath('desk-alerted.png') });
  await expect(row(page, first)).toHaveCount(0);
  await expect(page).toHaveURL(/tab=reported/);
  await page.getByRole('tab', { name: /Active Disasters/ }).click();
  await expect(row(page, first)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('tab', { name: 'Map' }).click();
  await page.getByRole('button', { name: /^Flood, Critical/ }).click();
  await expect(page.getByRole('region', { name: /^(Details|Choose)/ })).toContainText('Ward 7');
  await page.getByRole('tab', { name: 'List' }).click();
  await look(page, info, 'dispatch-desk');
  await expectPrintedFromRows(page);
  await expect(page.locator('article[data-report]')).toHaveCount(1);
  await expect(page.locator('[data-desk]')).toHaveCount(0);
  await expectPrintedFromRows(page);
  for (const size of [VIEWPORTS.phone, { width: 768, height: 1024 }]) {
    await page.setViewportSize(size);
    expect(await brokenWords(page), `words that are broken at ${size.width} px`).toEqual([]);
    await expectPrintedFromRows(page);
  }
});

/** On paper nothing stands before the rows but headings and what is counted. */
async function expectPrintedFromRows(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-report]').first()).toBeVisible();
  for (const part of ['banner', 'navigation', 'search', 'tablist', 'textbox', 'combobox'] as const) {
    await expect(page.getByRole(part)).toHaveCount(0);
  }
  expect(await topOf(page.locator('[data-report]').first()), 'where the first row is printed').toBeLessThan(260);
  await page.emulateMedia({ media: 'screen' });
}

/** Words of tabs that stand in more than one line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('nav li, [role=tab]').evaluateAll((tabs) =>
    tabs.flatMap((tab) => {
      const walker = document.createTreeWalker(tab, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}
