import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { getReportIndex } from '../../contract/calls/report-index.ts';
import type { IndexData } from '../../contract/entities/report-index.ts';
import type { ReportView } from '../../contract/entities/report.ts';
import type { TrackView } from '../../contract/entities/track.ts';
import { contractNumber } from '../../contract/contract-number.ts';
import { limits } from '../../contract/limits.ts';
import { applyIndex, readIndex, type IndexedDisaster } from '../../contract/policies/report-index.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { onEmbeddedPostgres } from '../../tests/support/server/each-postgres.ts';
import { cellOf } from '../store/database/cell-of.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { readPartAgain } from '../store/intake/read-again.ts';
import { allReadable } from '../unreadable.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { makePeople, type TestPeople } from '../../tests/support/server/people.ts';
import { settleChanges } from '../../tests/support/server/settle-changes.ts';

const secret = 'the secret of one phone';
const claimSecretHash = createHash('sha256').update(secret).digest('hex');

onEmbeddedPostgres('the index of what is reported', (app) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await makePeople(app());
  });
  const make = async (more: object = {}) => {
    const id = randomUUID();
    expect((await post(`${app().url}/api/report/`, { ...report, claimSecretHash, ...more }, id)).status).toBe(201);
    return id;
  };
  const decide = async (id: string, body: object) => {
    expect((await people.admin.ask('PUT', `/api/report/${id}`, body)).status).toBe(200);
  };
  const makeDisaster = async (more: object = {}) => {
    const id = await make(more);
    await decide(id, { status: 'approved' });
    return id;
  };
  const dismiss = (id: string) => decide(id, { status: 'rejected', reason: 'A drill', dismissal: 'false' });
  const index = async (query = ''): Promise<IndexData> => {
    const { status, json } = await ask(`${app().url}/api/report/index${query}`);
    expect([status, v.is(getReportIndex.answers[200], json)]).toEqual([200, true]);
    return json['data'] as IndexData;
  };
  const since = ({ cursor }: IndexData) => index(`?since=${cursor}`);
  const idsOf = (list: readonly IndexedDisaster[]) => list.map(({ id }) => id);
  const at = (lati: number, long: number) => ({ location: { lati, long } });
  const letSettle = () => settleChanges(app());
  const tracked = async (id: string) => {
    const { json } = await post(`${app().url}/api/track/own`, { records: [{ _id: id, claimSecret: secret }] });
    return (json['data'] as TrackView[])[0]?.addsTo;
  };
  const seenByAdmin = async (id: string) => {
    const { json } = await people.admin.ask('GET', `/api/report/getdisaster/${id}`);
    return (json['data'] as ReportView[])[0]?.addsTo;
  };

  it('tells of active disasters what the public may see, and of nothing else', async () => {
    const [pending, nowhere] = [await make(at(25.61234, 85.14567)), await makeDisaster({ location: undefined })];
    const active = await makeDisaster(at(25.61234, 85.14567));
    const [resolved, dismissed] = [await makeDisaster(), await makeDisaster()];
    await decide(resolved, { status: 'rejected', resolvedAt: new Date().toISOString() });
    await dismiss(dismissed);
    const { disasters } = readIndex(await index());
    expect(disasters.find(({ id }) => id === active)).toMatchObject({
      disasterType: 'flood',
      lat: 25.61,
      lng: 85.15,
      count: 1,
      town: 'Patna',
    });
    for (const id of [pending, nowhere, resolved, dismissed]) expect(idsOf(disasters)).not.toContain(id);
  });

  it('counts what was merged into a disaster, and shows that alone', async () => {
    const [root, merged, further] = [await makeDisaster(), await makeDisaster(), await makeDisaster()];
    await app().query('UPDATE reports SET same_as = $2 WHERE id = $1', [merged, root]);
    await app().query('UPDATE reports SET same_as = $2 WHERE id = $1', [further, merged]);
    const { disasters } = readIndex(await index());
    expect(disasters.find(({ id }) => id === root)?.count).toBe(3);
    expect(idsOf(disasters)).not.toContain(merged);
    expect(idsOf(disasters)).not.toContain(further);
  });

  it('tells later what has changed alone, and what is gone; by changes a phone has what it would have been told whole', async () => {
    const [stays, goes] = [await makeDisaster(), await makeDisaster()];
    await letSettle();
    const first = await index();
    const quiet = await since(first);
    expect([quiet.isWhole, quiet.ids, quiet.gone]).toEqual([false, '', '']);
    await dismiss(goes);
    const comes = await makeDisaster();
    const changes = await since(first);
    expect(changes.isWhole).toBe(false);
    expect(idsOf(readIndex(changes).disasters)).toEqual([comes]);
    expect(readIndex(changes).gone).toContain(goes);
    const phone = applyIndex(applyIndex([], first), changes);
    expect(new Set(idsOf(phone))).toEqual(new Set(idsOf(readIndex(await index()).disasters)));
    expect(idsOf(phone)).toContain(stays);
  });

  it('answers nothing anew to whom nothing is new, and all of it where the cursor is none of its own', async () => {
    await letSettle();
    const answer = await fetch(`${app().url}/api/report/index`);
    const again = await fetch(`${app().url}/api/report/index`, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect([answer.status, again.status]).toEqual([200, 304]);
    expect((await index('?since=nonsense')).isWhole).toBe(true);
    expect((await ask(`${app().url}/api/report/index?square=25.6,85.1`)).status).toBe(422);
  });

  it('is of the named square where there are too many for all', async () => {
    await app().query(
      `INSERT INTO reports (id, owner, body, lane, reported_at, disaster_type, severity, lat, lng, cell, status, shown, photos_to_follow)
       SELECT gen_random_uuid(), owner, body, 'main', now() - interval '1 day', 'fire', severity, -33.2, 18.9, ${cellOf({ lat: -33.2, lng: 18.9 })}, 'approved', true, 0
       FROM (SELECT * FROM reports LIMIT 1) AS one, generate_series(1, ${limits.indexRecords + 5})`,
    );
    const [here, beside, west] = [
      await makeDisaster(at(-0.05, 179.99)),
      await makeDisaster(at(0.2, -179.9)),
      await makeDisaster(at(0.5, 177)),
    ];
    await letSettle();
    const around = await index('?square=-1,179');
    expect([around.square, around.isWhole]).toEqual(['-1,179', true]);
    expect(new Set(idsOf(readIndex(around).disasters))).toEqual(new Set([here, beside]));
    await dismiss(beside);
    const changes = await index(`?square=-1,179&since=${around.cursor}`);
    expect(changes.isWhole).toBe(false);
    expect(readIndex(changes).gone).toContain(beside);
    const crowded = await index('?square=-34,18');
    expect([crowded.type.length, crowded.cursor]).toEqual([limits.indexRecords, undefined]);
    const newest = await index();
    expect(idsOf(readIndex(newest).disasters)).toContain(west);
    await app().query(`DELETE FROM reports WHERE lat = -33.2`);
  });

  it('keeps what a report adds to, tells an admin and its sender, and leaves it pending', async () => {
    const disaster = await makeDisaster(at(25.61, 85.14));
    const id = await make({ addsTo: disaster });
    expect(await seenByAdmin(id)).toBe(disaster);
    expect(await tracked(id)).toEqual({ state: 'active', disasterType: 'flood', near: 'Patna' });
    const [row] = await app().query<{ status: string }>('SELECT status FROM reports WHERE id = $1', [id]);
    expect(row?.status).toBe('pending');
    await decide(disaster, { status: 'rejected', resolvedAt: new Date().toISOString() });
    expect(await tracked(id)).toMatchObject({ state: 'resolved' });
    expect(await tracked(await make())).toBeUndefined();
  });

  it('takes a report that adds to what was dismissed meanwhile, or never was public, as one of its own, and says so', async () => {
    const dismissed = await makeDisaster();
    await dismiss(dismissed);
    for (const addsTo of [dismissed, await make(), randomUUID()]) {
      const id = await make({ addsTo });
      expect(await seenByAdmin(id)).toBeUndefined();
      expect(await tracked(id)).toEqual({ state: 'closed' });
    }
    expect((await post(`${app().url}/api/report/`, { ...report, addsTo: 'nonsense' }, randomUUID())).status).toBe(422);
  });

  it('finds what a report adds to once the server knows of that, where an older one took the report', async () => {
    const disaster = await makeDisaster();
    const id = await make({ addsTo: disaster });
    await app().query('UPDATE reports SET adds_to = NULL, read_by = 1 WHERE id = $1', [id]);
    expect(await seenByAdmin(id)).toBeUndefined();
    await inTransaction(app().pool, (client) => readPartAgain(client, contractNumber, allReadable));
    expect(await seenByAdmin(id)).toBe(disaster);
  });

  it('adds to the whole where the disaster was merged into another', async () => {
    const [root, merged] = [await makeDisaster(), await makeDisaster()];
    await app().query(`UPDATE reports SET same_as = $2, status = 'rejected' WHERE id = $1`, [merged, root]);
    expect(await seenByAdmin(await make({ addsTo: merged }))).toBe(root);
  });
});
