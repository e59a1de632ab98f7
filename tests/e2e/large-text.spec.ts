import { expect, type Page } from 'playwright/test';
import { routes } from '../../src/routes.ts';
import { adminTabAddress, volunteerTabAddress } from '../../src/addresses.ts';
import { disasters, preparations } from '../../src/strings/guide/topics.ts';
import { untilAwake, untilScreenIsThere } from '../support/awake.ts';
import { browserOptions, openProfile, type Profile } from '../support/chromium.ts';
import { storedItems } from '../support/device-store.ts';
import { makeDisaster } from '../support/disasters.ts';
import { englishTexts, expectNoneLeft } from '../support/english-left.ts';
import { expectUnsent, fillReport, submit } from '../support/forms.ts';
import { keepWorkerOut } from '../support/held-code.ts';
import { test, type Relay } from '../support/journey.ts';
import { sidewaysScroll } from '../support/look.ts';
import { KOSI, makeNgos } from '../support/ngos.ts';
import { ASHA, logIn, makeAccount, OMAR, type Someone } from '../support/people.ts';
import { expectWhole } from '../support/whole.ts';
import { takeId } from '../support/taken-id.ts';

/** Twice what a browser starts with. `Page.setFontSizes` would not outlive a picture or a new page. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

const MEENA: Someone = { ...ASHA, email: 'meena@example.org', role: 'ngo' };
const LONG: Someone = {
  ...ASHA,
  name: 'Venkatanarasimharajuvaripeta Relief Trust',
  email: 'venkatanarasimharajuvaripeta@relief.example.org',
};

/** An organization that has much to say of itself. */
const LONG_NGO = {
  ...KOSI,
  name: 'International Federation for Humanitarian Assistance and Disaster Preparedness in Mountain Regions',
  areas: ['Medical Aid', 'Food Aid', 'Child Welfare', 'Shelter', 'Humanitarian Aid', 'Water and sanitation'],
  description: 'One of the oldest. '.repeat(30),
};

/** Of those with a place in their path, and of those that a role opens, there is one below. */
const OPEN = Object.values(routes).filter((path) => !path.includes(':') && !/dashboard|account/.test(path));
/** One topic of each kind: `npm run looks` walks all. */
const TOPICS =
  process.env['LOOKS'] === 'all' ? [...disasters, 'first-aid', ...preparations] : ['flood', 'first-aid', 'go-bag'];
const PLACES = ['/not-a-screen', '/guide?q=fire', '/disaster/1', '/ngo/1'];
const COURSE = `${volunteerTabAddress('learning')}&course=flood-water`;

let english: Set<string>;
let profile: Profile;
let page: Page;

