import type { Page } from 'playwright/test';
import { savedTexts as arabicSaved } from '../../src/strings/ar/forms/saved.ts';
import { pageTexts as arabicPage } from '../../src/strings/ar/page.ts';
import { updateTexts as arabicUpdate } from '../../src/strings/ar/shell/update.ts';
import { savedTexts as hindiSaved } from '../../src/strings/hi/forms/saved.ts';
import { titles as hindiTitles } from '../../src/strings/hi/shell/titles.ts';
import { pageTexts as englishPage } from '../../src/strings/page.ts';
import { updateTexts as englishUpdate } from '../../src/strings/shell/update.ts';
import { onCopiedBuild } from '../support/copied-build.ts';
import { untilAwake, untilScreenIsThere, untilShellIsWhole } from '../support/awake.ts';
import { openContext, VIEWPORTS } from '../support/chromium.ts';
import { watchConsole } from '../support/console-watch.ts';
import { storedItems } from '../support/device-store.ts';
import { englishTexts, expectNoneLeft } from '../support/english-left.ts';
import { holdCode, keepWorkerOut } from '../support/held-code.ts';
import { expectUnsent, fillReport, REPORT, submit } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

const ARABIC = 'العربية';

/** On a phone the choice stands in the menu. */
async function openSettings(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  const menu = page.locator('[aria-controls=main-menu]');
  if (await menu.isVisible()) await menu.click();
  await page.locator('header button[aria-haspopup=dialog]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function changeTo(page: Page, name: string): Promise<void> {
  await openSettings(page);
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

async function expectArabic(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Arabic was chosen on this phone before: from here on no network is needed to change to it again. */
async function chooseArabicOnce(page: Page): Promise<void> {
  await changeTo(page, ARABIC);
  await expectArabic(page);
  await expect(page.locator('html')).toHaveAttribute('data-kept-sets', /^core/);
  await changeTo(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

/** Each language has a web manifest in its own words, of one and the same app. */
async function expectManifests(page: Page): Promise<void> {
  const seen = new Set<string>();
  for (const code of ['en', 'hi', 'es', 'ar']) {
    const path = code === 'en' ? '/manifest.webmanifest' : `/manifest.${code}.webmanifest`;
    const answer = await page.request.get(path);
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = await answer.json();
    const dir = code === 'ar' ? 'rtl' : 'ltr';
    expect(manifest).toMatchObject({ id: '/', start_url: '/', name: 'Relief Relay', lang: code, dir });
    const { description, shortcuts, screenshots } = manifest;
    const words = [
      description,
      ...shortcuts.map(({ name }: { name: string }) => name),
      ...screenshots.map(({ label }: { label: string }) => label),
    ];
    expect(words.filter((text) => seen.has(text))).toEqual([]);
    for (const text of words) seen.add(text);
  }
}

test('a first screen has its own texts before all others are there, and the next one brings its own', async ({
  relay,
}) => {
  const english = await englishTexts('hi');
  const { context, dispose } = await openContext({ baseURL: relay.origin, locale: 'hi-IN' });
  await keepWorkerOut(context);
  const others = await holdCode(context, /\/hi-others\.js$/);
  const page = await context.newPage();
  const brought: string[] = [];
  page.on('request', (request) => {
    // The page before may still have asked for something.
    if (request.isNavigationRequest()) brought.length = 0;
    const name = /\/hi-(first(?:-home)?)\.js$/.exec(request.url())?.[1];
    if (name !== undefined) brought.push(name);
  });
  const expectHindi = async (path: string) => {
    await untilAwake(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoneLeft(page, english, path);
  };
  await page.goto('/', { waitUntil: 'commit' });
  await expectHindi('/');
  // What the forms say shares a file with what every screen says.
  expect(new Set(brought)).toEqual(new Set(['first', 'first-home']));
  await page.locator('a[href="/report-disaster"]:visible').first().click();
  await expect(page).toHaveURL('/report-disaster');
  await expectHindi('/report-disaster');
  await page.goto('/request-assistance', { waitUntil: 'commit' });
  await expectHindi('/request-assistance');
  // At first it asks for its own only, which the page itself asks for already.
  expect(brought[0]).toBe('first');
  const preloaded = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) => href),
  );
  expect(preloaded.filter((href) => /\/hi-[\w-]+\.js$/.test(href))).toEqual([expect.stringMatching(/\/hi-first\.js$/)]);
  others.release();
  await dispose();
});

test('English texts that the link loses come with a later try: no screen stands without its words', async ({
  relay,
}) => {
  const paths = ['/', '/report-disaster', '/outbox'];
  const read = (page: Page) => page.locator('body').innerText();
  const whole = await openContext({ baseURL: relay.origin });
  await keepWorkerOut(whole.context);
  const { context, dispose } = await openContext({ baseURL: relay.origin });
  await keepWorkerOut(context);
  const lost = new Map<string, number>();
  await context.route(/\/en-[\w-]+\.js$/, async (route) => {
    const file = route.request().url();
    lost.set(file, (lost.get(file) ?? 0) + 1);
    await ((lost.get(file) ?? 0) <= 2 ? route.abort() : route.continue());
  });
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const path of paths) {
    lost.clear();
    const other = await whole.context.newPage();
    await other.goto(path);
    await untilShellIsWhole(other);
    await page.goto(path);
    await untilShellIsWhole(page);
    await untilScreenIsThere(page, path);
    await expect(async () => expect(await read(page), path).toBe(await read(other))).toPass({ timeout: 20_000 });
    await other.close();
  }
  expect([...lost.keys()].map((file) => file.split('/').at(-1) ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
    'en-first-home.js',
    'en-first.js',
    'en-others.js',
  ]);
  expect(errors).toEqual([]);
  await dispose();
  await whole.dispose();
});

test('an address that no page is written of says in the reader’s language that it begins, and without JavaScript in all of them', async ({
  relay,
}) => {
  for (const [options, { starting, nothing }] of [
    [{ locale: 'ar' }, arabicPage],
    [{ locale: 'fr' }, englishPage],
  ] as const) {
    const { context, dispose } = await openContext({ ...options, baseURL: relay.origin });
    const { errors } = watchConsole(context);
    await holdCode(context);
    const page = await context.newPage();
    await page.goto('/outbox', { waitUntil: 'commit' });
    await expect(page.getByText(starting)).toBeVisible();
    await expect(page.getByRole('link', { name: nothing })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', options.locale === 'ar' ? 'rtl' : 'ltr');
    expect(errors).toEqual([]);
    await dispose();
  }
  const { context, dispose } = await openContext({ baseURL: relay.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/outbox');
  await expect(page.locator('noscript [lang=en]')).toHaveText(englishPage.withoutScript);
  await expect(page.locator('noscript [lang=ar][dir=rtl]')).toHaveText(arabicPage.withoutScript);
  await expect(page.locator('noscript [lang=hi]')).toBeVisible();
  await dispose();
});

test('Arabic and a display by choice in the middle of a report: nothing typed is lost, and both stay; by keys, on a phone and at a desk', async ({
  onlinePhone: phone,
}, info) => {
  const page = await phone.open('/report-disaster');
  await page.locator('[name=severity][value=severe]').check();
  await page.locator('[name=address]').fill(REPORT.address);
  await page.locator('[name=description]').fill(REPORT.description);
  await untilAwake(page);
  await page.locator('[aria-controls=main-menu]').press('Enter');
  const button = page.locator('header button[aria-haspopup=dialog]');
  const dialog = page.getByRole('dialog');
  await button.press('Enter');
  await expect(dialog.getByRole('button', { name: 'English' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('lang', 'hi');
  await page.getByRole('radio', { name: 'Outdoor' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'outdoor');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The menu below stays, and the focus is where it was.
  await expect(button).toBeFocused();
  await button.press('Enter');
  await dialog.getByRole('button', { name: ARABIC }).press('Enter');
  await expectArabic(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'outdoor');
  await expect(page.locator('[name=description]')).toHaveValue(REPORT.description);
  await expect(page.locator('[name=address]')).toHaveValue(REPORT.address);
  await expect(page.locator('[name=severity][value=severe]')).toBeChecked();
  await look(page, info, 'report-arabic');
  await page.close();

  const later = await phone.open('/');
  await expectArabic(later);
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'outdoor');
  expect(await later.context().cookies()).toContainEqual(
    expect.objectContaining({ name: 'language', value: 'ar', path: '/', sameSite: 'Lax', secure: false }),
  );
  // A written page, and one that the app makes.
  const manifest = later.locator('link[rel=manifest]');
  await expect(manifest).toHaveAttribute('href', '/manifest.ar.webmanifest');
  const session = await phone.context.newCDPSession(later);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  await later.locator('a[href="/outbox"]').first().click();
  await expect(later).toHaveURL(/\/outbox$/);
  await expect(manifest).toHaveAttribute('href', '/manifest.ar.webmanifest');
  await later.setViewportSize(VIEWPORTS.desk);
  const settings = later.getByRole('dialog');
  await later.locator('header button[aria-haspopup=dialog]').press('Enter');
  await expect(settings.locator('[value=outdoor]')).toBeChecked();
  await settings.locator('[value=automatic]').check();
  await expect(later.locator('html')).not.toHaveAttribute('data-theme');
  await look(later, info, 'settings');
  await later.setViewportSize(VIEWPORTS.desk);
  await expect(later.locator('footer').getByRole('button', { name: ARABIC })).toHaveAttribute('aria-current', 'true');
});

test('without the server: the language changes, a report is saved in Arabic, and arrives once', async ({
  relay,
  phone,
}) => {
  await phone.install();
  phone.console.expectFailedRequests();
  const page = await phone.open('/report-disaster');
  await chooseArabicOnce(page);
  await expectManifests(page);
  await relay.stop();
  await changeTo(page, ARABIC);
  await expectArabic(page);
  // How many, in the digits of the language.
  await fillReport(page, { contactNumber: '٠٩٨٧ ٦٥٤' });
  await page.locator('[name=peopleAffected]').fill('٤٠');
  await submit(page, '#report-form');
  await expect(page.getByRole('heading', { level: 1, name: arabicSaved.saved })).toBeVisible();
  await expectUnsent(page, 1);

  await relay.start();
  await page.goto('/outbox');
  await expectUnsent(page, 0);
  const rows = await relay.query<{ id: string; body: string }>('SELECT id::text, body FROM reports');
  const [item] = await storedItems(page);
  expect(rows).toEqual([{ id: item?.id, body: item?.body }]);
  expect(JSON.parse(rows[0]?.body ?? '')).toMatchObject({ contactNumber: '0987 654', peopleAffected: 40 });
  // Its parts in the order in which they are read out.
  await expect(page.locator('[data-item-state=sent]')).toContainText(/\u2066[0-9A-Z]{4}-[0-9A-Z]{4}\u2069/);
});

test('in Hindi from the home screen to the reference of a report: nothing on the way is in English', async ({
  relay,
  phone,
}) => {
  const english = await englishTexts('hi');
  await phone.install();
  const page = await phone.open('/?lang=hi');
  await untilShellIsWhole(page);
  await expectNoneLeft(page, english, 'home');
  await page.locator('main a[href="/report-disaster"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: hindiTitles.report })).toBeVisible();
  await submit(page, '#report-form');
  await expect(page.locator('#report-form [aria-invalid=true]').first()).toBeVisible();
  await expectNoneLeft(page, english, 'what is missing');
  const written = { address: 'वार्ड 7, विद्यालय के पीछे', description: 'छत तक पानी है।', name: 'आनंदी देवी' };
  await fillReport(page, { ...written, contactNumber: '९८७६५ ४३२१०' });
  await submit(page, '#report-form');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^${hindiSaved.sent('.*[0-9A-Z]{4}-[0-9A-Z]{4}.*')}$`),
  );
  await expectNoneLeft(page, english, 'the reference');
  const [row] = await relay.query<{ body: string }>('SELECT body FROM reports');
  expect(JSON.parse(row?.body ?? '')).toMatchObject({ ...written, contactNumber: '98765 43210' });
});

const updating = test.extend(onCopiedBuild);

updating(
  'the language is changed while a new version waits: what is typed and the language outlive both',
  async ({ build, phone }) => {
    await phone.install();
    const page = await phone.open('/report-disaster');
    const description = page.locator('[name=description]');
    await description.fill(REPORT.description);
    await chooseArabicOnce(page);
    await build?.release();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByRole('button', { name: englishUpdate.now })).toBeVisible();

    await changeTo(page, ARABIC);
    await expectArabic(page);
    await expect(description).toHaveValue(REPORT.description);
    const workers = () =>
      page.evaluate(async () => {
        const { active, waiting } = await navigator.serviceWorker.ready;
        return [active?.state, waiting?.state];
      });
    await expect.poll(workers).toEqual(['activated', 'installed']);

    const update = page.getByRole('button', { name: arabicUpdate.now });
    await expect(update).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await update.click();
    await reloaded;
    await expectArabic(page);
    await expect(description).toHaveValue(REPORT.description);
    await expect.poll(workers).toEqual(['activated', undefined]);
  },
);
