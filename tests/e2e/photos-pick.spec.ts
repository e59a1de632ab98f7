import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { fillAid, fillReport, submit } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { brokenPhoto, cameraPhoto, dngPhoto, heicPhoto, type PickedFile } from '../support/pictures.ts';

interface StoredPhoto {
  recordId: string;
  caption: string;
  type: string;
  isShrunk: boolean;
  whole: { size: number; digest: string };
  bytes: string;
}

/** What the phone keeps of photos, in their order, each with its bytes as base64. */
async function storedPhotos(page: Page): Promise<StoredPhoto[]> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await done(indexedDB.open('relief-relay-photos'));
    const stores = database.transaction(['photos', 'bytes']);
    const rows = await done(stores.objectStore('photos').index('[recordId+place]').getAll());
    const files = await done(stores.objectStore('bytes').getAll());
    database.close();
    return rows.map((row) => {
      const bytes = new Uint8Array(files.find(({ id }) => id === row.id)?.whole ?? new ArrayBuffer(0));
      return { ...row, bytes: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
    });
  });
}

async function choose(page: Page, files: PickedFile[]): Promise<void> {
  await page.getByLabel('Choose photos', { exact: true }).setInputFiles(files);
}

const photos = (page: Page) => page.locator('[data-photo]');
const caption = (page: Page, place: number) => page.getByLabel(`Photo ${place}: What it shows`);

test('photos chosen without a network are made small, ordered and captioned, outlive the page, and are announced by the report', async ({
  phone,
  relay,
}, info) => {
  await phone.install();
  await relay.stop();
  const page = await phone.open('/report-disaster');
  await choose(page, [await cameraPhoto('roof.jpg'), await cameraPhoto('street.jpg', { width: 900 })]);
  await expect(photos(page)).toHaveCount(2);
  await expect(page.getByText(/^2 photos, /)).toBeVisible();
  await caption(page, 1).fill('The roof');
  await caption(page, 2).fill('The street');
  await page.getByRole('button', { name: 'Move photo 2 up' }).press('Enter');
  await expect(caption(page, 1)).toHaveValue('The street');
  await look(page, info, 'photos-chosen');

  // As a phone does that needs the memory for its camera.
  await page.close({ runBeforeUnload: false });
  const again = await phone.open('/report-disaster');
  await expect(photos(again)).toHaveCount(2);
  await expect(caption(again, 1)).toHaveValue('The street');
  await expect(caption(again, 2)).toHaveValue('The roof');

  await fillReport(again);
  await submit(again, '#report-form');
  await expect(again.getByText('2 photos still on this phone')).toBeVisible();
  const stored = await storedPhotos(again);
  const itemId = new URL(again.url()).searchParams.get('item');
  expect(stored.map((one) => one.recordId)).toEqual([itemId, itemId]);
  for (const one of stored) {
    const bytes = Buffer.from(one.bytes, 'base64');
    const { width, height, exif, format } = await sharp(bytes).metadata();
    expect([format, exif, one.type, one.isShrunk]).toEqual(['jpeg', undefined, 'image/jpeg', true]);
    expect(bytes.length).toBeLessThanOrEqual(200 * 1024);
    expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
    // Turned the right way up: the camera's notes, which said how, are gone.
    expect(height).toBeGreaterThan(width);
  }
  await look(again, info, 'photos-waiting');

  await relay.start();
  // By itself, with the next try.
  await expect(again.locator('[data-item-state=sent]')).toBeVisible({ timeout: 120_000 });
});

