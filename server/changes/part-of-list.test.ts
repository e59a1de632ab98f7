import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeNgos } from '../../tests/support/ngos.ts';
import { actOnAid, makeAid } from '../../tests/support/server/aid.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { copyOf, follow, type Copy } from '../../tests/support/server/changes-reader.ts';
import { makeApproved, makePerson, type TestPerson } from '../../tests/support/server/people.ts';
import { answerDisaster } from '../../tests/support/server/pledges.ts';
import { settleChanges } from '../../tests/support/server/settle-changes.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { makeVolunteers } from '../../tests/support/server/volunteers.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { cellOf } from '../store/database/cell-of.ts';

const DAY_MS = 86_400_000;
const ARCHIVE_DAYS = 60;

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'), { archiveDays: ARCHIVE_DAYS });
  admin = await makePerson(app, 'admin', { setupCode: testAccounts.setupCode });
});
afterAll(() => app.close());
beforeEach(() => app.query('DELETE FROM reports'));

type Stands = 'pending' | 'active' | 'resolved' | 'dismissed';

interface Made {
  stands?: Stands;
  /** Absent: nobody knows where. */
  at?: { lat: number; lng: number };
  daysAgo?: number;
  lane?: 'main' | 'triage';
}

/** Straight into the database, the later the newer; returns their ids. */
async function make(
  count: number,
  { stands = 'active', at, daysAgo = 1, lane = 'main' }: Made = {},
): Promise<string[]> {
  const rows = await app.query<{ id: string }>(
    `INSERT INTO reports (id, owner, body, lane, reported_at, changed_at, disaster_type, severity, lat, lng, cell, status, resolved_at, shown, photos_to_follow)
     SELECT gen_random_uuid(), 'anonymous', $1, $2, time, time, 'flood', 'severe', $3, $4, $5, $6, CASE WHEN $7 THEN time END, $6 <> 'pending', 0
     FROM (SELECT now() - $8 * interval '1 day' + n * interval '1 millisecond' AS time FROM generate_series(1, $9::int) AS n) AS made
     RETURNING id`,
    [
      JSON.stringify(report),
      lane,
      at?.lat ?? null,
      at?.lng ?? null,
      at ? cellOf(at) : null,
      { pending: 'pending', active: 'approved', resolved: 'rejected', dismissed: 'rejected' }[stands],
      stands === 'resolved',
      daysAgo,
      count,
    ],
  );
  return rows.map(({ id }) => id);
}

const take = (copy: Copy, limit = 100, list: 'reports' | 'aid' | 'ngos' = 'reports') =>
  follow(`${app.url}/api/changes`, list, copy, limit);
const visitor = (wish = 'most=50') => copyOf(undefined, wish);
const standingsIn = ({ records }: Copy) =>
  [...records.values()].reduce<Record<string, number>>((counts, { displayStatus }) => {
    const standing = String(displayStatus);
    return { ...counts, [standing]: (counts[standing] ?? 0) + 1 };
  }, {});
const touch = (ids: readonly string[], set = '') =>
  app.query(`UPDATE reports SET ${set} changed_at = change_time() WHERE id = ANY ($1)`, [ids]);
const settle = () => settleChanges(app);

