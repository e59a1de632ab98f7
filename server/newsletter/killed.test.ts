import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runSql } from '../../tests/support/postgres.ts';
import { startSmtpSink } from '../../tests/support/server/smtp-sink.ts';
import { startServer } from '../../tests/support/server-process.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'relief-newsletters-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const READERS = 60;

/** A newsletter to so many, as the call leaves it. */
const LETTER = `
  WITH readers AS (
    INSERT INTO newsletter_subscriptions (id, owner, body, lane, state, language, email_key, created_at)
    SELECT gen_random_uuid(), 'anonymous', '{"email":"r' || n || '@example.org","language":"en"}', 'main', 'confirmed', 'en',
           'r' || n || '@example.org', now()
    FROM generate_series(1, $1::int) AS n RETURNING id
  ), letter AS (
    INSERT INTO newsletters (id, subject, body, written_by, created_at, recipients)
    VALUES (gen_random_uuid(), 'News', 'Words', gen_random_uuid(), now(), $1) RETURNING id
  )
  INSERT INTO newsletter_mails (newsletter_id, subscription_id, due_at) SELECT letter.id, readers.id, now() FROM letter, readers`;

it('a server that is killed among its mails sends none twice and goes on with those that wait; one is in the open', async () => {
  const sink = await startSmtpSink();
  const { url: databaseUrl } = await sharedPostgres('embedded').createDatabase();
  const env = { SMTP_URL: sink.url, MAIL_FROM: 'relay@example.org', PUBLIC_URL: 'https://relief.example.org' };
  const start = () => startServer({ databaseUrl, dataDir, env });
  // Brings the tables; what is due is looked for at each start.
  await (await start()).stop();
  await runSql(databaseUrl, LETTER, [READERS]);
  sink.answer = () => (sink.mails.length >= READERS / 2 ? 'hang' : undefined);
  const first = await start();
  await expect.poll(() => sink.mails.length, { timeout: 60_000 }).toBe(READERS / 2);
  await first.kill();
  sink.answer = undefined;
  // Its leases run out.
  await runSql(databaseUrl, 'UPDATE newsletter_mails SET leased_until = now() WHERE leased_until IS NOT NULL', []);
  const [second, third] = await Promise.all([start(), start()]);
  const ended = async () => {
    const text = 'SELECT sent, unsure, failed FROM newsletters WHERE ended_at IS NOT NULL';
    return (await runSql<{ sent: number; unsure: number; failed: number }>(databaseUrl, text, []))[0];
  };
  await expect.poll(ended, { timeout: 60_000 }).toEqual({ sent: READERS - 1, unsure: 1, failed: 0 });
  const readers = sink.mails.map(({ recipients }) => recipients.join());
  expect(readers).toHaveLength(READERS);
  expect(new Set(readers).size).toBe(READERS);
  expect(await Promise.all([second.stop(), third.stop()])).toEqual([0, 0]);
  await sink.close();
});
