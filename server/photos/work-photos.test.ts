import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../contract/base/clock.ts';
import { exportAccount } from '../../contract/calls/account.ts';
import { listDeliveries } from '../../contract/calls/deliveries.ts';
import { getDesk, getTeam, listReportedWork } from '../../contract/calls/volunteer.ts';
import type { DeliveryView } from '../../contract/entities/delivery.ts';
import type { RecordPhotos } from '../../contract/entities/photo.ts';
import type { ReportedWork, TeamMember } from '../../contract/entities/volunteer.ts';
import { PHOTOS_PATH } from '../../contract/photo-address.ts';
import { actOnAid } from '../../tests/support/server/aid.ts';
import { aid } from '../../tests/support/server/bodies.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import {
  bearer,
  makeApproved,
  makePeople,
  type TestPeople,
  type TestPerson,
} from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { makeDisaster, makeVolunteers, type TestVolunteer } from '../../tests/support/server/volunteers.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { exportFile } from '../transfer/export-file.ts';
import { importFile } from '../transfer/import-file.ts';
import { forgetOld } from '../jobs/retention.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { workOnPhotos } from './work-on-photos.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let people: TestPeople;
let picture: Buffer;
beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'));
  people = await makePeople(app);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#246"/><circle cx="200" cy="200" r="90" fill="#fa0"/></svg>';
  picture = await sharp(Buffer.from(svg)).jpeg().toBuffer();
});
afterAll(() => app.close());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A volunteer who has arrived, with the step that announced photos. */
async function arrived(photosToFollow = 2) {
  const [volunteer] = await makeVolunteers(app, 1);
  if (volunteer === undefined) throw new Error('nobody');
  const disaster = await makeDisaster(app);
  const work = randomUUID();
  await volunteer.accept(disaster, work);
  const step = randomUUID();
  const answer = await takeStep(volunteer, work, { step: 'arrived', photosToFollow }, step);
  expect(answer.status).toBe(201);
  return { volunteer, disaster, work, step };
}

function takeStep(volunteer: TestVolunteer, workId: string, more: object, key: string = randomUUID()) {
  const body = { workId, takenAt: new Date().toISOString(), ...more };
  return volunteer.ask('POST', '/api/volunteer/step', body, key);
}

/** A delivery that was handed over, with the act that announced photos. */
async function handedOver(ngo: TestPerson, photosToFollow = 1) {
  const [aidId, takingId, deliveryId, act] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await post(`${app.url}/api/aid/create`, aid, aidId);
  await actOnAid(ngo, { act: 'take', aidId }, takingId);
  const send = (path: string, body: object, key: string) => ngo.ask('POST', path, body, { 'idempotency-key': key });
  const lines = [{ line: 0 }];
  await send(
    '/api/deliveries/pack',
    { aidId, takingId, lines, priority: 'High', expectedDay: '2027-01-10' },
    deliveryId,
  );
  const done = await send('/api/deliveries/act', { act: 'deliver', deliveryId, note: 'No code', photosToFollow }, act);
  expect(done.status).toBe(201);
  return { aidId, deliveryId, act };
}

async function create(record: string, token: string | undefined, photo: string = randomUUID()) {
  const facts = { photo, form: 'whole', record, sha256: sha256(picture), type: 'image/jpeg', place: '0' };
  const metadata = Object.entries(facts).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
  const answer = await ask(`${app.url}${PHOTOS_PATH}`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(picture.length),
      'upload-metadata': metadata.join(','),
      ...(token === undefined ? {} : bearer(token)),
    },
  });
  return answer.status;
}

async function sent(record: string, token: string): Promise<string> {
  const photo = randomUUID();
  expect(await create(record, token, photo)).toBe(201);
  const answer = await ask(`${app.url}${PHOTOS_PATH}/${photo}`, {
    method: 'PATCH',
    headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(picture),
  });
  expect(answer.status).toBe(204);
  await workOnPhotos(app.photos, () => false);
  return photo;
}

const asked = async (record: string, token: string | undefined) => {
  const answer = await ask(`${app.url}/api/records/${record}/photos`, {
    headers: token === undefined ? {} : bearer(token),
  });
  return { status: answer.status, photos: answer.json['data'] as RecordPhotos };
};
const statusOf = async (photo: string, token: string | undefined, form = 'whole') =>
  (await ask(`${app.url}${PHOTOS_PATH}/${photo}/${form}`, { headers: token === undefined ? {} : bearer(token) }))
    .status;
