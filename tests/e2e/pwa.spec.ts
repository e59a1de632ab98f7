import { untilAwake, untilShellIsWhole, untilScreenIsThere } from '../support/awake.ts';
import { onCopiedBuild } from '../support/copied-build.ts';
import { expectUnsent } from '../support/forms.ts';
import { expect, firstVisit, test } from '../support/journey.ts';
import { untilControlled } from '../support/offline.ts';

test.use(firstVisit);

test('after one visit screens open with the server gone, in the language in use', async ({ relay, phone }) => {
  // No line of the app runs in it: the worker is to be installed in that language from the start.
  const page = await phone.open('/icons/icon.svg');
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  await page.goto('/');
  await untilControlled(page);

  phone.console.expectFailedRequests();
  await relay.stop();
  const written = ['/', '/report-disaster', '/request-assistance'];
  for (const path of [...written, '/outbox']) {
    await page.goto(path);
    if (written.includes(path)) {
      await expect(page.locator('#root'), path).toHaveAttribute('data-written', /^pages\/hi\//);
    }
    // A difference from what was written would be an error on the console.
    await untilAwake(page);
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'hi');
    await untilScreenIsThere(page, path);
    await expectUnsent(page, 0);
  }
});

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
