import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runSql } from '../../tests/support/postgres.ts';
import { startServer } from '../../tests/support/server-process.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { startSmsSink } from '../../tests/support/sms-sink.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'relief-steps-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const NUMBERS = Array.from({ length: 14 }, (_, index) => `+9198765432${10 + index}`);

/** An alert of ten minutes ago that no phone has answered. */
const ALERT = `
  WITH people AS (
    INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private)
    SELECT gen_random_uuid(), 'V', number || '@v.example', number || '@v.example', number, 'volunteer', 'approved', now(), '', ''
    FROM unnest($2::text[]) AS number RETURNING id, password_hash AS number
  ), profiles AS (
    INSERT INTO volunteer_profiles (id, phone, sms_alerts) SELECT id, number, true FROM people
  ), disaster AS (
    INSERT INTO reports (id, owner, body, status, reported_at, disaster_type, severity, lane, photos_to_follow)
    VALUES ($1, 'anonymous', '{"disasterType":"flood","severity":"severe"}', 'approved', now(), 'flood', 'severe', 'main', 0)
  ), notice AS (
    INSERT INTO notices (id, kind, about, detail, at, expires_at) VALUES ($1, 'alert', $1, '{}', now(), now() + interval '1 day')
  ), recipients AS (
    INSERT INTO alert_recipients (alert_id, account_id) SELECT $1, id FROM people
  )
  INSERT INTO alerts (id, disaster_id, account_id, title, body, radius_km, chosen, at, asked_at)
  VALUES ($1, $1, $1, 'Flood', 'Come', 10, 0, now(), now() - interval '10 minutes')`;

it('a server that is killed among its SMS sends none twice, and all that it had not begun are sent by others', async () => {
  const sink = await startSmsSink();
  const { url: databaseUrl } = await sharedPostgres('embedded').createDatabase();
  const start = () => startServer({ databaseUrl, dataDir, env: { SMS_GATEWAY_URL: sink.url } });
  const first = await start();
  // The gateway says no word of the fourth one and those after it.
  sink.answer((reply) => {
    if (sink.texts.length <= 3) reply.writeHead(200).end();
  });
  await runSql(databaseUrl, ALERT, [randomUUID(), NUMBERS]);
  const marked = async () => {
    const rows = await runSql<{ mark: string; count: number }>(
      databaseUrl,
      'SELECT mark, count(*)::integer AS count FROM alert_steps GROUP BY mark',
    );
    return Object.fromEntries(rows.map(({ mark, count }) => [mark, count]));
  };
  await expect.poll(() => sink.texts.length, { timeout: 60_000 }).toBe(10);
  await expect.poll(marked, { timeout: 60_000 }).toEqual({ sent: 3, sending: 7, waiting: 4 });
  await first.kill();

  sink.answer((reply) => void reply.writeHead(200).end());
  // Its lease runs out.
  await runSql(databaseUrl, `UPDATE alert_steps SET due_at = now() WHERE due_at IS NOT NULL`);
  const [second, third] = await Promise.all([start(), start()]);
  await expect.poll(marked, { timeout: 60_000 }).toEqual({ sent: 7, unknown: 7 });
  expect(sink.texts.map(({ to }) => to).toSorted()).toEqual(NUMBERS);
  expect(await Promise.all([second.stop(), third.stop()])).toEqual([0, 0]);
  await sink.close();
});