const countOf = async (record: string) =>
  (
    await app.query('SELECT 1 FROM photos WHERE record_id = $1 UNION ALL SELECT 1 FROM work_photos WHERE id = $1', [
      record,
    ])
  ).length;

describe('photos of a volunteer’s work', () => {
  it('come under the id of the step, by its account alone, as many as it announced', async () => {
    const { volunteer, step, work } = await arrived(1);
    const [other] = await makeVolunteers(app, 1);
    expect(await create(step, undefined)).toBe(401);
    expect(await create(step, other?.token)).toBe(403);
    expect(await create(step, people.admin.token)).toBe(403);
    // Neither the acceptance nor a step that announced nothing has photos.
    expect(await create(work, volunteer.token)).toBe(404);
    await sent(step, volunteer.token);
    expect(await create(step, volunteer.token)).toBe(403);
    const [silent, left] = [randomUUID(), randomUUID()];
    await takeStep(volunteer, work, { step: 'done' }, silent);
    expect(await create(silent, volunteer.token)).toBe(404);
    // Of a step that has no photos they are not announced either.
    await takeStep(volunteer, work, { step: 'withdraw', reason: 'Ill', photosToFollow: 1 }, left);
    expect(await create(left, volunteer.token)).toBe(404);
  });

  it('are shown to the volunteer and to admins, and told with the work', async () => {
    const { volunteer, disaster, step, work } = await arrived();
    const photo = await sent(step, volunteer.token);
    const [mate] = await makeVolunteers(app, 1);
    await mate?.accept(disaster);
    for (const [token, status] of [
      [volunteer.token, 200],
      [people.admin.token, 200],
      [mate?.token, 404],
      [people.ngo.token, 404],
      [undefined, 404],
    ] as const) {
      expect((await asked(step, token)).status).toBe(status);
      expect(await statusOf(photo, token)).toBe(status);
    }
    expect((await asked(step, people.admin.token)).photos).toMatchObject({
      announced: 2,
      lost: 0,
      photos: [{ _id: photo, state: 'ready', hasThumbnail: true }],
    });
    const told = [{ _id: step, stage: 'arrived', announced: 2 }];
    expect((await volunteer.work()).photos).toEqual(told);
    const copy = await volunteer.ask('GET', '/api/account/export');
    expect(v.is(exportAccount.answers[200], copy.json)).toBe(true);
    expect((copy.json['data'] as { work: object[] }).work).toMatchObject([{ id: work, photos: told }]);
    const desk = await volunteer.ask('GET', '/api/volunteer/desk');
    expect(v.is(getDesk.answers[200], desk.json)).toBe(true);
    const team = await people.admin.ask('GET', `/api/volunteer/team/${disaster}`);
    expect(v.is(getTeam.answers[200], team.json)).toBe(true);
    expect((team.json['data'] as TeamMember[]).find(({ _id }) => _id === volunteer.id)?.photos).toEqual(told);
    const seenByMate = (await mate?.ask('GET', `/api/volunteer/team/${disaster}`))?.json['data'] as TeamMember[];
    expect(seenByMate.map(({ _id, photos }) => [_id, photos])).toEqual([[volunteer.id, undefined]]);
    await takeStep(volunteer, work, { step: 'done' });
    const reported = await people.admin.ask('GET', '/api/volunteer/reported');
    expect(v.is(listReportedWork.answers[200], reported.json)).toBe(true);
    expect((reported.json['data'] as ReportedWork[]).find(({ _id }) => _id === work)?.photos).toEqual(told);
  });

  it('are never shown to everybody', async () => {
    const { volunteer, step } = await arrived();
    const photo = await sent(step, volunteer.token);
    const answer = await people.admin.ask('POST', `/api/photos/${photo}/release`, { blurs: [] });
    expect(answer.status).toBe(409);
  });

  it('that are lost on the phone are settled by the account', async () => {
    const { volunteer, step } = await arrived();
    const settle = (token: string | undefined) =>
      ask(`${app.url}/api/records/${step}/photos/settled`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token === undefined ? {} : bearer(token)) },
        body: JSON.stringify({ lost: 2 }),
      });
    expect((await settle(undefined)).status).toBe(401);
    expect((await settle(people.volunteer.token)).status).toBe(403);
    expect((await settle(volunteer.token)).status).toBe(200);
    expect((await asked(step, people.admin.token)).photos).toEqual({ announced: 2, lost: 2, photos: [] });
  });

  it('go with the account, and with the report', async () => {
    const byAccount = await arrived();
    await sent(byAccount.step, byAccount.volunteer.token);
    expect(await countOf(byAccount.step)).toBe(2);
    expect((await deleteAccount(app.pool, byAccount.volunteer.id, Date.now())).ok).toBe(true);
    expect(await countOf(byAccount.step)).toBe(0);

    const byReport = await arrived();
    await sent(byReport.step, byReport.volunteer.token);
    await inTransaction(app.pool, (client) => eraseRecords(client, [byReport.disaster]));
    expect(await countOf(byReport.step)).toBe(0);
  });
});

