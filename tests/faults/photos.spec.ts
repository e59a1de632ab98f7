import { cameraPhoto } from '../support/pictures.ts';
import { SLOW_2G } from '../support/chaos-proxy-link.ts';
import { expect, wholeTest as test, type Relay } from './support/fault-test.ts';

interface Standing {
  form: string;
  received: number;
  length: number;
}

const standing = (relay: Relay) =>
  relay.query<Standing>('SELECT form, received, length FROM photo_uploads ORDER BY form');
const states = async (relay: Relay) =>
  (await relay.query<{ state: string }>('SELECT state FROM photos')).map(({ state }) => state);
const received = async (relay: Relay, form: string) =>
  (await standing(relay)).find((upload) => upload.form === form)?.received ?? 0;

test('photos on 2G: the thumbnail goes ahead, the browser is killed in the middle, and it goes on from the part that the server has', async ({
  chaos,
  device,
  relay,
}) => {
  const page = await device.open('/report-disaster');
  await page
    .getByLabel('Choose photos', { exact: true })
    .setInputFiles([await cameraPhoto('roof.jpg', { width: 2400 })]);
  await expect(page.locator('[data-photo]')).toHaveCount(1);
  chaos.slow(SLOW_2G);
  await device.save(page, 'The roof is gone');
  await expect.poll(() => received(relay, 'thumbnail')).toBeGreaterThan(0);
  const sendNow = page.getByRole('button', { name: 'Send photos now' });
  await sendNow.click();
  await expect.poll(() => received(relay, 'whole')).toBeGreaterThan(0);
  const had = await received(relay, 'whole');
  await device.kill();
  await device.restart();
  await device.open('/outbox');
  await expect.poll(() => received(relay, 'whole')).toBeGreaterThan(had);
  chaos.heal();
  await expect.poll(() => states(relay)).toEqual(['ready']);
  // Each byte once: what was on its way when the browser died may have come again.
  const parts = await relay.query<{ whole: boolean }>(
    `SELECT received = length AS whole FROM photo_uploads WHERE form = 'whole'`,
  );
  expect(parts).toEqual([{ whole: true }]);
});
