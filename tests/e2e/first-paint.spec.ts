import type { Page } from 'playwright/test';
import { closeForm } from '../support/close-form.ts';
import { storedDrafts } from '../support/device-store.ts';
import { openContext } from '../support/chromium.ts';
import { expectUnsent, fillReport, REPORT, submit } from '../support/forms.ts';
import { holdCode } from '../support/held-code.ts';
import { untilAwake } from '../support/awake.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';

// No worker: it would bring the code to a second page, past what holds it back.

/** Opens a page without waiting for its code. */
async function openEarly(phone: Phone, path: string): Promise<Page> {
  const page = await phone.context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

async function bodies(relay: Relay): Promise<unknown[]> {
  return (await relay.query<{ body: string }>('SELECT body FROM reports')).map(({ body }) => JSON.parse(body));
}

/** What was typed lies in the phone's storage. */
async function untilKept(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await expect
    .poll(() => storedDrafts(page))
    .toContainEqual(expect.objectContaining({ values: expect.objectContaining(values) }));
}

/** In the page, before the app: a press that the app makes good leaves a mark. */
function noteMadeGood(): void {
  const note = ({ isTrusted, target }: Event) => {
    const isSend = target instanceof Element && target.closest('[type=submit]') !== null;
    if (isSend && !isTrusted) document.documentElement.dataset['madeGood'] = '';
  };
  addEventListener('click', note, { capture: true });
}

/** The screen as it stands, without what only a browser or the phone's own data add. */
function screenOf(page: Page): Promise<string> {
  return page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll('[href="/outbox"], [role=status]')) {
      one.replaceChildren();
      for (const { name } of Array.from(one.attributes)) one.removeAttribute(name);
    }
    // The offer to install comes late.
    copy.querySelector('[aria-labelledby=install-title]')?.remove();
    // The way to the map as well, and the choice of photos, each in a place that is kept for it.
    for (const slot of copy.querySelectorAll('[class*="_slot_"]')) slot.replaceChildren();
    // So does the place of short messages: on a slow machine before the screen was compared.
    copy.querySelector('[class*="_stack_"]')?.remove();
    // What opens the assistant, too.
    copy.querySelector('[class*="_page_"] > div:has(> button[aria-haspopup=dialog])')?.remove();
    // And what stands at the ends of the home screen and of the footer.
    copy.querySelector('[class*="_letter_"]')?.replaceChildren();
    for (const late of copy.querySelectorAll('[class*="_section_"][class*="_ways_"] ~ *')) late.remove();
    // A browser's own element has its attributes in another order, and what is chosen in none.
    for (const one of copy.querySelectorAll('*')) {
      const attributes = Array.from(one.attributes, ({ name, value }) => [name, value] as const).sort(([a], [b]) =>
        a < b ? -1 : 1,
      );
      for (const [name] of attributes) one.removeAttribute(name);
      for (const [name, value] of attributes) if (name !== 'selected') one.setAttribute(name, value);
    }
    // React counts ids in one way in a written page and in another in one of its own.
    return copy.innerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll(/"_r_[^"]*"/gi, '""');
  });
}

test('typed and sent before the app is there: the page says so plainly, and it is one report in those words; a page that goes before leaves its words', async ({
  relay,
  onlinePhone: phone,
}, info) => {
  const code = await holdCode(phone.context);
  const page = await openEarly(phone, '/report-disaster');
  await expect(page.getByRole('heading', { level: 1, name: 'Report a disaster' })).toBeVisible();
  await fillReport(page);
  const early = page.locator('#early');
  await expect(early).toHaveText('Reload');
  await submit(page, '#report-form');
  await submit(page, '#report-form');
  await expect(early).toContainText('What you pressed is remembered');
  await look(page, info, 'early');
  await expect(page).toHaveURL('/report-disaster');
  code.release();
  await expect(page.getByRole('heading', { name: /Sent, reference/ })).toBeVisible();
  await expect(early).toHaveCount(0);
  await expectUnsent(page, 0);
  const sent = await bodies(relay);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject(REPORT);
  await page.close();

  const again = await holdCode(phone.context);
  const going = await openEarly(phone, '/report-disaster');
  await going.locator('[name=address]').fill('Ghat road 4');
  await going.goto('/request-assistance', { waitUntil: 'commit' });
  await going.locator('[name="requirements.0.type"]').fill('Water');
  await going.getByRole('button', { name: 'Add' }).first().click();
  await expect(going.getByText('What you pressed is remembered')).toBeVisible();
  again.release();
  await expect(going.locator('[name="requirements.1.type"]')).toBeVisible();
  await expect(going.locator('[name="requirements.0.type"]')).toHaveValue('Water');
  await closeForm(going);
  const next = await phone.open('/report-disaster');
  await expect(next.locator('[name=address]')).toHaveValue('Ghat road 4');
});