describe('a part of a list', () => {
  it('is what is active, then what is over, the latest first, and says of how many it is one', async () => {
    const [old, fresh] = [await make(30, { daysAgo: 9 }), await make(15)];
    await make(40, { stands: 'resolved', daysAgo: 2 });
    await make(20, { stands: 'pending' });
    for (const limit of [3, 10, 100]) {
      const copy = visitor();
      const pages = await take(copy, limit);
      expect(standingsIn(copy)).toEqual({ active: 45, resolved: 5 });
      expect(pages.every(({ data, more }) => data.length > 0 || !more)).toBe(true);
      expect(pages.map(({ anew }) => anew === true)).toEqual(pages.map((_, index) => index === 0));
      expect(copy.of).toEqual({ 'main active': 45, 'main resolved': 40 });
      const brought = pages.flatMap(({ data }) => data.map(({ _id }) => _id));
      expect(brought.slice(0, 45)).toEqual([...fresh.toReversed(), ...old.toReversed()]);
    }
    const few = visitor('most=20');
    await take(few);
    expect([...few.records.keys()]).toEqual([...fresh.toReversed(), ...old.toReversed().slice(0, 5)]);
  });

  it.each([
    ['25,85', { lat: 25.6, lng: 85.1 }],
    ['-1,179', { lat: -0.4, lng: -179.8 }],
    ['-90,-180', { lat: -89.9, lng: -179.9 }],
    ['89,179', { lat: 90, lng: 180 }],
  ])('begins with what is active around the square %s, however old', async (square, at) => {
    const [near, far] = [await make(30, { at, daysAgo: 300 }), await make(40, { at: { lat: 48, lng: 11 } })];
    const over = await make(5, { at, stands: 'resolved', daysAgo: 300 });
    const nowhere = await make(2, { daysAgo: 0.5 });
    const copy = visitor(`most=50&square=${square}`);
    const pages = await take(copy, 7);
    const brought = pages.flatMap(({ data }) => data.map(({ _id }) => _id));
    expect(brought).toEqual([...near.toReversed(), ...nowhere.toReversed(), ...far.toReversed().slice(0, 18)]);
    expect(over.some((id) => copy.records.has(id))).toBe(false);
    const crowded = visitor(`most=10&square=${square}`);
    await take(crowded);
    expect([...crowded.records.keys()]).toEqual(near.toReversed().slice(0, 10));
  });

  it.each(['25.6,85.1', '25', 'a,b', '25,85,1', '1000,0'])('refuses the square %s', async (square) => {
    expect((await fetch(`${app.url}/api/changes/reports?most=5&square=${square}`)).status).toBe(422);
  });

  it.each(['0', '-1', '1e3', '10000', ''])('refuses %j as how many', async (most) => {
    expect((await fetch(`${app.url}/api/changes/reports?most=${most}`)).status).toBe(422);
  });

  it('of an admin leaves half of the room to what is active, and takes what was put aside', async () => {
    await make(80, { stands: 'pending' });
    await make(4, { stands: 'pending', lane: 'triage' });
    await make(15, { daysAgo: 20 });
    await make(30, { stands: 'dismissed', daysAgo: 3 });
    const copy = copyOf(admin.token, 'most=60');
    await take(copy);
    expect(standingsIn(copy)).toEqual({ pending: 30, active: 15, dismissed: 15 });
    expect(copy.of).toMatchObject({ 'main pending': 80, 'triage pending': 4, 'main active': 15, 'main dismissed': 30 });
  });

  it('holds what its reader works on, however many others there are', async () => {
    const ngo = await makeApproved(app, 'ngo');
    const [volunteer] = await makeVolunteers(app, 1);
    const [accepted = '', pledged = ''] = await make(2, { daysAgo: 300 });
    await app.query('UPDATE reports SET volunteers_wanted = 9');
    await make(40);
    expect((await volunteer?.accept(accepted))?.status).toBeLessThan(300);
    const sent = await answerDisaster(ngo, { act: 'send', disasterId: pledged, people: 2 });
    expect(sent.status).toBeLessThan(300);
    // Both changed just now: a day later they are old again.
    await app.query(`UPDATE reports SET changed_at = '2025-01-01' WHERE id = ANY ($1)`, [[accepted, pledged]]);
    for (const [token, own] of [
      [volunteer?.token, accepted],
      [ngo.token, pledged],
    ] as const) {
      const copy = copyOf(token, 'most=10');
      await take(copy);
      expect([copy.records.size, copy.records.has(own)]).toEqual([10, true]);
    }
    const other = visitor('most=10');
    await take(other);
    expect([other.records.has(accepted), other.records.has(pledged)]).toEqual([false, false]);
  });

  it('leaves out what has been over for long, until it changes', async () => {
    const [late, old] = [
      await make(3, { stands: 'resolved', daysAgo: ARCHIVE_DAYS - 1 }),
      await make(3, { stands: 'resolved', daysAgo: ARCHIVE_DAYS + 1 }),
    ];
    const [running = ''] = await make(1, { daysAgo: 400 });
    const copy = visitor();
    await take(copy);
    expect(new Set(copy.records.keys())).toEqual(new Set([running, ...late]));
    expect(copy.of).toEqual({ 'main active': 1, 'main resolved': 6 });
    const [again = ''] = old;
    await touch([again], `status = 'approved', resolved_at = NULL,`);
    await take(copy);
    expect(copy.records.get(again)).toMatchObject({ displayStatus: 'active' });
    const whole = copyOf();
    await take(whole);
    expect(whole.records.size).toBe(7);
  });

  it('is followed like a whole one: what comes, what changes, and what goes', async () => {
    const [first = '', second = ''] = await make(60);
    const copy = visitor('most=20');
    await take(copy);
    expect(copy.records.has(first)).toBe(false);
    await touch([first]);
    const [came = ''] = await make(1, { daysAgo: 0 });
    await touch([came]);
    await take(copy);
    expect([copy.records.has(first), copy.records.has(came)]).toEqual([true, true]);
    await touch([first], `status = 'rejected', dismissal = 'other',`);
    await touch([second], `status = 'rejected', dismissal = 'other',`);
    const pages = await take(copy);
    expect(copy.records.has(first)).toBe(false);
    // What the phone never had may be told as gone: it is no secret, and does no harm.
    expect(pages.some(({ anew }) => anew)).toBe(false);
  });

  it('what changes while it is still coming is not missed', async () => {
    const ids = await make(30);
    const copy = visitor('most=25');
    const page = await nextPage(copy, 5);
    expect(page.more).toBe(true);
    const [never = ''] = ids;
    const late = ids[28] ?? '';
    await touch([late], `status = 'rejected', dismissal = 'other',`);
    await touch([never]);
    await take(copy, 5);
    await take(copy);
    expect([copy.records.has(never), copy.records.has(late)]).toEqual([true, false]);
  });

  it('comes anew to whom more was told than it keeps twice, and to who missed more than it keeps', async () => {
    const ids = await make(100);
    await settle();
    const steady = visitor('most=20');
    const absent = visitor('most=20');
    await take(steady);
    await take(absent);
    for (let from = 0; from < 30; from += 10) {
      await touch(ids.slice(from, from + 10));
      await settle();
      expect((await take(steady)).some(({ anew }) => anew)).toBe(false);
    }
    await settle();
    expect((await take(steady)).some(({ anew }) => anew)).toBe(true);
    expect(steady.records.size).toBe(20);
    const pages = await take(absent, 10);
    expect(pages.some(({ anew }) => anew)).toBe(true);
    expect(new Set(absent.records.keys())).toEqual(new Set(steady.records.keys()));
  });

  it('comes anew after a month, and stays as it is until then', async () => {
    await make(5);
    await settle();
    const copy = visitor();
    await take(copy);
    const began = (ago: number) => withBeginning(copy.cursor ?? '', ago);
    for (const [ago, isAnew] of [
      [29 * DAY_MS, false],
      [31 * DAY_MS, true],
    ] as const) {
      const [page] = await take({ ...visitor(), cursor: began(ago) });
      expect([ago, page?.anew === true]).toEqual([ago, isAnew]);
    }
  });

  it('is what a phone of the version before goes on with, where it has no more than that; else it comes anew', async () => {
    await make(30);
    const whole = copyOf();
    await take(whole);
    for (const [most, isAnew, size] of [
      [30, false, 30],
      [20, true, 20],
    ] as const) {
      const copy = {
        ...copyOf(undefined, `most=${most}`),
        records: new Map(whole.records),
        cursor: whole.cursor ?? '',
      };
      const [page] = await take(copy);
      expect([most, page?.anew === true, copy.records.size]).toEqual([most, isAnew, size]);
    }
  });

  it('comes whole to a phone that asks for all again', async () => {
    await make(30);
    const copy = visitor('most=10');
    await nextPage(copy, 5);
    for (const cursor of [copy.cursor ?? '', (await take(copy), copy.cursor ?? '')]) {
      const old = { ...copyOf(), cursor };
      const [page] = await take(old);
      expect([page?.anew, page?.of, old.records.size]).toEqual([true, undefined, 30]);
    }
  });

  it.each([
    (parts: unknown[]) => parts.with(8, 'somewhere'),
    (parts: unknown[]) => parts.with(8, `x' OR true OR stands = '`),
    (parts: unknown[]) => parts.with(9, 'x,y'),
    (parts: unknown[]) => parts.with(6, -1),
    (parts: unknown[]) => parts.with(6, 1e15),
    (parts: unknown[]) => parts.slice(0, 8),
  ])('answers a cursor that somebody has changed (%#)', async (change) => {
    await make(30);
    const waiting = await make(5, { stands: 'pending', at: { lat: 25.5, lng: 85.5 } });
    const copy = visitor('most=25&square=25,85');
    await nextPage(copy, 5);
    const parts = JSON.parse(Buffer.from(copy.cursor ?? '', 'base64url').toString()) as unknown[];
    expect(parts).toHaveLength(10);
    const cursor = Buffer.from(JSON.stringify(change(parts))).toString('base64url');
    const changed = { ...visitor('most=25&square=25,85'), cursor };
    await take(changed);
    expect(changed.records.size).toBeLessThanOrEqual(25);
    expect(waiting.filter((id) => changed.records.has(id))).toEqual([]);
  });

  it('of aid requests: what is open, and what an NGO has taken', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1) ids.push(await makeAid(app));
    const ngo = await makeApproved(app, 'ngo');
    const [oldest = '', done = ''] = ids;
    const taken = await actOnAid(ngo, { act: 'take', aidId: oldest });
    expect(taken.status).toBeLessThan(300);
    await app.query(`UPDATE aid_requests SET changed_at = '2025-01-01' WHERE id = $1`, [oldest]);
    await app.query(`UPDATE aid_requests SET status = 'fulfilled', changed_at = change_time() WHERE id = $1`, [done]);
    const [theirs, others] = [copyOf(ngo.token, 'most=3'), visitor('most=3')];
    await take(theirs, 100, 'aid');
    await take(others, 100, 'aid');
    expect([theirs.records.size, theirs.records.has(oldest)]).toEqual([3, true]);
    expect([...others.records.keys()]).toEqual(ids.slice(5).toReversed());
    expect(others.of).toMatchObject({ 'main active': 7, 'main fulfilled': 1 });
  });

  it('of organizations: the approved ones that changed last, whoever asks, and what becomes of each', async () => {
    await app.query(`DELETE FROM accounts WHERE role = 'ngo'`);
    const made = [
      ...Array.from({ length: 30 }, (_, at) => ({ name: `Relief ${at}` })),
      { name: 'Not yet', status: 'pending' as const },
    ];
    const ids = await makeNgos(app, made);
    await app.query(
      `UPDATE accounts SET changed_at = now() - interval '1 hour' + n * interval '1 second'
       FROM unnest($1::uuid[]) WITH ORDINALITY AS made (one, n) WHERE id = one`,
      [ids],
    );
    await settle();
    const newest = ids.slice(10, 30).toReversed();
    const readers = [visitor('most=20&square=25,85'), copyOf(admin.token, 'most=20')];
    for (const copy of readers) {
      await take(copy, 7, 'ngos');
      expect([[...copy.records.keys()], copy.of]).toEqual([newest, { 'main approved': 30 }]);
    }
    const [first = '', second = ''] = ids;
    const last = ids[29] ?? '';
    const change = (id: string, status: string) =>
      app.query(`UPDATE accounts SET status = $2, changed_at = change_time() WHERE id = $1`, [id, status]);
    await change(first, 'approved');
    await change(last, 'refused');
    await app.query('DELETE FROM accounts WHERE id = $1', [second]);
    for (const copy of readers) {
      const pages = await take(copy, 7, 'ngos');
      expect([pages.some(({ anew }) => anew), copy.records.has(first), copy.of]).toEqual([
        false,
        true,
        { 'main approved': 28 },
      ]);
    }
    const [own] = readers;
    expect(own?.records.has(last)).toBe(false);
    const whole = copyOf();
    await take(whole, 100, 'ngos');
    expect([whole.records.size, whole.of]).toEqual([28, undefined]);
  });

  it('says nothing twice, and is known by its tag while nothing changes', async () => {
    await make(8);
    await settle();
    const copy = visitor();
    await take(copy);
    await take(copy);
    const ask = (tag: string) =>
      fetch(`${app.url}/api/changes/reports?most=50&since=${encodeURIComponent(copy.cursor ?? '')}`, {
        headers: { 'if-none-match': tag },
      });
    const answer = await ask('"none"');
    expect(await answer.json()).toMatchObject({ data: [], gone: [], more: false, cursor: copy.cursor });
    expect((await ask(answer.headers.get('etag') ?? '')).status).toBe(304);
  });
});

