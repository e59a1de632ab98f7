import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { Upload, defaultOptions } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../contract/base/clock.ts';
import type { RecordPhotos } from '../../contract/entities/photo.ts';
import { PHOTOS_PATH, uploadName, type UploadForm } from '../../contract/photo-address.ts';
import { photoLimits } from '../../contract/photo-limits.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { ask, post, type Answer } from '../../tests/support/server/http.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { makeVolunteers } from '../../tests/support/server/volunteers.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { exportFile } from '../transfer/export-file.ts';
import { importFile } from '../transfer/import-file.ts';
import { readUploadKey, uploadKey } from '../epoch/upload-key.ts';
import { readStanding } from '../store/database/process-marks.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { checkPhotos } from './check-photos.ts';
import { workOnPhotos } from './work-on-photos.ts';

const DAY_MS = 86_400_000;
const secret = 'a secret of this phone';

let app: TestApp;
let people: TestPeople;
let picture: Buffer;
beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'), { trustedProxies: 1 });
  people = await makePeople(app);
  picture = await drawn(900, 600);
});
afterAll(() => app.close());

/** A picture with edges, and a position in its metadata. */
function drawn(width: number, height: number, orientation = 1): Promise<Buffer> {
  const lines = Array.from(
    { length: 20 },
    (_, line) => `<circle cx="${line * 40}" cy="${line * 30}" r="25" fill="hsl(${line * 18},90%,50%)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#246"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg))
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

async function reported(photosToFollow: number): Promise<string> {
  const id = randomUUID();
  const answer = await post(
    `${app.url}/api/report/`,
    { ...report, claimSecretHash: sha256(secret), photosToFollow },
    id,
  );
  expect(answer.status).toBe(201);
  return id;
}

interface Creation {
  record: string;
  photo?: string;
  bytes?: Buffer;
  form?: UploadForm;
  place?: number;
  caption?: string;
  more?: Record<string, string>;
  digest?: string;
  to?: TestApp;
}

const metadata = (facts: Record<string, string>) =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

function create({
  record,
  photo = randomUUID(),
  bytes = picture,
  form = 'whole',
  place = 0,
  caption,
  more,
  digest,
  to = app,
}: Creation): Promise<Answer> {
  const facts = {
    photo,
    form,
    record,
    sha256: digest ?? sha256(bytes),
    type: 'image/jpeg',
    place: String(place),
    ...(caption === undefined ? {} : { caption }),
  };
  return ask(`${to.url}${PHOTOS_PATH}`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.length),
      'upload-metadata': metadata(facts),
      'x-claim-secret': secret,
      ...more,
    },
  });
}

function part(name: string, at: number, bytes: Buffer, more: Record<string, string> = {}, to = app): Promise<Answer> {
  return ask(`${to.url}${PHOTOS_PATH}/${name}`, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(at),
      'content-type': 'application/offset+octet-stream',
      ...more,
    },
    body: new Uint8Array(bytes),
  });
}
const head = (name: string) =>
  ask(`${app.url}${PHOTOS_PATH}/${name}`, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
const checksum = (bytes: Buffer, algorithm = 'sha256') => ({
  'upload-checksum': `${algorithm} ${createHash(algorithm).update(bytes).digest('base64')}`,
});

async function sent(record: string, bytes = picture, more: Partial<Creation> = {}): Promise<string> {
  const photo = more.photo ?? randomUUID();
  expect((await create({ record, photo, bytes, ...more })).status).toBe(201);
  const answer = await part(uploadName(photo, more.form ?? 'whole'), 0, bytes, checksum(bytes));
  expect([answer.status, answer.text]).toEqual([204, '']);
  return photo;
}
const work = () => workOnPhotos(app.photos, () => false);
async function seen(record: string): Promise<RecordPhotos> {
  const answer = await people.admin.ask('GET', `/api/records/${record}/photos`);
  return answer.json['data'] as RecordPhotos;
}
async function fetched(path: string, token?: string): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
  const answer = await fetch(`${app.url}${path}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}

describe('sending a photo', () => {
  it('says by OPTIONS what it can', async () => {
    const answer = await ask(`${app.url}${PHOTOS_PATH}`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('tus-version')).toBe('1.0.0');
    expect(answer.headers.get('tus-extension')).toBe('creation,checksum,expiration,termination');
    expect(answer.headers.get('tus-checksum-algorithm')).toBe('sha1,sha256');
    expect(answer.headers.get('tus-max-size')).toBe(String(photoLimits.bytes));
  });

  it('takes it in parts, each with its checksum, and tells after each how far it is', async () => {
    const record = await reported(1);
    const photo = randomUUID();
    const created = await create({ record, photo });
    expect(created.headers.get('location')).toBe(`${PHOTOS_PATH}/${photo}`);
    expect(created.headers.get('upload-expires')).not.toBeNull();
    const [first, rest] = [picture.subarray(0, 5000), picture.subarray(5000)];
    expect((await part(photo, 0, first, checksum(first, 'sha1'))).headers.get('upload-offset')).toBe('5000');
    const standing = await head(photo);
    expect([standing.headers.get('upload-offset'), standing.headers.get('upload-length')]).toEqual([
      '5000',
      String(picture.length),
    ]);
    expect((await seen(record)).photos[0]).toMatchObject({
      state: 'awaited',
      percent: Math.floor((5000 / picture.length) * 100),
    });
    expect((await part(photo, 5000, rest, checksum(rest))).headers.get('upload-offset')).toBe(String(picture.length));
    expect((await seen(record)).photos[0]?.state).toBe('new');
  });

  it('takes nothing of a part that is not what its checksum says, or that another has brought', async () => {
    const record = await reported(1);
    const photo = randomUUID();
    await create({ record, photo });
    const bytes = picture.subarray(0, 4000);
    const wrong = await part(photo, 0, bytes, checksum(picture));
    expect(wrong.status).toBe(460);
    for (const name of ['md5', 'constructor', '__proto__', 'toString', '']) {
      expect((await part(photo, 0, bytes, { 'upload-checksum': `${name} abc` })).status).toBe(400);
    }
    const both = await Promise.all([part(photo, 0, bytes, checksum(bytes)), part(photo, 0, bytes, checksum(bytes))]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
    expect((await head(photo)).headers.get('upload-offset')).toBe('4000');
  });

  it('takes a part that a POST brings which says that a PATCH is meant, for proxies that let none through', async () => {
    const record = await reported(1);
    const photo = randomUUID();
    await create({ record, photo });
    const posted = (method: string | undefined) =>
      ask(`${app.url}${PHOTOS_PATH}/${photo}`, {
        method: 'POST',
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          ...checksum(picture),
          ...(method !== undefined && { 'x-http-method-override': method }),
        },
        body: new Uint8Array(picture),
      });
    for (const other of [undefined, 'GET', 'constructor']) {
      const { status, headers } = await posted(other);
      expect([status, headers.get('allow')]).toEqual([405, 'HEAD, PATCH, DELETE, OPTIONS']);
    }
    const answer = await posted('PATCH');
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(picture.length)]);
    expect((await seen(record)).photos[0]?.state).toBe('new');
  });

  it('leaves nothing of a part that it refuses in the connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const asked = async (method: string, path: string, headers: Record<string, string>, body?: Buffer) => {
      const sending = request(`${app.url}${path}`, { agent, method, headers });
      sending.end(body);
      const [answer] = (await once(sending, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return [answer.statusCode, answer.headers.connection];
    };
    const asPart = {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': '300000',
    };
    const bytes = Buffer.alloc(300_000);
    const path = `${PHOTOS_PATH}/${randomUUID()}`;
    for (const headers of [
      asPart,
      { ...asPart, 'content-type': 'text/plain' },
      { ...asPart, 'upload-checksum': 'md5 a' },
    ]) {
      const [status, connection] = await asked('PATCH', path, headers, bytes);
      expect([Math.floor(Number(status) / 100), connection]).toEqual([4, 'keep-alive']);
      expect((await asked('GET', '/api/config', {}))[0]).toBe(200);
    }
    agent.destroy();
  });

  it('begins anew where the whole is not what was announced', async () => {
    const record = await reported(1);
    const photo = randomUUID();
    await create({ record, photo, digest: sha256('something else') });
    expect((await part(photo, 0, picture, checksum(picture))).status).toBe(460);
    expect((await head(photo)).headers.get('upload-offset')).toBe('0');
    expect((await seen(record)).photos[0]?.state).toBe('awaited');
  });

  it('is created once, however often it is said, and found where it stood', async () => {
    const record = await reported(1);
    const photo = randomUUID();
    const both = await Promise.all([create({ record, photo }), create({ record, photo })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    await part(photo, 0, picture.subarray(0, 3000));
    expect((await create({ record, photo })).status).toBe(201);
    expect((await head(photo)).headers.get('upload-offset')).toBe('3000');
    expect((await create({ record, photo, bytes: picture.subarray(1) })).status).toBe(409);
    expect((await create({ record: await reported(1), photo })).status).toBe(409);
  });

  it('is for whoever proves that the record is theirs, as many as it announced', async () => {
    const record = await reported(1);
    expect((await create({ record, more: { 'x-claim-secret': 'another' } })).status).toBe(403);
    expect((await create({ record: randomUUID() })).status).toBe(404);
    await sent(record);
    expect((await create({ record })).status).toBe(403);
    const none = await reported(0);
    expect((await create({ record: none })).status).toBe(403);
  });

  it('leaves no photo behind whose record is erased in the same moment', async () => {
    const record = await reported(1);
    const client = await app.pool.connect();
    try {
      await client.query('BEGIN');
      await eraseRecords(client, [record]);
      const created = create({ record });
      await expect
        .poll(() =>
          app.query(
            `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FOR UPDATE%' AND datname = current_database()`,
          ),
        )
        .toHaveLength(1);
      await client.query('COMMIT');
      expect((await created).status).toBe(404);
    } finally {
      client.release();
    }
    expect(await app.query('SELECT 1 FROM photos WHERE record_id = $1', [record])).toEqual([]);
  });

  it('refuses what is in no form, and what is too large', async () => {
    const record = await reported(1);
    expect((await create({ record, photo: 'not-an-id' })).status).toBe(422);
    expect((await create({ record, more: { 'upload-metadata': 'nothing' } })).status).toBe(422);
    expect((await create({ record, more: { 'upload-length': String(photoLimits.bytes + 1) } })).status).toBe(413);
    expect(
      (await create({ record, form: 'thumbnail', more: { 'upload-length': String(photoLimits.thumbnailBytes + 1) } }))
        .status,
    ).toBe(413);
    expect((await create({ record, more: { 'tus-resumable': '' } })).status).toBe(412);
    expect((await part(randomUUID(), 0, picture)).status).toBe(404);
    expect((await part('..%2F..%2Fetc%2Fpasswd', 0, picture)).status).toBe(404);
  });

  it('gives nothing back by tus, and lets go of what is unfinished alone', async () => {
    const record = await reported(2);
    const photo = await sent(record);
    expect((await ask(`${app.url}${PHOTOS_PATH}/${photo}`)).status).toBe(404);
    const gone = (name: string) =>
      ask(`${app.url}${PHOTOS_PATH}/${name}`, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } });
    expect((await gone(photo)).status).toBe(403);
    const other = randomUUID();
    await create({ record, photo: other });
    expect((await gone(other)).status).toBe(204);
    expect((await seen(record)).photos.map(({ _id }) => _id)).toEqual([photo]);
  });

  it('F25: takes a smaller picture under the id of one that was given up, which stays one photo', async () => {
    const record = await reported(1);
    const photo = randomUUID();
    const [larger, smaller, small] = [await drawn(1600, 1200), await drawn(640, 480), await drawn(240, 180)];
    await sent(record, small, { photo, form: 'thumbnail' });
    await create({ record, photo, bytes: larger });
    await part(photo, 0, larger.subarray(0, 4000));
    expect((await create({ record, photo, bytes: smaller })).status).toBe(409);
    const end = () =>
      ask(`${app.url}${PHOTOS_PATH}/${photo}`, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } });
    expect((await end()).status).toBe(204);
    expect((await end()).status).toBe(404);
    await sent(record, smaller, { photo });
    await work();
    expect(await seen(record)).toMatchObject({ announced: 1, photos: [{ _id: photo, state: 'ready', width: 640 }] });
    // What an import would hold its phone's next word against.
    expect(await app.query('SELECT digest FROM photos WHERE id = $1', [photo])).toEqual([{ digest: sha256(smaller) }]);
    expect((await end()).status).toBe(403);
  });

  it('keeps of a connection that breaks off what had come', async () => {
    const record = await reported(1);
    const photo = randomUUID();
    await create({ record, photo });
    const stop = new AbortController();
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(picture.subarray(0, 3000)));
        setTimeout(() => stop.abort(), 200);
      },
    });
    const init = {
      method: 'PATCH',
      headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: broken,
      duplex: 'half',
      signal: stop.signal,
    } as RequestInit;
    await fetch(`${app.url}${PHOTOS_PATH}/${photo}`, init).catch(() => undefined);
    await expect.poll(async () => (await head(photo)).headers.get('upload-offset')).toBe('3000');
  });

  it('works with a client of another maker', async () => {
    const record = await reported(1);
    const photo = randomUUID();
    const bytes = await drawn(2400, 1800);
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(bytes as never, {
        ...defaultOptions,
        endpoint: `${app.url}${PHOTOS_PATH}`,
        chunkSize: 32 * 1024,
        headers: { 'x-claim-secret': secret },
        metadata: {
          photo,
          form: 'whole',
          record,
          sha256: sha256(bytes),
          type: 'image/jpeg',
          place: '0',
          caption: 'नदी',
        },
        onError: reject,
        onSuccess: () => resolve(),
      });
      upload.start();
    });
    expect((await seen(record)).photos).toMatchObject([{ _id: photo, state: 'new', caption: 'नदी' }]);
  });

  it('holds parts of one network in memory up to its share, and tells the rest to come again', async () => {
    const other = await startApp(sharedPostgres('embedded'), {
      databaseUrl: app.databaseUrl,
      workload: { receivedBytes: 1e6, networkBytes: 20_000, workedBytes: 1e6, waitMs: 1_000 },
    });
    try {
      const record = await reported(1);
      const photo = randomUUID();
      const bytes = await drawn(2400, 1800);
      expect((await create({ record, photo, bytes, to: other })).status).toBe(201);
      const [first, large] = [bytes.subarray(0, 15_000), bytes.subarray(15_000, 45_000)];
      expect((await part(photo, 0, first, checksum(first), other)).status).toBe(204);
      const refused = await part(photo, 15_000, large, checksum(large), other);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
      expect((await head(photo)).headers.get('upload-offset')).toBe('15000');
      // What one request held is free for the next.
      const [next, rest] = [large.subarray(0, 15_000), large.subarray(15_000)];
      expect((await part(photo, 15_000, next, checksum(next), other)).status).toBe(204);
      expect((await part(photo, 30_000, rest, checksum(rest), other)).status).toBe(204);
    } finally {
      await other.close();
    }
  });

  it('lets one network announce no more than its share', async () => {
    const other = await startApp(sharedPostgres('embedded'), {
      databaseUrl: app.databaseUrl,
      photoKilobytes: { burst: 30, perHour: 1 },
    });
    try {
      const record = await reported(5);
      const asked = (length: number) =>
        ask(`${other.url}${PHOTOS_PATH}`, {
          method: 'POST',
          headers: {
            'tus-resumable': '1.0.0',
            'upload-length': String(length),
            'upload-metadata': metadata({
              photo: randomUUID(),
              form: 'whole',
              record,
              sha256: sha256(picture),
              type: 'image/jpeg',
              place: '0',
            }),
            'x-claim-secret': secret,
          },
        });
      expect((await asked(20 * 1024)).status).toBe(201);
      const refused = await asked(20 * 1024);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    } finally {
      await other.close();
    }
  });
});