// On a phone of 360 px, from right to left, with letters twice as large: nothing scrolls sideways, is cut, hard to hit or in English.
test.describe('in Arabic with text at 200 %', () => {
  test.beforeAll(async () => {
    english = await englishTexts('ar');
  });

  test.beforeEach(async ({ relay }) => {
    profile = await openProfile({ ...browserOptions([LARGE_TEXT], false), baseURL: relay.origin, locale: 'ar' });
    await keepWorkerOut(profile.context);
    page = await profile.context.newPage();
  });

  test.afterEach(() => profile.dispose());

  test('every screen for everybody, a disaster and an organization, forms with problems, and what was saved', async ({
    relay,
  }) => {
    const disaster = await makeDisaster(relay, { location: { lati: 26.12, long: 85.4 } });
    const [ngo] = await makeNgos(relay, [LONG_NGO]);
    await open('/');
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectWhole(page, 'body', '/');
    for (const path of [...OPEN.slice(1), ...TOPICS.map((topic) => `/guide/${topic}`), ...PLACES]) {
      await go(path);
      await expectWhole(page, 'body', path);
      await expectNoneLeft(page, english, path);
    }
    for (const [list, one] of [
      [routes.disasters, `/disaster/${disaster}`],
      [routes.ngoList, `/ngo/${ngo}`],
    ] as const) {
      await go(list);
      await expect(page.locator('main article')).toHaveCount(1);
      expect(await sidewaysScroll(page), `${list} with one`).toBe(0);
      await go(one);
      await expect(page.locator('main h2').nth(1)).toBeVisible();
      expect(await sidewaysScroll(page), one).toBe(0);
    }
    await expectWhole(page, 'main', 'an organization');
    await page.locator('[aria-controls=main-menu]').click();
    await expectWhole(page, '#main-menu', 'the menu');
    await page.locator('header button[aria-haspopup=dialog]').click();
    await lookAtDialog('the settings');
    for (const path of [routes.requestAssistance, routes.reportDisaster]) {
      await open(path);
      await page.locator('main form button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectWhole(page, 'body', `${path} with problems`);
    }
    await lookAtSaved(relay);
  });

  test('the screens of each role', async ({ relay }) => {
    for (const person of [ASHA, OMAR, MEENA]) await makeAccount(relay, person);
    await makeAccount(relay, LONG, 'pending');
    for (const person of [ASHA, MEENA, OMAR]) await test.step(person.role, () => lookAs(person));
  });
});

// From left to right, in the language of the longest words, and made large by other means than the browser's setting too.
for (const locale of process.env['LOOKS'] === 'all' ? ['en', 'hi', 'es'] : ['es']) {
  test(`both forms are as wide as a small phone with text at 200 % in ${locale}, with needs, problems and a kept draft`, async ({
    relay,
  }) => {
    for (const isSetting of [true, false]) {
      const letters = isSetting ? [LARGE_TEXT] : [];
      profile = await openProfile({ ...browserOptions(letters, false), baseURL: relay.origin, locale });
      await keepWorkerOut(profile.context);
      page = await profile.context.newPage();
      for (const path of [routes.reportDisaster, routes.requestAssistance]) {
        await open(path);
        if (!isSetting) await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
        const add = page.locator('#aid-form ol ~ button');
        if (path === routes.requestAssistance) await add.click();
        await page.locator('[name=description]').fill('x'.repeat(200));
        await page.locator('main form button[type=submit]').click();
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
        await expectWhole(page, 'main', `${path} with problems`);
      }
      await page.reload();
      await untilAwake(page);
      await expect(page.locator('[name=description]')).toHaveValue('x'.repeat(200));
      if (!isSetting) await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      await expectWhole(page, 'main', 'a kept draft');
      await profile.dispose();
    }
  });
}

async function open(path: string): Promise<void> {
  await page.goto(path);
  await untilScreenIsThere(page);
  await untilAwake(page);
}

/** As back and forth do: the app is not loaded again. It moves the focus to the heading of the next screen once that is there. */
async function go(path: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState({ key: to, idx: history.length, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await expect(page.locator('main h1:focus, main [data-arrival]:focus')).toBeVisible();
}

/** Dialogs scroll in themselves. Escape loses nothing. */
async function lookAtDialog(name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWhole(page, 'dialog', name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function lookAtSaved(relay: Relay): Promise<void> {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await fillReport(page, { address: `https://maps.example/${'x'.repeat(200)}` });
  await submit(page, '#report-form');
  await expectUnsent(page, 1);
  await expectWhole(page, 'body', 'a saved report');
  await open(routes.outbox);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectWhole(page, 'body', 'what waits');
  await page.getByRole('article').getByRole('button').last().click();
  await lookAtDialog('the question before deleting');

  const [item] = await storedItems(page);
  await takeId(relay, item?.id);
  await page.unroute('**/api/**');
  await page.reload();
  await expect(page.locator('[data-item-state=needs-you]')).toBeVisible();
  await expectWhole(page, 'body', 'what needs the person');
}

async function lookAs(person: Someone): Promise<void> {
  await open(routes.login);
  await logIn(page, person);
  await expect(page).toHaveURL(/-dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.locator('[aria-controls=main-menu]').click();
  await expectWhole(page, 'body', `the dashboard of ${person.role}`);
  await expectNoneLeft(page, english, `the dashboard of ${person.role}`);
  if (person.role === 'admin') {
    await open(adminTabAddress('approval'));
    await expect(page.locator('td button').nth(1)).toBeVisible();
    await expectWhole(page, 'body', 'those who ask for a role');
    await page.locator('td button').nth(1).click();
    await lookAtDialog('a decision');
  }
  if (person === ASHA) {
    await open(`${COURSE}&module=boats`);
    await expect(page.locator('main h3[tabindex]')).toBeVisible();
    expect(await sidewaysScroll(page), 'a module').toBe(0);
    await page.locator('main a[href$="course=flood-water"]').first().click();
    await expect(page.locator('main h3:focus')).toBeVisible();
    expect(await sidewaysScroll(page), 'a course').toBe(0);
  }
  await go(routes.account);
  if (person === ASHA) {
    await expect(page.locator('[data-current=true]')).toBeVisible();
    await expectWhole(page, 'body', 'an account');
    await expectNoneLeft(page, english, 'an account');
    await page.locator('[aria-labelledby=account-data] > button').last().click();
    await lookAtDialog('the question before an account goes');
  }
  await page.locator('[aria-labelledby=account-you] > button').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('#login-form')).toBeVisible();
}