describe('a phone that follows a part, whatever happens', () => {
  it.each([1, 2, 3, 4, 5, 6])('has nothing that is not so (%i)', async (seed) => {
    const random = randomFrom(seed);
    const any = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
    const ids = [
      ...(await make(25)),
      ...(await make(10, { stands: 'resolved' })),
      ...(await make(5, { stands: 'pending' })),
    ];
    const readers = [visitor('most=8'), visitor('most=15&square=25,85'), copyOf(admin.token, 'most=12'), copyOf()];
    for (let step = 0; step < 25; step += 1) {
      const few = ids.filter(() => random() < 0.15);
      const change = any([
        '',
        `status = 'approved', resolved_at = NULL,`,
        `status = 'rejected', resolved_at = now(),`,
        `status = 'rejected', resolved_at = NULL, dismissal = 'other',`,
        `status = 'pending',`,
        `lat = 25.5, lng = 85.5, cell = ${cellOf({ lat: 25.5, lng: 85.5 })},`,
      ]);
      await touch(few, `${change ?? ''} shown = true,`);
      const reader = any(readers);
      if (reader) await (random() < 0.4 ? nextPage(reader, 3) : take(reader, any([2, 5, 100])));
      if (random() < 0.2) await settle();
    }
    await settle();
    const truth = new Map(
      (await app.query<{ id: string; stands: string }>('SELECT id, stands FROM reports')).map(({ id, stands }) => [
        id,
        stands,
      ]),
    );
    for (const reader of readers) {
      await take(reader, 4);
      await take(reader);
      for (const [id, { displayStatus }] of reader.records) expect(displayStatus).toBe(truth.get(id));
      const most = Number(/most=(\d+)/.exec(reader.wish ?? '')?.[1] ?? Infinity);
      expect(reader.records.size).toBeLessThanOrEqual(3 * most);
    }
    const [, , , whole] = readers;
    expect(whole?.records.size).toBe(
      [...truth.values()].filter((stands) => ['active', 'resolved'].includes(stands)).length,
    );
  });
});

async function nextPage(copy: Copy, limit: number) {
  const since = copy.cursor === undefined ? '' : `&since=${encodeURIComponent(copy.cursor)}`;
  const wish = copy.wish === undefined ? '' : `&${copy.wish}`;
  const headers = copy.token === undefined ? {} : { authorization: `Bearer ${copy.token}` };
  const answer = await fetch(`${app.url}/api/changes/reports?limit=${limit}${wish}${since}`, { headers });
  const page = (await answer.json()) as Awaited<ReturnType<typeof follow>>[number];
  if (page.anew) copy.records.clear();
  for (const record of page.data) copy.records.set(record._id, record);
  for (const id of page.gone) copy.records.delete(id);
  copy.cursor = page.cursor;
  return page;
}

/** As if the part had begun so many milliseconds earlier. */
function withBeginning(cursor: string, agoMs: number): string {
  const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
  const changed = parts.with(7, Number(parts[7]) - agoMs);
  return Buffer.from(JSON.stringify(changed)).toString('base64url');
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
