import type { Page } from 'playwright/test';
import { keepBusy } from '../../scripts/lib/keep-busy.mjs';
import { untilAwake } from '../support/awake.ts';
import { closeForm } from '../support/close-form.ts';
import { storedItems } from '../support/device-store.ts';
import { fillReport, submit } from '../support/forms.ts';
import { expect, firstVisit, test, type Phone } from '../support/journey.ts';

/**
 * How often each way is gone, and how many cores do something else meanwhile:
 *   WORDS_TIMES=50 WORDS_LOAD=2 npm run steady -- --times 1 tests/e2e/first-words.spec.ts
 */
const TIMES = Number(process.env['WORDS_TIMES'] ?? 2);
const LOAD_CORES = Number(process.env['WORDS_LOAD'] ?? 0);

/** Only ends what would never end. */
test.setTimeout(300_000 + TIMES * 30_000);

const FORMS = ['/report-disaster', '/request-assistance'] as const;

let stopLoad = async (): Promise<void> => undefined;
test.beforeEach(() => {
  if (LOAD_CORES > 0) stopLoad = keepBusy(LOAD_CORES);
});
test.afterEach(() => stopLoad());

/** Types as soon as the form stands, in the very turn in which it is there, and answers without waiting for anything else. */
function typeAtOnce(page: Page, words: string): Promise<void> {
  return page.evaluate(async (text) => {
    const found = () => document.querySelector<HTMLTextAreaElement>('main form [name=description]');
    while (!found()) await new Promise((resolve) => requestAnimationFrame(resolve));
    const field = found();
    if (!field) return;
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, words);
}

const description = (page: Page) => page.locator('main form [name=description]');

/** The ways in which a page goes that was typed into a moment ago. Each answers the page that comes next. */
const WAYS = {
  'loaded again': async (page) => {
    await page.reload({ waitUntil: 'commit' });
    return page;
  },
  'left and come back to': async (page) => {
    const path = new URL(page.url()).pathname;
    await page.goto('/about', { waitUntil: 'commit' });
    await page.goto(path, { waitUntil: 'commit' });
    return page;
  },
  'closed, and opened anew': async (page) => {
    const { pathname } = new URL(page.url());
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await next.goto(pathname, { waitUntil: 'commit' });
    return next;
  },
} as const satisfies Record<string, (page: Page) => Promise<Page>>;

async function openAtOnce(phone: Phone, path: string): Promise<Page> {
  const page = await phone.context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

test('what is typed while the page itself is still coming over a thin link is there once it is loaded again', async ({
  onlinePhone: phone,
}) => {
  const lost: string[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const page = await phone.context.newPage();
    const link = await phone.context.newCDPSession(page);
    await link.send('Network.enable');
    const thin = { offline: false, latency: 200, downloadThroughput: 6_000, uploadThroughput: 6_000 };
    await link.send('Network.emulateNetworkConditions', thin);
    const words = `Words ${time}`;
    await page.goto(FORMS[time % FORMS.length] ?? FORMS[0], { waitUntil: 'commit' });
    await typeAtOnce(page, words);
    await link.send('Network.emulateNetworkConditions', { ...thin, latency: 0, downloadThroughput: -1 });
    await page.reload({ waitUntil: 'commit' });
    await untilAwake(page);
    await expect(description(page))
      .toHaveValue(words)
      .catch(() => lost.push(words));
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Clear it' }).click();
    await expect(description(page)).toHaveValue('');
    await page.close();
  }
  expect(lost, `of ${TIMES}`).toEqual([]);
});

for (const [way, go] of Object.entries(WAYS)) {
  test(`what is typed as soon as a form stands is there in a page that is ${way} in the same moment, before the app and after it`, async ({
    onlinePhone: phone,
  }) => {
    const lost: string[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const path = FORMS[time % FORMS.length] ?? FORMS[0];
      let page = await openAtOnce(phone, path);
      const words = `Words ${time} of ${path}`;
      await typeAtOnce(page, words);
      // Now and then the app has woken, on either form, and may be in the middle of taking the words over, or of writing them.
      if (time % 3 === 1) await untilAwake(page);
      page = await go(page);
      await untilAwake(page);
      await expect(description(page))
        .toHaveValue(words)
        .catch(async () => lost.push(`${words}: ${await description(page).inputValue()}`));
      await page.getByRole('button', { name: 'Start over' }).click();
      await page.getByRole('button', { name: 'Clear it' }).click();
      await expect(description(page)).toHaveValue('');
      await page.close();
    }
    expect(lost, `of ${TIMES}`).toEqual([]);
  });
}

test('a kept draft is in the form each time it is opened', async ({ onlinePhone: phone }) => {
  let page = await openAtOnce(phone, '/report-disaster');
  await typeAtOnce(page, 'Kept words');
  const empty: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    page = await (time % 2 === 0 ? WAYS['loaded again'] : WAYS['closed, and opened anew'])(page);
    await untilAwake(page);
    await expect(description(page))
      .toHaveValue('Kept words')
      .catch(() => empty.push(time));
  }
  expect(empty, `of ${TIMES}`).toEqual([]);
});

test.describe('on a phone that has never seen the app', () => {
  test.use(firstVisit);

  test('the renderer ends right after the first words: they are there, and once they are sent nothing of them is left', async ({
    phone,
  }) => {
    const page = await openAtOnce(phone, '/report-disaster');
    await typeAtOnce(page, 'The dam is breaking');
    const crashed = page.waitForEvent('crash');
    const session = await phone.context.newCDPSession(page);
    // It never answers.
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await closeForm(page);
    const next = await openAtOnce(phone, '/report-disaster');
    await untilAwake(next);
    await expect(description(next)).toHaveValue('The dam is breaking');
    await fillReport(next);
    await submit(next, '#report-form');
    await expect.poll(async () => (await storedItems(next)).length).toBe(1);
    await expect
      .poll(() =>
        next.evaluate(() => Object.keys(localStorage).filter((key) => /relief-relay-(last|left|kept)/.test(key))),
      )
      .toEqual([]);
    await closeForm(next);
    const after = await phone.open('/report-disaster');
    await untilAwake(after);
    await expect(after.locator('html[data-kept]')).toHaveCount(0);
    await expect(description(after)).toHaveValue('');
  });
});
