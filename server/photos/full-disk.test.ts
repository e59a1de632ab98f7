import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHOTOS_PATH } from '../../contract/photo-address.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import type { PhotoFiles } from '../store/photos/folder-files.ts';
import { workOnPhotos } from './work-on-photos.ts';

const secret = 'a secret of this phone';

let app: TestApp;
let people: TestPeople;
let picture: Buffer;
/** What the folder of pictures can still take. */
let isFull = false;
beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'));
  people = await makePeople(app);
  picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  const { photoFiles } = app.photos;
  const put = photoFiles.put.bind(photoFiles);
  const failing: PhotoFiles['put'] = (bytes) =>
    isFull ? Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })) : put(bytes);
  photoFiles.put = failing;
});
afterAll(() => app.close());

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

async function reported(): Promise<string> {
  const id = randomUUID();
  const body = { ...report, claimSecretHash: sha256(secret), photosToFollow: 2 };
  expect((await post(`${app.url}/api/report/`, body, id)).status).toBe(201);
  return id;
}

function create(record: string, photo: string) {
  const facts = { photo, form: 'whole', record, sha256: sha256(picture), type: 'image/jpeg', place: '0' };
  const metadata = Object.entries(facts).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
  return ask(`${app.url}${PHOTOS_PATH}`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(picture.length),
      'upload-metadata': metadata.join(','),
      'x-claim-secret': secret,
    },
  });
}

function part(photo: string) {
  return ask(`${app.url}${PHOTOS_PATH}/${photo}`, {
    method: 'PATCH',
    headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(picture),
  });
}

const stateOf = async (photo: string) =>
  (await app.query<{ state: string }>('SELECT state FROM photos WHERE id = $1', [photo]))[0]?.state;
const work = () => workOnPhotos(app.photos, () => false);

it('a full folder of pictures loses nothing that has arrived: the photo waits in the database until there is room', async () => {
  const photo = randomUUID();
  await create(await reported(), photo);
  isFull = true;
  expect((await part(photo)).status).toBe(204);
  await expect(work()).rejects.toThrow('no space left');
  await expect(work()).rejects.toThrow('no space left');
  expect(await stateOf(photo)).toBe('new');
  expect(await app.query('SELECT 1 FROM photo_parts WHERE photo_id = $1', [photo])).toHaveLength(1);
  isFull = false;
  await work();
  expect(await stateOf(photo)).toBe('ready');
});

it('a release for which there is no room is to be tried again, and shows nothing meanwhile', async () => {
  const photo = randomUUID();
  const record = await reported();
  await create(record, photo);
  await part(photo);
  await work();
  isFull = true;
  const release = () => people.admin.ask('POST', `/api/photos/${photo}/release`, { blurs: [] });
  const refused = await release();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(await app.query('SELECT 1 FROM photos WHERE id = $1 AND image_id IS NOT NULL', [photo])).toEqual([]);
  isFull = false;
  expect((await release()).status).toBe(200);
});

it('a database whose disk is full tells the phone to come again, and acknowledges no byte', async () => {
  const photo = randomUUID();
  const record = await reported();
  await app.query(
    `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = 'disk_full'; END $$`,
  );
  const fill = (table: string) =>
    app.query(`CREATE TRIGGER no_room BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION no_room()`);
  const free = (table: string) => app.query(`DROP TRIGGER no_room ON ${table}`);
  await fill('photo_uploads');
  const uncreated = await create(record, photo);
  expect([uncreated.status, Number(uncreated.headers.get('retry-after')) > 0]).toEqual([503, true]);
  await free('photo_uploads');
  expect((await create(record, photo)).status).toBe(201);
  await fill('photo_parts');
  const refused = await part(photo);
  expect([refused.status, refused.json['kind'], Number(refused.headers.get('retry-after')) > 0]).toEqual([
    503,
    'busy',
    true,
  ]);
  expect((await create(record, photo)).headers.get('upload-offset')).toBe('0');
  await free('photo_parts');
  expect((await part(photo)).status).toBe(204);
  await work();
  expect(await stateOf(photo)).toBe('ready');
});