describe('what the server makes of it', () => {
  it('is a picture of its own, without position or camera, the right way up', async () => {
    const record = await reported(1);
    const photo = await sent(record, await drawn(2000, 1000, 6));
    await work();
    const [view] = (await seen(record)).photos;
    expect(view).toMatchObject({ state: 'ready', hasThumbnail: true, width: 800, height: 1600 });
    const whole = await fetched(`${PHOTOS_PATH}/${photo}/whole`, people.admin.token);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-disposition')).toContain('attachment');
    expect(whole.headers.get('content-security-policy')).toContain('sandbox');
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    const made = await sharp(whole.bytes).metadata();
    expect([made.format, made.exif, made.orientation, made.xmp]).toEqual(['jpeg', undefined, undefined, undefined]);
    const small = await sharp(
      (await fetched(`${PHOTOS_PATH}/${photo}/thumbnail`, people.admin.token)).bytes,
    ).metadata();
    expect(Math.max(small.width, small.height)).toBe(photoLimits.thumbnailSide);
    expect(await app.query('SELECT 1 FROM photo_parts WHERE photo_id = $1', [photo])).toEqual([]);
  });

  it('shows the thumbnail that went ahead', async () => {
    const record = await reported(1);
    const small = await sharp(picture).resize(200).jpeg().toBuffer();
    const photo = await sent(record, small, { form: 'thumbnail' });
    await work();
    expect((await seen(record)).photos).toMatchObject([{ _id: photo, state: 'awaited', hasThumbnail: true }]);
    await sent(record, picture, { photo });
    await work();
    expect((await seen(record)).photos).toMatchObject([{ _id: photo, state: 'ready' }]);
  });

  it('keeps what it cannot decode for an admin to download, and refuses what is no picture with its first part', async () => {
    const record = await reported(7);
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400, 7)]);
    const files = {
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      html: Buffer.from('<!doctype html><script>alert(1)</script>     '),
      pdf: Buffer.from('%PDF-1.7 %âãÏÓ and a JPEG after it'),
      gif: Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(50)]),
      dng: Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(400)]),
    };
    const photo = await sent(record, heic);
    for (const bytes of Object.values(files)) {
      const id = randomUUID();
      expect((await create({ record, photo: id, bytes, place: 1 })).status).toBe(201);
      const answer = await part(uploadName(id, 'whole'), 0, bytes.subarray(0, 40), checksum(bytes.subarray(0, 40)));
      // As phones of all versions understand it: never again.
      expect([answer.status, answer.json['kind']]).toEqual([422, 'invalid']);
    }
    // Too short to be told before it is whole.
    await sent(record, Buffer.from('GIF89a'), { place: 2 });
    await work();
    const states = (await seen(record)).photos.map(({ state }) => state);
    expect(states).toEqual(['undecodable', ...Object.keys(files).map(() => 'awaited'), 'refused']);
    const original = await fetched(`${PHOTOS_PATH}/${photo}/original`, people.admin.token);
    expect([original.status, original.headers.get('content-type'), original.bytes.equals(heic)]).toEqual([
      200,
      'application/octet-stream',
      true,
    ]);
    expect((await fetched(`${PHOTOS_PATH}/${photo}/whole`, people.admin.token)).status).toBe(404);
  });

  it('gives networks turns: what one sends does not delay another’s photo', async () => {
    await work();
    const record = await reported(10);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let place = 0; place < 9; place += 1) {
      await sent(record, picture, { place, more: from('203.0.113.7') });
    }
    const honest = await sent(record, picture, { place: 9, more: from('198.51.100.4') });
    let turns = 0;
    await workOnPhotos(app.photos, () => (turns += 1) > 2);
    const ready = (await seen(record)).photos.filter(({ state }) => state === 'ready').map(({ _id }) => _id);
    expect([ready.length, ready.includes(honest)]).toEqual([2, true]);
    await work();
    expect((await seen(record)).photos.every(({ state }) => state === 'ready')).toBe(true);
  });

  it('refuses a bomb and what is broken, and goes on with the next', async () => {
    const record = await reported(4);
    await sent(record, bomb(14_000, 14_000), { place: 0 });
    await sent(record, bomb(65_535, 1), { place: 1 });
    await sent(record, picture.subarray(0, picture.length / 2), { place: 2 });
    const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const photo = await sent(record, polyglot, { place: 3 });
    await work();
    const states = (await seen(record)).photos.map(({ state }) => state);
    expect(states).toEqual(['refused', 'refused', 'refused', 'ready']);
    const made = await fetched(`${PHOTOS_PATH}/${photo}/whole`, people.admin.token);
    expect(made.bytes.includes('<script>')).toBe(false);
  });
});

