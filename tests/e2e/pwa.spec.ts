import { askedForSync } from '../support/asked-for-sync.ts';
import { untilAwake, untilShellIsWhole } from '../support/awake.ts';
import { onCopiedBuild } from '../support/copied-build.ts';
import { expectUnsent, fillReport, submit } from '../support/forms.ts';
import { expect, firstVisit, test } from '../support/journey.ts';
import { untilControlled } from '../support/offline.ts';

test.use(firstVisit);

test.describe('by the browser itself', () => {
  test.use({ isWholeBrowser: true });

  test('an install that was cut off once the first files were there: a report is saved, and the worker asked to send it', async ({
    relay,
    phone,
  }) => {
    await phone.install();
    await phone.context.grantPermissions(['background-sync'], { origin: relay.origin });
    phone.console.expectFailedRequests();
    await relay.stop();
    const before = await phone.open('/');
    await before.evaluate(keepFirstFilesOnly);
    await (await phone.context.newCDPSession(before)).send('Network.clearBrowserCache');
    await before.close();

    const page = await phone.open('/report-disaster');
    await fillReport(page);
    await submit(page, '#report-form');
    await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
    await expect.poll(() => askedForSync(page)).toEqual(['outbox']);
  });
});

test('after one visit every screen opens with the server gone, in the language in use; nothing of the API is kept', async ({
  relay,
  phone,
}) => {
  // No line of the app runs in it: the worker is to be installed in that language from the start.
  const bare = await phone.open('/icons/icon.svg');
  await bare.evaluate(() => localStorage.setItem('language', 'hi'));
  await bare.goto('/');
  await untilControlled(bare);
  await bare.evaluate(() => fetch('/api/health').then((answer) => answer.json()));
  const kept = await bare.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      urls.push(...(await cache.keys()).map((request) => request.url));
    }
    return urls;
  });
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.filter((url) => url.startsWith(`${relay.origin}/api`))).toEqual([]);
  await bare.close();

  phone.console.expectFailedRequests();
  await relay.stop();
  const isWritten = ['/', '/report-disaster', '/request-assistance'];
  for (const path of [...isWritten, '/outbox', '/not-a-screen']) {
    const page = await phone.open(path);
    if (isWritten.includes(path)) {
      await expect(page.locator('#root'), path).toHaveAttribute('data-written', /^pages\/hi\//);
    }
    // A difference from what was written would be an error on the console.
    await untilAwake(page);
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expectUnsent(page, 0);
    await page.close();
  }
});

/** In a page: what the worker fetched beyond what it must have is taken off the phone again. */
async function keepFirstFilesOnly(): Promise<void> {
  const cache = await caches.open('relief-relay-app');
  const keys = await cache.keys();
  const list = keys.find(({ url }) => url.includes('/assets/files-'));
  const files: { url: string; first?: true | string }[] = await (list && (await cache.match(list)))?.json();
  const others = new Set(files.filter(({ first }) => first !== true && first !== 'en').map(({ url }) => `/${url}`));
  await Promise.all(keys.filter(({ url }) => others.has(new URL(url).pathname)).map((key) => cache.delete(key)));
}

const updating = test.extend(onCopiedBuild);

updating('a new version asks, keeps what is typed, and takes over on the person’s word', async ({ build, phone }) => {
  await phone.install();
  const page = await phone.open('/report-disaster');
  const description = page.locator('[name=description]');
  await description.fill('half typed');
  await build?.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const update = page.getByRole('button', { name: /update now/i });
  await expect(update).toBeVisible();
  await expect(description).toBeFocused();
  await expect(description).toHaveValue('half typed');
  const reloaded = page.waitForEvent('load');
  await update.click();
  await reloaded;
  await expect(description).toHaveValue('half typed');
  await untilShellIsWhole(page);
  await expect(update).toBeHidden();
});