test('what is no photo, or a broken one, is refused in words; one that the phone cannot decode is kept as it came', async ({
  onlinePhone: phone,
}) => {
  const page = await phone.open('/report-disaster');
  const heic = heicPhoto('IMG_1.HEIC');
  await choose(page, [
    { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    await brokenPhoto('torn.jpg'),
    heic,
  ]);
  await expect(page.getByText('list.pdf: images must be image files.')).toBeVisible();
  await expect(page.getByText('torn.jpg can’t be opened', { exact: false })).toBeVisible();
  await expect(photos(page)).toHaveCount(1);
  await expect(page.getByText(/Only an administrator can download it/)).toBeVisible();
  const [kept] = await storedPhotos(page);
  expect(kept).toMatchObject({ type: 'image/heic', isShrunk: false, whole: { size: heic.buffer.length } });
  expect(Buffer.from(kept?.bytes ?? '', 'base64').equals(heic.buffer)).toBe(true);

  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(photos(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(photos(page)).toHaveCount(1);
});

test('of a raw file the picture within is used; what neither phone nor server opens is said when it is chosen', async ({
  onlinePhone: phone,
}, info) => {
  const page = await phone.open('/report-disaster');
  await choose(page, [
    await dngPhoto('IMG_1.DNG'),
    { name: 'IMG_2.jxl', mimeType: 'image/jxl', buffer: Buffer.from('\u00ff\u000a\u00fa\u007f', 'latin1') },
    { name: 'IMG_3.CR3', mimeType: 'image/x-canon-cr3', buffer: Buffer.from('\0\0\0\u0018ftypcrx \0\0\0\u0001') },
  ]);
  await expect(photos(page)).toHaveCount(1);
  await expect(page.getByText('IMG_2.jxl: this kind of photo can’t be used.', { exact: false })).toBeVisible();
  await expect(page.getByText('IMG_3.CR3: this kind of photo can’t be used.', { exact: false })).toBeVisible();
  await look(page, info, 'unusable-photos');
  const [kept] = await storedPhotos(page);
  expect(kept).toMatchObject({ type: 'image/jpeg', isShrunk: true });
  const made = await sharp(Buffer.from(kept?.bytes ?? '', 'base64')).metadata();
  expect([made.width, made.height]).toEqual([600, 800]);
});

test('where canvases give back something else than was drawn, a photo goes as it is, and arrives as a picture; its sender hears of one that the server cannot open', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  // As of a browser that guards against fingerprinting; its workers have no canvas.
  await phone.context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
    const { prototype } = CanvasRenderingContext2D;
    prototype.getImageData = (_x, _y, width, height) => {
      const noise = new ImageData(width, height);
      crypto.getRandomValues(new Uint8Array(noise.data.buffer));
      return noise;
    };
  });
  const page = await phone.open('/report-disaster');
  const photo = await cameraPhoto('roof.jpg', { width: 800 });
  // More pixels than the server decodes.
  const large = sharp({ create: { width: 7_000, height: 6_000, channels: 3, background: '#3a6' } });
  await choose(page, [
    photo,
    { name: 'wide.jpg', mimeType: 'image/jpeg', buffer: await large.jpeg({ quality: 10 }).toBuffer() },
  ]);
  await expect(page.getByText('This browser can’t make photos smaller.', { exact: false })).toHaveCount(2);
  await look(page, info, 'photo-as-it-is');
  const [kept] = await storedPhotos(page);
  expect(kept).toMatchObject({ type: 'image/jpeg', isShrunk: false });
  expect(Buffer.from(kept?.bytes ?? '', 'base64').equals(photo.buffer)).toBe(true);
  await fillReport(page);
  await submit(page, '#report-form');
  await expect
    .poll(() => relay.query('SELECT state, width, height FROM photos ORDER BY place'), { timeout: 30_000 })
    .toEqual([
      { state: 'ready', width: 600, height: 800 },
      { state: 'refused', width: null, height: null },
    ]);
  await expect(page.getByText('arrived, but the server can’t open it')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('1 photo has arrived.')).toBeVisible();
  await expect(page.getByText('not on this phone any more', { exact: false })).toHaveCount(0);
  await look(page, info, 'photo-not-opened');
});

/** How often the preparation of a photo began, as this phone notes it. */
function begunTimes(page: Page): Promise<number | undefined> {
  return page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        indexedDB.open('relief-relay').addEventListener('success', ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest;
          const asked = database.transaction('settings').objectStore('settings').get('photos-in-preparation');
          asked.addEventListener('success', () => {
            database.close();
            const [begun] = Object.values((asked.result?.value ?? {}) as Record<string, { times: number }>);
            resolve(begun?.times);
          });
        });
      }),
  );
}

test('a photo that ended the page twice is refused in words; the text and other photos are not', async ({
  onlinePhone: phone,
}, info) => {
  // Nothing that prepares photos ever answers, as on a phone that ends the page for its memory.
  await phone.context.addInitScript(() => {
    if (location.protocol === 'about:' || sessionStorage.getItem('has-memory') !== null) return;
    Object.assign(globalThis, {
      Worker: class extends EventTarget {
        postMessage() {
          // It will never answer.
        }
        terminate() {
          // Nor before.
        }
      },
    });
  });
  const page = await phone.open('/report-disaster');
  const large = await cameraPhoto('large.jpg', { width: 640 });
  const path = info.outputPath('large.jpg');
  await writeFile(path, large.buffer);
  const chooseLarge = () => page.getByLabel('Choose photos', { exact: true }).setInputFiles(path);
  await page.locator('#report-form [name=description]').fill('The dam is leaking');
  for (const missing of [0, 1]) {
    await expect(page.getByText('did not make it onto this phone', { exact: false })).toHaveCount(missing);
    await chooseLarge();
    await expect(page.getByText('Preparing 1 photo…')).toBeVisible();
    await expect(page.getByText('did not make it onto this phone', { exact: false })).toHaveCount(0);
    await expect.poll(() => begunTimes(page)).toBe(missing + 1);
    await page.reload();
    await expect(page.locator('#report-form [name=description]')).toHaveValue('The dam is leaking');
  }
  await page.evaluate(() => sessionStorage.setItem('has-memory', 'yes'));
  await page.reload();
  await chooseLarge();
  await expect(page.getByText('large.jpg closed this page twice', { exact: false })).toBeVisible();
  await expect(page.getByText('Preparing', { exact: false })).toHaveCount(0);
  await expect(page.getByText('did not make it onto this phone', { exact: false })).toHaveCount(0);
  await look(page, info, 'photo-that-ends-the-page');
  await choose(page, [await cameraPhoto('roof.jpg', { width: 320 })]);
  await expect(photos(page)).toHaveCount(1);
  await expect(page.locator('#report-form [name=description]')).toHaveValue('The dam is leaking');
});