test('what is typed while the app wakes keeps its cursor, and becomes the draft at once; also where the app wakes in another language', async ({
  onlinePhone: phone,
}) => {
  const code = await holdCode(phone.context);
  const page = await openEarly(phone, '/report-disaster');
  const description = page.locator('[name=description]');
  await page.locator('[name=severity][value=critical]').check();
  await page.getByLabel('The place is somewhere else').check();
  await description.pressSequentially('The bridge over the');
  const element = await description.elementHandle();
  await page.keyboard.press('ArrowLeft');
  code.release();
  await untilAwake(page);
  await expect(description).toBeFocused();
  await page.keyboard.type('X');
  expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
  await expect(description).toHaveValue('The bridge over thXe');
  await expect(page.locator('[name=severity][value=critical]')).toBeChecked();
  await expect(page.getByText('Your own position will not be sent.')).toBeVisible();
  await untilKept(page, { description: 'The bridge over thXe', severity: 'critical', place: 'elsewhere' });
  await page.reload();
  await expect(description).toHaveValue('The bridge over thXe');
  await expect(page.locator('[name=place][value=elsewhere]')).toBeChecked();

  // Chosen on this phone, of which the server that writes the page has not heard.
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await closeForm(page);
  const again = await holdCode(phone.context);
  const aid = await openEarly(phone, '/request-assistance');
  await expect(aid.locator('html')).toHaveAttribute('lang', 'en');
  const words = aid.locator('[name=description]');
  await words.pressSequentially('Early words');
  await aid.keyboard.press('ArrowLeft');
  again.release();
  await untilAwake(aid);
  await expect(aid.locator('html[dir=rtl]')).toHaveAttribute('lang', 'ar');
  await expect(words).toBeFocused();
  await aid.keyboard.type('X');
  await expect(words).toHaveValue('Early wordXs');
});

test('of an earlier visit nothing is sent by an early press that nobody saw, and nothing is mixed into early words or lost', async ({
  relay,
  onlinePhone: phone,
}) => {
  const old = { ...REPORT, address: 'Hill street, the old fire', name: 'Ann' };
  const before = await phone.open('/report-disaster');
  await fillReport(before, old);
  await untilKept(before, old);
  await closeForm(before);

  const code = await holdCode(phone.context);
  await phone.context.addInitScript(noteMadeGood);
  const pressed = await openEarly(phone, '/report-disaster');
  await submit(pressed, '#report-form');
  code.release();
  await expect(pressed.locator('[name=address]')).toHaveValue(old.address);
  await expect(pressed.locator('html')).toHaveAttribute('data-made-good');
  const send = pressed.getByRole('button', { name: 'Send report' });
  await expect(send).toBeVisible();
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await expect(pressed).toHaveURL('/report-disaster');
  expect(await bodies(relay)).toEqual([]);
  await closeForm(pressed);

  const again = await holdCode(phone.context);
  const page = await openEarly(phone, '/report-disaster');
  await fillReport(page);
  again.release();
  await untilAwake(page);
  await expect(page.getByText('An unfinished form from before is kept')).toBeVisible();
  await expect(page.locator('[name=address]')).toHaveValue(REPORT.address);
  await submit(page, '#report-form');
  await expect(page.getByRole('heading', { name: /Sent, reference/ })).toBeVisible();
  expect(await bodies(relay)).toEqual([expect.objectContaining(REPORT)]);
  const next = await phone.open('/report-disaster');
  await expect(next.locator('[name=address]')).toHaveValue(old.address);
  await expect(next.locator('[name=name]')).toHaveValue(old.name);
});

test('words of a page that is out of sight but alive go into no other page', async ({ relay, onlinePhone: phone }) => {
  const first = await phone.context.newPage();
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await first.route('**/assets/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await first.goto('/report-disaster', { waitUntil: 'commit' });
  await fillReport(first);
  await submit(first, '#report-form');
  await first.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const second = await phone.open('/report-disaster');
  await untilAwake(second);
  // What is found of an earlier visit is in the form, or said to be there, before anything of its own is written.
  await second.locator('[name=address]').fill('Elsewhere');
  await untilKept(second, { address: 'Elsewhere' });
  await expect(second.locator('[name=description]')).toHaveValue('');
  await expect(second.getByText('An unfinished form from before is kept')).toHaveCount(0);
  release();
  await expect(first.getByRole('heading', { name: /Sent, reference/ })).toBeVisible();
  expect(await bodies(relay)).toHaveLength(1);
});

test('every written page is what the app makes of its address, and wakes as it was written in every language', async ({
  onlinePhone: phone,
}) => {
  for (const path of ['/', '/report-disaster', '/request-assistance']) {
    const code = await holdCode(phone.context);
    const page = await openEarly(phone, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const written = await screenOf(page);
    code.release();
    await untilAwake(page);
    expect(await screenOf(page), path).toBe(written);
    const made = await phone.open(`${path}?shell`);
    await expect.poll(() => screenOf(made), `${path}, made by the app`).toBe(written);
    await phone.context.unrouteAll({ behavior: 'ignoreErrors' });
    await made.close();
    await page.close();
  }
  // Hindi's wake without a network: pwa.spec.ts; Arabic home and report: language.spec.ts.
  const page = await phone.context.newPage();
  for (const address of [
    '/?lang=es',
    '/report-disaster?lang=es',
    '/request-assistance?lang=es',
    '/request-assistance?lang=ar',
  ]) {
    // A difference is an error on the console, which fails the test.
    await page.goto(address);
    await untilAwake(page);
    await expect(page.locator('html')).toHaveAttribute('lang', address.slice(-2));
  }
});

test('without scripts the page says what to do, and puts no words into an address', async ({ relay }) => {
  const { context, dispose } = await openContext({ baseURL: relay.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname));
  await page.goto('/report-disaster');
  // Not by its text: to Playwright a noscript element has none.
  await expect(page.locator('#without-script')).toBeVisible();
  await expect(page.locator('#without-script')).toContainText('JavaScript');
  await page.locator('[name=description]').fill('Water');
  await submit(page, '#report-form');
  await expect(page.locator('[name=description]')).toHaveValue('Water');
  expect(page.url()).toBe(`${relay.origin}/report-disaster`);
  // Where the press had asked for a page, it would have been before this one.
  await page.locator('a[href="/"]').first().click();
  await page.waitForURL('/');
  expect(asked).toEqual(['/report-disaster', '/']);
  await dispose();
});
