import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mainDb, outboxDb } from '../../db.ts';
import { findAid, findReports, history, loadReport, previewAlert } from './find-records.ts';

const ID = '22222222-2222-4222-8222-222222222222';
let asked: string[] = [];

function serve(answer: object, status = 200): void {
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
}

beforeEach(async () => {
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for what fits, a page at a time', async () => {
  serve({ success: true, data: [{ _id: ID }], next: 'c2' });
  expect(await findReports({ search: 'flood & fire', status: 'pending', cursor: undefined })).toEqual({
    ok: true,
    value: { rows: [{ _id: ID }], next: 'c2' },
  });
  expect(await findAid({ unclaimed: 'true' })).toMatchObject({ ok: true });
  expect(await history(ID, 'c1')).toMatchObject({ ok: true });
  expect(asked).toEqual([
    '/api/report/find?search=flood%20%26%20fire&status=pending',
    '/api/aid/find?unclaimed=true',
    `/api/history/${ID}?cursor=c1`,
  ]);
});

it('asks how many an alert would reach, by the server’s own radius where none is named', async () => {
  const reach = { near: 3, devices: 4, leftOut: { busy: 1, unwanted: 0 }, volunteers: 9, radiusKm: 25 };
  serve({ success: true, data: reach });
  expect(await previewAlert(ID)).toEqual({ ok: true, value: reach });
  await previewAlert(ID, 12.5);
  expect(asked).toEqual([`/api/notification/reach/${ID}`, `/api/notification/reach/${ID}?radiusKm=12.5`]);
});

it('has a report that the device’s copy has not, and none where the server has none', async () => {
  serve({ success: true, data: [{ _id: ID }] });
  expect(await loadReport(ID)).toEqual({ ok: true, value: { _id: ID } });
  serve({ success: true, data: [] });
  expect(await loadReport(ID)).toEqual({ ok: false, failure: { kind: 'not-found' } });
});

it('fails by kind without a network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const answers = [await findReports({}), await findAid({}), await history(ID), await previewAlert(ID)];
  for (const answer of [...answers, await loadReport(ID)]) {
    expect(answer).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  }
});