test('where a photo was taken may become the place of the report, and is asked about first', async ({
  onlinePhone: phone,
}) => {
  const page = await phone.open('/report-disaster');
  await choose(page, [await cameraPhoto('patna.jpg', { place: 'Patna' })]);
  await expect(page.locator('[name=keptPosition]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use the photo’s place' }).click();
  await expect(page.locator('[name=keptPosition]')).toHaveValue('25.594000, 85.137750, pin');
});

/** Posts as the phone's share sheet does: a form of the system's, into the app. */
async function share(page: Page, name: string | undefined): Promise<void> {
  const picture = name === undefined ? undefined : (await cameraPhoto(name, { width: 640 })).buffer.toString('base64');
  await page.evaluate(
    ([fileName, bytes]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share-photos', enctype: 'multipart/form-data' });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photos' });
      if (fileName !== undefined && bytes !== undefined) {
        const files = new DataTransfer();
        const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        files.items.add(new File([content], fileName, { type: 'image/jpeg' }));
        input.files = files.files;
      }
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [name, picture] as const,
  );
}

test('a photo shared with the app comes into a report without a network; a share without one says so', async ({
  phone,
  relay,
}) => {
  await phone.install();
  const page = await phone.open('/guide');
  await relay.stop();
  await share(page, 'bridge.jpg');
  await expect(photos(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/report-disaster$/);
  await page.reload();
  await expect(photos(page)).toHaveCount(1);
  await expect(page.getByText('No photo came through', { exact: false })).toHaveCount(0);

  await share(page, undefined);
  await expect(page.getByText('No photo came through. Choose it here.')).toBeVisible();
  await expect(photos(page)).toHaveCount(1);
});

test('the server answers a share of a phone whose worker is not there yet, and keeps nothing of it', async ({
  onlinePhone: phone,
}) => {
  const page = await phone.open('/guide');
  await share(page, 'bridge.jpg');
  await expect(page.getByText('No photo came through. Choose it here.')).toBeVisible();
  await choose(page, [await cameraPhoto('bridge.jpg', { width: 640 })]);
  await expect(photos(page)).toHaveCount(1);
});

test('a phone that is full refuses the photo in words, and the text is sent without it', async ({
  onlinePhone: phone,
}) => {
  await phone.context.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function putOrNot(value: unknown, key?: IDBValidKey) {
      if (this.name === 'bytes') throw new DOMException('The phone is full', 'QuotaExceededError');
      return key === undefined ? put.call(this, value) : put.call(this, value, key);
    };
  });
  const page = await phone.open('/report-disaster');
  await choose(page, [await cameraPhoto('roof.jpg', { width: 640 })]);
  await expect(page.getByText('This phone has no room for roof.jpg.', { exact: false })).toBeVisible();
  await expect(photos(page)).toHaveCount(0);
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(page.locator('[data-item-state=sent]')).toBeVisible();
});

test('photos go with an aid request, and go when the form is cleared or what waits is deleted', async ({
  phone,
  relay,
}, info) => {
  await phone.install();
  await relay.stop();
  const page = await phone.open('/request-assistance');
  await choose(page, [await cameraPhoto('well.jpg', { width: 640 })]);
  await expect(photos(page)).toHaveCount(1);
  await page.reload();
  await expect(photos(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Clear it' }).click();
  await expect(photos(page)).toHaveCount(0);
  await expect.poll(async () => (await storedPhotos(page)).length).toBe(0);

  await choose(page, [await cameraPhoto('well.jpg', { width: 640 }), heicPhoto('IMG_2.HEIC')]);
  await expect(photos(page)).toHaveCount(2);
  await fillAid(page);
  await submit(page, '#aid-form');
  await expect(page.getByText('2 photos still on this phone')).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByText('2 photos still on this phone')).toBeVisible();
  await page.getByRole('button', { name: 'Always send' }).click();
  await expect(page.getByRole('button', { name: 'Always send' })).toHaveAttribute('aria-pressed', 'true');
  await look(page, info, 'photos-in-outbox');
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('2 photos still on this phone')).toHaveCount(0);
  await expect.poll(async () => (await storedPhotos(page)).length).toBe(0);
});