/** A PNG of one colour: little to send, much to decode. */
function bomb(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const pixels = width * height > 1_000_000 ? deflateSync(Buffer.alloc(width * 3 + 1)) : deflateSync(Buffer.alloc(100));
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('who sees it', () => {
  it('an admin, whoever is on the disaster, and its reporter; nobody else, by list or by address', async () => {
    const record = await reported(1);
    const photo = await sent(record);
    await work();
    await people.admin.ask('PUT', `/api/report/${record}`, { status: 'approved' });
    const [taker] = await makeVolunteers(app, 1);
    await taker?.accept(record);
    const list = `/api/records/${record}/photos`;
    const whole = `${PHOTOS_PATH}/${photo}/whole`;
    for (const person of [people.volunteer, people.ngo, people.pendingVolunteer, people.pendingAdmin]) {
      expect((await person.ask('GET', list)).status, person.role).toBe(404);
      expect((await fetched(whole, person.token)).status, person.role).toBe(404);
    }
    expect((await fetched(whole)).status).toBe(404);
    expect((await fetched(list)).status).toBe(404);
    expect((await taker?.ask('GET', list))?.status).toBe(200);
    expect((await fetched(whole, taker?.token)).status).toBe(200);
    expect(await app.query(`SELECT 1 FROM acts WHERE action = 'photo-seen' AND about = $1`, [record])).toHaveLength(1);
    const byReporter = await ask(app.url + list, { headers: { 'x-claim-secret': secret } });
    expect(byReporter.status).toBe(200);
    expect((await ask(app.url + list, { headers: { 'x-claim-secret': 'wrong' } })).status).toBe(404);
  });

  it('everybody what an admin has released, blurred as told, until it is withdrawn', async () => {
    const record = await reported(1);
    const photo = await sent(record, await drawn(1000, 800));
    await work();
    await people.admin.ask('PUT', `/api/report/${record}`, { status: 'approved' });
    const blurs = [{ left: 0, top: 0, width: 0.5, height: 1 }];
    expect((await people.volunteer.ask('POST', `${PHOTOS_PATH}/${photo}/release`, { blurs })).status).toBe(403);
    expect((await people.admin.ask('POST', `${PHOTOS_PATH}/${photo}/release`, { blurs: [{ left: 2 }] })).status).toBe(
      422,
    );
    const released = await people.admin.ask('POST', `${PHOTOS_PATH}/${photo}/release`, { blurs });
    expect(released.status).toBe(200);
    const { image } = released.json['data'] as { image: string };
    const shown = await ask(`${app.url}/api/report/getdisaster/${record}`);
    expect((shown.json['data'] as { image?: string }[])[0]?.image).toBe(image);
    const bytes = (await fetched(image)).bytes;
    // A part of one of the squares that a blurred part is made of.
    const spread = async (left: number) => {
      const square = await sharp(bytes).extract({ left, top: 20, width: 60, height: 60 }).toBuffer();
      return Math.max(...(await sharp(square).stats()).channels.map(({ stdev }) => stdev));
    };
    expect(await spread(20)).toBeLessThan(4);
    const original = (await fetched(`${PHOTOS_PATH}/${photo}/whole`, people.admin.token)).bytes;
    const half = (of: Buffer, left: number) =>
      sharp(of).extract({ left, top: 0, width: 500, height: 800 }).raw().toBuffer();
    const difference = async (left: number) => {
      const [one, other] = await Promise.all([half(bytes, left), half(original, left)]);
      return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
    };
    expect(await difference(0)).toBeGreaterThan(5);
    expect(await difference(500)).toBeLessThan(2);
    const again = await people.admin.ask('POST', `${PHOTOS_PATH}/${photo}/release`, { blurs: [] });
    const next = (again.json['data'] as { image: string }).image;
    expect([(await fetched(image)).status, (await fetched(next)).status]).toEqual([404, 200]);
    await people.admin.ask('POST', `${PHOTOS_PATH}/${photo}/withdraw`);
    expect((await fetched(next)).status).toBe(404);
    const after = await ask(`${app.url}/api/report/getdisaster/${record}`);
    expect((after.json['data'] as { image?: string }[])[0]).not.toHaveProperty('image');
  });

  it('everybody what is released as long as its report is public, itself or what it was merged into; until then it only stays released', async () => {
    const record = await reported(1);
    const photo = await sent(record, await drawn(1000, 800));
    await work();
    const decide = (status: object) => people.admin.ask('PUT', `/api/report/${record}`, status);
    const image = async () => {
      const [view] = (await seen(record)).photos;
      expect(view).toHaveProperty('releasedAt');
      return view?.image;
    };
    await people.admin.ask('POST', `${PHOTOS_PATH}/${photo}/release`, { blurs: [] });
    const [row] = await app.query<{ image_id: string }>('SELECT image_id FROM photos WHERE id = $1', [photo]);
    const address = `/api/images/${row?.image_id}`;
    const stands = async () => [(await fetched(address)).status, await image()];
    expect(await stands()).toEqual([404, undefined]);
    await decide({ status: 'approved' });
    expect(await stands()).toEqual([200, address]);
    await decide({ status: 'rejected', reason: 'Nothing there' });
    expect(await stands()).toEqual([404, undefined]);
    await decide({ status: 'approved', reason: 'It was there' });
    await decide({ status: 'rejected', resolvedAt: new Date().toISOString() });
    expect(await stands()).toEqual([200, address]);
    const head = await reported(0);
    await app.query('UPDATE reports SET same_as = $2 WHERE id = $1', [record, head]);
    expect(await stands()).toEqual([404, undefined]);
    await people.admin.ask('PUT', `/api/report/${head}`, { status: 'approved' });
    expect(await stands()).toEqual([200, address]);
    await people.admin.ask('POST', `${PHOTOS_PATH}/${photo}/withdraw`);
    expect((await fetched(address)).status).toBe(404);
  });
});

async function hashOf(photo: string): Promise<string> {
  const [row] = await app.query<{ hash: string }>('SELECT hash FROM photos WHERE id = $1', [photo]);
  return row?.hash ?? '';
}

describe('what is lost or old', () => {
  it('is told by its phone, once or twice, and waited for no more', async () => {
    const record = await reported(3);
    const settle = (lost: number, by = secret) =>
      ask(`${app.url}/api/records/${record}/photos/settled`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-claim-secret': by },
        body: JSON.stringify({ lost }),
      });
    expect((await settle(2, 'another')).status).toBe(403);
    await settle(2);
    await settle(2);
    expect(await seen(record)).toMatchObject({ announced: 3, lost: 2 });
  });

  it('goes with its record, and a content with the last record that has it', async () => {
    const [first, second] = [await reported(1), await reported(1)];
    const bytes = await drawn(777, 555);
    await sent(first, bytes);
    const photo = await sent(second, bytes);
    await work();
    const later = { ...app.photos, clock: { now: () => Date.now() + 2 * DAY_MS } };
    await inTransaction(app.pool, (client) => eraseRecords(client, [first]));
    await checkPhotos(later, () => false);
    expect((await fetched(`${PHOTOS_PATH}/${photo}/whole`, people.admin.token)).status).toBe(200);
    const hash = await hashOf(photo);
    await inTransaction(app.pool, (client) => eraseRecords(client, [second]));
    await checkPhotos(later, () => false);
    expect(await app.photos.photoFiles.get(hash)).toBeUndefined();
  });

  it('is asked for with what was acknowledged, once it was there whole; erased with its record it is no loss', async () => {
    const record = await reported(2);
    const [photo, begun] = [await sent(record), randomUUID()];
    await create({ record, photo: begun });
    const missing = async () => {
      const uploads = [photo, begun].map((photoId) =>
        readUploadKey(uploadKey({ photoId, form: 'whole', recordId: record })),
      );
      const asked = uploads.filter((upload) => upload !== undefined);
      return (await readStanding(app.pool, { process: randomUUID(), ids: [], epochs: [], uploads: asked })).missing;
    };
    const keyOf = (photoId: string) => uploadKey({ photoId, form: 'whole', recordId: record });
    expect(await missing()).toEqual([keyOf(begun)]);
    await work();
    expect(await missing()).toEqual([keyOf(begun)]);
    // As a replica that never heard of it.
    await app.query('DELETE FROM photos WHERE id = $1', [photo]);
    expect((await missing()).toSorted()).toEqual([keyOf(photo), keyOf(begun)].toSorted());
    await inTransaction(app.pool, (client) => eraseRecords(client, [record]));
    expect(await missing()).toEqual([]);
  });

  it('is found missing by the check, and found again when its file is back', async () => {
    const record = await reported(2);
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400, 9)]);
    const ids = [await sent(record, await drawn(640, 481)), await sent(record, heic, { place: 1 })];
    await work();
    const hashes = await Promise.all(ids.map(hashOf));
    const files = await Promise.all(hashes.map((hash) => app.photos.photoFiles.get(hash)));
    const states = async () => (await seen(record)).photos.map(({ state }) => state);
    await Promise.all(hashes.map((hash) => app.photos.photoFiles.remove(hash)));
    await checkPhotos(app.photos, () => false);
    expect(await states()).toEqual(['missing', 'missing']);
    await Promise.all(files.map((bytes) => app.photos.photoFiles.put(bytes ?? Buffer.alloc(0))));
    await checkPhotos(app.photos, () => false);
    expect(await states()).toEqual(['ready', 'undecodable']);
  });

  it('is given up thirty days after its last part, counted from that', async () => {
    const record = await reported(1);
    const photo = randomUUID();
    await create({ record, photo });
    await part(photo, 0, picture.subarray(0, 1000));
    const after = (days: number) => ({ ...app.photos, clock: { now: () => Date.now() + days * DAY_MS } });
    await checkPhotos(after(29), () => false);
    expect((await head(photo)).status).toBe(200);
    await checkPhotos(after(31), () => false);
    expect((await head(photo)).status).toBe(404);
    expect((await seen(record)).photos).toEqual([]);
  });
});

