import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mainDb, outboxDb } from '../db.ts';
import { storePerson } from '../person-store.ts';
import { findDisasters, findDisastersNear } from './find-disasters.ts';
import { findNeeds } from './find-needs.ts';

const report = (_id: string, more: object = {}) => ({
  _id,
  disasterType: 'flood',
  severity: 'severe',
  status: 'approved',
  displayStatus: 'active',
  reportedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

let asked: { path: string; headers: Record<string, string> }[] = [];

/** `answers`: by what stands in the address, the first that fits. */
function serve(answers: readonly [part: string, answer: object, status?: number][]): void {
  asked = [];
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, headers });
    const [, answer = {}, status = 200] = answers.find(([part]) => path.includes(part)) ?? [];
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
}
const page = (rows: readonly unknown[], next?: string) => ({
  success: true,
  data: rows,
  ...(next !== undefined && { next }),
});
const paths = () => asked.map(({ path }) => path);
const around = (km: number, cursor = '') =>
  `/api/report/find-disasters?status=active&lati=10.06&long=-20.07&radiusKm=${km}${cursor}`;
const HERE = { status: 'active', lat: 10.061, lng: -20.0661 } as const;

beforeEach(async () => {
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  storePerson(undefined);
});

it('asks as nobody, whoever is signed in, and reads only what is a confirmed disaster', async () => {
  await outboxDb.meta.put({ key: 'session', value: { accountId: 'a', token: 'secret', state: 'active' } });
  serve([['', page([report('a'), report('b', { displayStatus: 'pending', status: 'pending' }), 'nothing'], 'c2')]]);
  const found = await findDisasters({ type: 'flood', severity: undefined, cursor: 'c1' });
  expect(found).toMatchObject({ ok: true, value: { rows: [{ _id: 'a' }], next: 'c2' } });
  expect(found.ok && found.value.rows).toHaveLength(1);
  expect(paths()).toEqual(['/api/report/find-disasters?type=flood&cursor=c1']);
  serve([['', { success: true, data: null }]]);
  expect(await findNeeds('a b')).toEqual({ ok: true, value: null });
  expect(paths()).toEqual(['/api/report/needs/a%20b']);
  for (const { headers } of asked) expect(JSON.stringify(headers)).not.toContain('secret');
});

it('goes ring after ring around a place to a kilometre, past those that have nothing, and on from where a page ended', async () => {
  serve([
    ['radiusKm=10&', page([report('c')])],
    ['radiusKm=10', page([report('a'), report('b')], 'c 2')],
    ['radiusKm=150', page([])],
    ['', page([])],
  ]);
  const first = await findDisastersNear(HERE);
  expect(first).toMatchObject({ ok: true, value: { rows: [{ _id: 'a' }, { _id: 'b' }], next: '1 c 2' } });
  expect(paths()).toEqual([around(2), around(10)]);
});

it.each([
  ['the next page of a ring', '1 c2', [around(10, '&cursor=c2')], ['c'], '2'],
  ['the next ring', '2', [around(50), around(150)], [], undefined],
  ['the last ring', '3', [around(150)], [], undefined],
] as const)('asks for %s', async (_, cursor, addresses, ids, next) => {
  serve([
    ['radiusKm=10&', page([report('c')])],
    ['', page([])],
  ]);
  const found = await findDisastersNear({ ...HERE, cursor });
  expect(found.ok && [found.value.rows.map(({ _id }) => _id), found.value.next]).toEqual([ids, next]);
  expect(paths()).toEqual(addresses);
});

it('ends where a wider ring is refused, and fails where nobody answers', async () => {
  const refused = { success: false, kind: 'invalid', message: 'no', fields: { radiusKm: 'too wide' } };
  serve([
    ['radiusKm=50', refused, 422],
    ['', page([])],
  ]);
  expect(await findDisastersNear(HERE)).toEqual({ ok: true, value: { rows: [], next: undefined } });
  serve([['', refused, 422]]);
  expect(await findDisastersNear(HERE)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await findDisastersNear({ ...HERE, cursor: '2' })).toMatchObject({
    ok: false,
    failure: { kind: 'unreachable' },
  });
});
