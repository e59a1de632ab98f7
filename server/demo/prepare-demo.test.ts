import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../contract/base/clock.ts';
import { rowsOfTable, runSql } from '../../tests/support/postgres.ts';
import { runCommand } from '../../tests/support/server-command.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { ask, post } from '../../tests/support/server/http.ts';
import { signInAs } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { testAccounts, testKey } from '../../tests/support/server/test-accounts.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { sha256 } from '../intake/check-item.ts';
import { exportedTables } from '../store/database/exported-tables.ts';
import { folderFiles } from '../store/photos/folder-files.ts';
import { deleteWithoutOrder } from '../store/donations/donations.ts';
import { countFigures } from '../store/admin/figures.ts';
import { texts } from '../texts.ts';
import { checkKind } from './demonstrate.ts';
import { writeDemoState } from './demo-marker.ts';
import type { Login } from './part.ts';
import { prepareDemo } from './prepare-demo.ts';

const plan = { seed: 'tests', now: systemClock.now(), scale: 1 };
const { vault, hashing, makePair } = testAccounts;
const directory = mkdtempSync(join(tmpdir(), 'relief-demo-'));
const photoFiles = folderFiles(join(directory, 'photos'));
const fill = (pool: pg.Pool, files = photoFiles) =>
  prepareDemo(plan, { pool, vault, hashing, makePair, photoFiles: files });
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('a demonstration', () => {
  let postgres: SharedPostgres;
  let app: TestApp;
  let logins: readonly Login[];
  beforeAll(async () => {
    postgres = sharedPostgres('embedded');
    app = await startApp(postgres);
    logins = await fill(app.pool, app.photos.photoFiles);
  });
  afterAll(() => app.close());

  const list = async (path: string) => (await ask(`${app.url}${path}`)).json['data'];
  const loginOf = (role: string) => {
    const login = logins.find((one) => one.role === role && !one.isPending);
    if (login === undefined) throw new Error(`no ${role} can sign in`);
    return login;
  };
  const rowsOf = (url: string) => Promise.all(exportedTables.map((table) => rowsOfTable(url, table)));

  it('fills lists, figures and changes as everybody sees them', async () => {
    const figures = await countFigures(app.pool);
    expect(figures).toMatchObject({ ngos: 7 });
    expect(Math.min(figures.disasters, figures.requests, figures.volunteers)).toBeGreaterThan(10);
    expect(await list('/api/ngos/getallngo')).toMatchObject({ data: { length: 7 } });
    const volunteer = await signInAs(app, loginOf('volunteer'));
    const active = (await volunteer.ask('GET', '/api/report/getreport')).json['data'] as { reportedAt: string }[];
    expect(active.length).toBeGreaterThan(10);
    expect(active.map(({ reportedAt }) => reportedAt)).toEqual(
      active
        .map(({ reportedAt }) => reportedAt)
        .toSorted()
        .toReversed(),
    );
    const changes = await ask(`${app.url}/api/changes/ngos`);
    expect([changes.status, changes.text.split('"longDescription"').length - 1]).toEqual([200, 7]);
  });

  it('stands where real rows would: a receipt for each record, its digest that of the body, times that fit', async () => {
    const rows = await app.query<{
      id: string;
      body: string;
      digest: string;
      at: Date;
      created_at: Date;
      changed_at: Date;
    }>(
      `SELECT record.*, receipts.digest, receipts.created_at FROM (
         SELECT id, body, reported_at AS at, changed_at FROM reports
         UNION ALL SELECT id, body, created_at, changed_at FROM aid_requests) AS record
       LEFT JOIN receipts USING (id)`,
    );
    expect(rows).toHaveLength(180);
    for (const { body, digest, at, created_at, changed_at } of rows) {
      expect([digest, created_at]).toEqual([sha256(body), at]);
      expect(changed_at.getTime()).toBeGreaterThanOrEqual(at.getTime());
      expect(changed_at.getTime()).toBeLessThan(plan.now);
    }
    const [wrong] = await app.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM reports
       WHERE resolved_at < reported_at OR resolved_at > now() OR shown <> (id IN (
         SELECT about FROM acts WHERE action = 'report-decided' AND detail->>'to' = 'active'))`,
    );
    expect(wrong?.count).toBe(0);
    const ids = rows.map(({ id }) => id);
    expect((await post(`${app.url}/api/receipts/verify`, { ids })).json['unknown']).toEqual([]);
  });

  it('shows volunteers at work, and a certificate of the one who signs in, who is free to accept', async () => {
    const states = await app.query<{ state: string }>('SELECT DISTINCT state FROM acceptances ORDER BY state');
    expect(states.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['accepted', 'arrived', 'completed', 'done', 'on-the-way', 'withdrawn']),
    );
    const [wrong] = await app.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM reports WHERE volunteers_accepted > volunteers_wanted OR volunteers_accepted <> (
         SELECT count(*) FROM acceptances WHERE disaster_id = reports.id
           AND state IN ('accepted', 'on-the-way', 'arrived', 'done', 'completed'))`,
    );
    expect(wrong?.count).toBe(0);
    const volunteer = await signInAs(app, loginOf('volunteer'));
    const copy = (await volunteer.ask('GET', '/api/account/export')).json['data'] as Record<string, object[]>;
    expect(copy).toMatchObject({ profile: { bloodGroup: 'O+' }, work: [{ state: 'completed' }] });
    const [certificate] = copy['certificates'] as { _id: string; name: string }[];
    expect((await ask(`${app.url}/api/certificates/${certificate?._id}`)).json['data']).toMatchObject({
      name: volunteer.name,
    });
  });

  it('has drawn photos of reports, of work and of deliveries, some still on their phones, and one that everybody sees', async () => {
    const [counts] = await app.query<Record<string, number>>(
      `SELECT count(*) FILTER (WHERE record_call = 'reportDisaster')::int AS reports, count(*) FILTER (WHERE record_call = 'takeStep')::int AS steps,
              count(*) FILTER (WHERE record_call = 'actOnDelivery')::int AS deliveries,
              count(*) FILTER (WHERE state = 'ready' AND hash IS NOT NULL AND thumbnail_hash IS NOT NULL)::int AS ready, count(*)::int AS all FROM photos`,
    );
    expect(counts?.['ready']).toBe(counts?.['all']);
    expect(Math.min(...Object.values(counts ?? {}))).toBeGreaterThan(0);
    const [awaited] = await app.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM reports WHERE photos_to_follow > (SELECT count(*) FROM photos WHERE record_id = reports.id)`,
    );
    expect(awaited?.count).toBeGreaterThan(0);
    const admin = await signInAs(app, loginOf('admin'));
    const active = (await admin.ask('GET', '/api/report/getreport')).json['data'] as { image?: string }[];
    const images = active.flatMap(({ image }) => image ?? []);
    expect(images).toHaveLength(1);
    const picture = await fetch(`${app.url}${images[0]}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const [step] = await app.query<{ id: string }>(
      'SELECT id FROM work_photos WHERE acceptance_id IS NOT NULL LIMIT 1',
    );
    const told = (await admin.ask('GET', `/api/records/${step?.id}/photos`)).json['data'] as {
      photos: { _id: string }[];
    };
    const whole = await admin.ask('GET', `/api/photos/${told.photos[0]?._id}/whole`);
    expect(whole.status).toBe(200);
  });

  it('shows an admin every tab alive: who asks, what is unclaimed and taken, alerts that reached somebody, each act in its history', async () => {
    const admin = await signInAs(app, loginOf('admin'));
    const told = async (path: string) => (await admin.ask('GET', path)).json['data'];
    const asking = (await told('/api/approvals')) as { role: string; skills?: string; location?: string }[];
    expect([...new Set(asking.map(({ role }) => role))].toSorted()).toEqual(['admin', 'ngo', 'volunteer']);
    const blind = asking.filter(
      ({ role, skills = '', location = '' }) => role === 'volunteer' && (!skills || !location),
    );
    expect(blind).toEqual([]);
    const [counts] = await app.query<Record<string, number>>(
      `SELECT (SELECT count(*)::int FROM campaigns) AS campaigns, (SELECT count(*)::int FROM report_revisions) AS revisions,
              (SELECT count(*)::int FROM alert_recipients) AS recipients, (SELECT max(chosen) FROM alerts) AS chosen,
              (SELECT count(*)::int FROM aid_takings WHERE state = 'active') AS takings,
              (SELECT count(*)::int FROM ngo_pledges WHERE state = 'active') AS pledges,
              (SELECT count(*)::int FROM ngo_pledges WHERE state = 'done') AS "wereThere",
              (SELECT count(*)::int FROM deliveries WHERE status = 'in_transit') AS "onTheWay",
              (SELECT count(*)::int FROM deliveries WHERE status = 'delivered' AND is_confirmed) AS confirmed,
              (SELECT count(*)::int FROM deliveries WHERE status = 'delivered' AND NOT is_confirmed) AS unconfirmed,
              (SELECT count(*)::int FROM delivery_lines WHERE state = 'part') AS "inPart",
              (SELECT count(*)::int FROM act_outcomes WHERE result <> 'done') AS conflicts`,
    );
    expect(counts).toMatchObject({ conflicts: 0 });
    for (const [what, count] of Object.entries(counts ?? {}).filter(([name]) => name !== 'conflicts')) {
      expect({ [what]: count > 0 }).toEqual({ [what]: true });
    }
    const actions = await app.query<{ action: string }>(
      `SELECT DISTINCT action FROM acts WHERE about IN (SELECT id FROM reports WHERE status = 'approved') ORDER BY action`,
    );
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'campaign-written',
        'report-decided',
        'report-revised',
        'volunteers-alerted',
        'volunteers-wanted',
      ]),
    );
    const [wrong] = await app.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM reports
       WHERE (active_since IS NULL) <> (stands NOT IN ('active', 'resolved')) OR active_since < reported_at OR active_since > now()`,
    );
    expect(wrong?.count).toBe(0);
  });

  it('keeps its donations when those without an order are deleted', async () => {
    const count = () => runSql(app.databaseUrl, 'SELECT count(*) FROM donations');
    const before = await count();
    await deleteWithoutOrder(app.pool, systemClock.now());
    expect(await count()).toEqual(before);
  });

  it('lets its three kinds of people in, and one who waits, with the passwords that it tells', async () => {
    expect(logins.map(({ role, isPending }) => [role, isPending])).toEqual([
      ['admin', false],
      ['volunteer', false],
      ['volunteer', true],
      ['ngo', false],
    ]);
    for (const { role, email, password } of logins) {
      const person = await signInAs(app, { email, password });
      expect(person.role).toBe(role);
    }
    const admin = await signInAs(app, loginOf('admin'));
    const waiting = (await admin.ask('GET', '/api/approvals')).json['data'] as unknown[];
    expect(waiting.length).toBeGreaterThan(3);
  });

  it('is what it is the second time: nothing doubled, no password told again, what people did stays', async () => {
    const own = randomUUID();
    await post(`${app.url}/api/report/`, report, own);
    const before = await rowsOf(app.databaseUrl);
    expect(await fill(app.pool)).toEqual([]);
    expect(await rowsOf(app.databaseUrl)).toEqual(before);
    await expect(checkKind(app.pool, true)).resolves.toBeUndefined();
    await app.query('DELETE FROM reports WHERE id = $1', [own]);
    await app.query('DELETE FROM receipts WHERE id = $1', [own]);
  });

  it('is not served as real', async () => {
    await expect(checkKind(app.pool, false)).rejects.toThrow(texts.demoDatabase);
  });

  it('begins anew where filling was interrupted', async () => {
    const other = await startApp(postgres);
    await fill(other.pool);
    const placed = () => other.query('SELECT id FROM devices');
    const devices = (await placed()).length;
    const whole = await rowsOf(other.databaseUrl);
    await other.query('DELETE FROM aid_requests');
    await writeDemoState(other.pool, 'filling');
    expect(await fill(other.pool)).toHaveLength(4);
    const counts = (tables: readonly object[][]) => tables.map((rows) => rows.length);
    expect(counts(await rowsOf(other.databaseUrl))).toEqual(counts(whole));
    expect([devices > 0, (await placed()).length]).toEqual([true, devices]);
    await other.close();
  });

  it('is filled by one of two processes that start together', async () => {
    const other = await startApp(postgres);
    const both = await Promise.allSettled([fill(other.pool), fill(other.pool)]);
    const [done, refused] = both.toSorted((a) => (a.status === 'fulfilled' ? -1 : 1));
    expect(done).toMatchObject({ status: 'fulfilled', value: { length: 4 } });
    expect(refused).toMatchObject({ status: 'rejected', reason: new Error(texts.demoBeingFilled) });
    expect(await other.query('SELECT id FROM reports')).toHaveLength(60);
    await other.close();
  });

  it.each(['a report', 'an account', 'an erased record'])(
    'refuses a database that holds %s, and leaves it as it is',
    async (what) => {
      const other = await startApp(postgres);
      const id = randomUUID();
      if (what === 'an account') {
        const body = { name: 'Ines', email: 'ines@example.org', password: `kite ${id}`, role: 'volunteer' };
        expect((await post(`${other.url}/api/users/register`, body)).status).toBe(201);
      } else await post(`${other.url}/api/report/`, report, id);
      if (what === 'an erased record') await other.query('DELETE FROM reports');
      const before = await rowsOf(other.databaseUrl);
      await expect(checkKind(other.pool, true)).rejects.toThrow(texts.demoNeedsEmpty);
      await expect(fill(other.pool)).rejects.toThrow(texts.demoNeedsEmpty);
      expect(await rowsOf(other.databaseUrl)).toEqual(before);
      await expect(checkKind(other.pool, false)).resolves.toBeUndefined();
      await other.close();
    },
  );

  it('goes through export and import whole', async () => {
    writeFileSync(join(directory, 'keys.json'), JSON.stringify({ key: testKey.toString('base64') }));
    const file = join(directory, 'own.export');
    const exported = await runCommand('export', [file], { databaseUrl: app.databaseUrl, dataDir: directory });
    expect([exported.code, exported.stderr]).toEqual([0, expect.stringContaining('60 reports, 120 aid requests')]);
    const { url } = await postgres.createDatabase();
    const imported = await runCommand('import', [file], { databaseUrl: url, dataDir: directory });
    expect([imported.code, imported.stderr]).toEqual([0, expect.stringContaining('0 were there already')]);
    const [[, , , accounts], [, , , copied]] = [await rowsOf(app.databaseUrl), await rowsOf(url)];
    expect(copied).toEqual(accounts);
  });
});
