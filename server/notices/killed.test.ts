import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runSql } from '../../tests/support/postgres.ts';
import { startPushService, subscribe } from '../../tests/support/push-service.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { startServer } from '../../tests/support/server-process.ts';
import { marks } from '../store/alerts/notice-marks.ts';
import { PART } from './run-batch.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'relief-notices-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const DEVICES = 160;

/** An alert with one batch, as the act leaves it. */
const ALERT = `
  WITH people AS (
    INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private)
    SELECT gen_random_uuid(), 'V', n || '@v.example', n || '@v.example', '', 'volunteer', 'approved', now(), '', ''
    FROM generate_series(1, cardinality($2::text[])) AS n RETURNING id
  ), opened AS (
    INSERT INTO sessions (id, account_id, token_hash, logout_hash, device, created_at, last_seen_at, expires_at)
    SELECT id, id, id, id, 'A phone', now(), now(), now() + interval '1 year' FROM people RETURNING id
  ), phones AS (
    INSERT INTO devices (id, token, account_id, session_id, lat, lng, located_at, created_at)
    SELECT id, ($2::text[])[row_number() OVER ()], id, id, 10, 20, now(), now() FROM opened RETURNING id
  ), disaster AS (
    INSERT INTO reports (id, owner, body, status, reported_at, disaster_type, severity, lane, photos_to_follow)
    VALUES ($1, 'anonymous', '{"disasterType":"flood","severity":"severe"}', 'approved', now(), 'flood', 'severe', 'main', 0)
    RETURNING id
  ), alert AS (
    INSERT INTO alerts (id, disaster_id, account_id, title, body, radius_km, chosen, at)
    SELECT $1, id, $1, 'Flood', 'Come', 10, 0, now() FROM disaster RETURNING id
  ), notice AS (
    INSERT INTO notices (id, kind, about, detail, at, expires_at)
    SELECT id, 'alert', id, '{}', now(), now() + interval '1 day' FROM alert RETURNING id
  )
  INSERT INTO notice_batches (id, notice_id, devices, marks, due_at)
  SELECT gen_random_uuid(), notice.id, array_agg(phones.id), array_fill(0::smallint, ARRAY[count(*)::integer]), now()
  FROM notice, phones GROUP BY notice.id`;

it('a server that is killed among its pushes loses none, and what was recorded is not sent again', async () => {
  const service = await startPushService();
  const ca = join(dataDir, 'ca.pem');
  writeFileSync(ca, service.ca);
  const { url: databaseUrl } = await sharedPostgres('embedded').createDatabase();
  const env = { PUSH_HOSTS: service.host, NODE_EXTRA_CA_CERTS: ca };
  const start = () => startServer({ databaseUrl, dataDir, env });
  const first = await start();
  // The service takes two parts, and says no word any more.
  service.answer(() => (service.received.length > 2 * PART ? 'hang' : 201));
  const phones = Array.from({ length: DEVICES }, () => {
    const { token, ...phone } = subscribe(service.origin);
    const { endpoint, keys } = JSON.parse(token) as { endpoint: string; keys: object };
    return { ...phone, path: new URL(endpoint).pathname, token: JSON.stringify({ endpoint, keys }) };
  });
  const alert = randomUUID();
  await runSql(databaseUrl, ALERT, [alert, phones.map(({ token }) => token)]);
  const marksOf = async () => {
    const rows = await runSql<{ marks: number[] }>(databaseUrl, 'SELECT marks FROM notice_batches');
    return rows.flatMap(({ marks: given }) => given);
  };
  const sentBy = async () => (await marksOf()).filter((mark) => mark === marks.sent).length;
  await expect.poll(() => service.received.length, { timeout: 60_000 }).toBeGreaterThan(2 * PART);
  await expect.poll(sentBy, { timeout: 60_000 }).toBe(2 * PART);
  await first.kill();
  const recorded = new Set(service.received.slice(0, 2 * PART).map(({ path }) => path));

  service.answer(() => 201);
  const before = service.received.length;
  // Its lease runs out.
  await runSql(databaseUrl, `UPDATE notice_batches SET due_at = now(), leased_until = now()`);
  const [second, third] = await Promise.all([start(), start()]);
  await expect.poll(sentBy, { timeout: 60_000 }).toBe(DEVICES);
  const again = service.received.slice(before).map(({ path }) => path);
  expect(again.filter((path) => recorded.has(path))).toEqual([]);
  expect(new Set(again).size).toBe(again.length);
  expect(again).toHaveLength(DEVICES - 2 * PART);
  const [phone] = phones;
  const push = service.received.find(({ path }) => path === phone?.path);
  expect(push && JSON.parse(phone?.read(push) ?? '')).toMatchObject({ notification: { title: 'Flood', tag: alert } });
  expect(await Promise.all([second.stop(), third.stop()])).toEqual([0, 0]);
  await service.close();
});