describe('an export', () => {
  it('takes photos along, and their phone need not send them again', async () => {
    const [record, bytes] = [await reported(2), await drawn(800, 601)];
    const photo = await sent(record, bytes, { caption: 'The bridge' });
    await work();
    // Arrived, and not yet a picture.
    const unseen = await sent(record, await drawn(300, 200), { place: 1 });
    const folder = mkdtempSync(join(tmpdir(), 'relief-relay-export-'));
    const other = await startApp(sharedPostgres('embedded'));
    try {
      const path = join(folder, 'all.export');
      await exportFile(app.pool, systemClock, path, app.photos.photoFiles);
      await importFile(other.pool, path, () => testAccounts.vault.keyCheck, other.photos.photoFiles);
      const found = await other.query<{ id: string; state: string; caption: string | null }>(
        'SELECT id, state, caption FROM photos WHERE record_id = $1 ORDER BY place',
        [record],
      );
      expect(found).toEqual([
        { id: photo, state: 'ready', caption: 'The bridge' },
        { id: unseen, state: 'awaited', caption: null },
      ]);
      expect(await other.photos.photoFiles.get(await hashOf(photo))).toEqual(
        await app.photos.photoFiles.get(await hashOf(photo)),
      );
      const again = await create({ record, photo, bytes, to: other });
      expect(again.headers.get('upload-offset')).toBe(String(bytes.length));
      const asked = await create({ record, photo: unseen, bytes: await drawn(300, 200), place: 1, to: other });
      expect(asked.headers.get('upload-offset')).toBe('0');
    } finally {
      await other.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