describe('photos of a delivery', () => {
  it('come with its handing over, and are its NGO’s and the admins’ to see', async () => {
    const { aidId, deliveryId, act } = await handedOver(people.ngo);
    const other = await makeApproved(app, 'ngo');
    expect(await create(act, other.token)).toBe(403);
    const photo = await sent(act, people.ngo.token);
    for (const [token, status] of [
      [people.ngo.token, 200],
      [people.admin.token, 200],
      [other.token, 404],
      [people.volunteer.token, 404],
      [undefined, 404],
    ] as const) {
      expect((await asked(act, token)).status).toBe(status);
      expect(await statusOf(photo, token, 'thumbnail')).toBe(status);
    }
    const listed = async (who: TestPerson | undefined) => {
      const answer = await ask(`${app.url}/api/deliveries?aidId=${aidId}`, { headers: who ? bearer(who.token) : {} });
      expect(v.is(listDeliveries.answers[200], answer.json)).toBe(true);
      return (answer.json['data'] as DeliveryView[]).find(({ _id }) => _id === deliveryId)?.photos;
    };
    const told = [{ _id: act, stage: 'handed-over', announced: 1 }];
    expect(await listed(people.ngo)).toEqual(told);
    expect(await listed(people.admin)).toEqual(told);
    expect(await listed(people.volunteer)).toBeUndefined();
    expect(await listed(undefined)).toBeUndefined();
  });

  it('are kept also where the delivery stands otherwise by then, and go with the request', async () => {
    const { aidId, deliveryId } = await handedOver(people.ngo, 0);
    const again = randomUUID();
    const body = { act: 'deliver', deliveryId, code: 'WRONG', photosToFollow: 1 };
    expect((await people.ngo.ask('POST', '/api/deliveries/act', body, { 'idempotency-key': again })).status).toBe(201);
    await sent(again, people.ngo.token);
    expect(await countOf(again)).toBe(2);
    await inTransaction(app.pool, (client) => eraseRecords(client, [aidId]));
    expect(await countOf(again)).toBe(0);
  });
});

it('an export takes photos of work and of deliveries along, and its import leaves them to whoever may see them', async () => {
  const { volunteer, step } = await arrived(1);
  const { act } = await handedOver(people.ngo);
  await sent(step, volunteer.token);
  await sent(act, people.ngo.token);
  const folder = mkdtempSync(join(tmpdir(), 'relief-relay-export-'));
  const other = await startApp(sharedPostgres('embedded'));
  try {
    const path = join(folder, 'all.export');
    await exportFile(app.pool, systemClock, path, app.photos.photoFiles);
    await importFile(other.pool, path, () => testAccounts.vault.keyCheck, other.photos.photoFiles);
    const found = await other.query<{ stage: string; state: string; account: string }>(
      `SELECT stage, state, account_id AS account FROM photos JOIN work_photos ON work_photos.id = record_id
       WHERE record_id = ANY ($1) ORDER BY stage`,
      [[step, act]],
    );
    expect(found).toEqual([
      { stage: 'arrived', state: 'ready', account: volunteer.id },
      { stage: 'handed-over', state: 'ready', account: people.ngo.id },
    ]);
    const [{ hash } = { hash: '' }] = await other.query<{ hash: string }>(
      'SELECT hash FROM photos WHERE record_id = $1',
      [step],
    );
    expect(await other.photos.photoFiles.get(hash)).toBeDefined();
  } finally {
    await other.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

// Last: with it go the sessions of everybody here.
it('photos of work are forgotten a year after it', async () => {
  const byTime = await arrived();
  await sent(byTime.step, byTime.volunteer.token);
  await takeStep(byTime.volunteer, byTime.work, { step: 'withdraw', reason: 'Ill' });
  await forgetOld(app.pool, Date.now() + 364 * DAY_MS);
  expect(await countOf(byTime.step)).toBe(2);
  await forgetOld(app.pool, Date.now() + 366 * DAY_MS);
  expect(await countOf(byTime.step)).toBe(0);
});
