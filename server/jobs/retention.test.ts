import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { availablePostgres, type TestDatabase } from '../../tests/support/postgres.ts';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { openPool } from '../store/database/pool.ts';
import { hourly } from './hourly.ts';
import { forgetOld } from './retention.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);

describe.each(availablePostgres())('S51 retention on %s', (kind) => {
  let postgres: SharedPostgres;
  let database: TestDatabase;
  let pool: ReturnType<typeof openPool>;
  const account = randomUUID();

  beforeAll(async () => {
    postgres = sharedPostgres(kind);
    database = await postgres.createDatabase();
    pool = openPool({ connectionString: database.url, onIdleError: () => undefined });
    await pool.query(
      `INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private)
       VALUES ($1, 'Asha', 'asha@example.org', 'asha@example.org', '', 'volunteer', 'approved', $2, '', '')`,
      [account, daysAgo(900)],
    );
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  beforeEach(async () => {
    await pool.query('DELETE FROM sessions; DELETE FROM reset_links; DELETE FROM throttles');
    await pool.query('DELETE FROM known_devices; DELETE FROM acts; DELETE FROM ended_addresses');
  });

  const addSession = (expires: Date) =>
    pool.query(
      `INSERT INTO sessions (id, account_id, token_hash, logout_hash, device, created_at, last_seen_at, expires_at)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), gen_random_uuid(), $3, $2, $2, $2)`,
      [account, expires, expires.toISOString()],
    );
  const addLink = (expires: Date, used: Date | null = null) =>
    pool.query('INSERT INTO reset_links VALUES ($2::text, $1, NULL, $3, $3, $4)', [
      account,
      randomUUID(),
      expires,
      used,
    ]);
  const addThrottle = (at: Date) => pool.query('INSERT INTO throttles VALUES ($1::text, 1, $2)', [randomUUID(), at]);
  const addDevice = (at: Date) =>
    pool.query('INSERT INTO known_devices VALUES ($1, $2::text, $3)', [account, randomUUID(), at]);
  const addAct = (at: Date) =>
    pool.query(`INSERT INTO acts VALUES ($1, $2, NULL, 'tested', NULL, '{}')`, [randomUUID(), at]);
  const addEnded = (at: Date) =>
    pool.query(`INSERT INTO ended_addresses VALUES (sha256($1::bytea), $2)`, [randomUUID(), at]);
  const timesOf = async (table: string, column: string) => {
    const { rows } = await pool.query<{ at: Date }>(`SELECT ${column} AS at FROM ${table} ORDER BY 1`);
    return rows.map(({ at }) => at);
  };

  it('forgets each thing after its own time, and nothing before', async () => {
    const second = 1 / 86_400;
    for (const days of [second, -second]) await addSession(daysAgo(days));
    for (const days of [1 + second, 1 - second]) await addLink(daysAgo(days), daysAgo(days));
    for (const days of [1 + second, 1 - second]) await addThrottle(daysAgo(days));
    for (const days of [365 + second, 365 - second]) await addDevice(daysAgo(days));
    for (const days of [730 + second, 730 - second]) await addAct(daysAgo(days));
    for (const days of [365 + second, 365 - second]) await addEnded(daysAgo(days));
    const once = { sessions: 1, reset_links: 1, throttles: 1, known_devices: 1, ended_addresses: 1, acts: 1 };
    const others = {
      contact_messages: 0,
      newsletter_subscriptions: 0,
      newsletter_mails: 0,
      acceptance_steps: 0,
      work_photos: 0,
      acceptances: 0,
      act_outcomes: 0,
      alert_recipients: 0,
      devices: 0,
      notices: 0,
      road_blocks: 0,
      ngo_pledges: 0,
    };
    expect(await forgetOld(pool, NOW)).toEqual({ ...once, ...others });
    expect(await timesOf('sessions', 'expires_at')).toEqual([daysAgo(-second)]);
    expect(await timesOf('reset_links', 'expires_at')).toEqual([daysAgo(1 - second)]);
    expect(await timesOf('throttles', 'at')).toEqual([daysAgo(1 - second)]);
    expect(await timesOf('known_devices', 'last_used_at')).toEqual([daysAgo(365 - second)]);
    expect(await timesOf('acts', 'at')).toEqual([daysAgo(730 - second)]);
    expect(await timesOf('ended_addresses', 'ended_at')).toEqual([daysAgo(365 - second)]);
    const nothing = { sessions: 0, reset_links: 0, throttles: 0, known_devices: 0, ended_addresses: 0, acts: 0 };
    expect(await forgetOld(pool, NOW)).toEqual({ ...nothing, ...others });
    expect((await pool.query('SELECT 1 FROM accounts')).rowCount).toBe(1);
  });

  it('keeps the steps of work, and what was asked for in vain, for a year; the work that was done stays', async () => {
    const second = 1 / 86_400;
    const add = async (state: string, ended: number | null) => {
      const id = randomUUID();
      await pool.query(
        `INSERT INTO acceptances (id, account_id, disaster_id, state, decided_at, sign_at, ended_at)
         VALUES ($1, $2, gen_random_uuid(), $3, $4, $4, $5)`,
        [id, account, state, daysAgo(800), ended === null ? null : daysAgo(ended)],
      );
      await pool.query(
        `INSERT INTO acceptance_steps (id, acceptance_id, step, taken_at, received_at)
         VALUES (gen_random_uuid(), $1, 'on-the-way', $2, $2)`,
        [id, daysAgo(800)],
      );
      return id;
    };
    const [old, recent] = [await add('completed', 365 + second), await add('completed', 365 - second)];
    const [, vain, going] = [
      await add('declined', 365 + second),
      await add('declined', 365 - second),
      await add('arrived', null),
    ];
    expect(await forgetOld(pool, NOW)).toMatchObject({ acceptance_steps: 2, acceptances: 1 });
    const idsIn = async (table: string, column: string) =>
      (await pool.query<{ id: string }>(`SELECT ${column} AS id FROM ${table}`)).rows.map(({ id }) => id).toSorted();
    expect(await idsIn('acceptances', 'id')).toEqual([old, recent, vain, going].toSorted());
    expect(await idsIn('acceptance_steps', 'acceptance_id')).toEqual([recent, vain, going].toSorted());
  });

  it('keeps what became of an act, and whom an alert went to, for a year', async () => {
    const second = 1 / 86_400;
    const disaster = randomUUID();
    await pool.query(
      `INSERT INTO reports (id, owner, body, disaster_type, severity, reported_at, photos_to_follow)
       VALUES ($1, 'anonymous', '{}', 'flood', 'mild', now(), 0)`,
      [disaster],
    );
    for (const days of [365 + second, 365 - second]) {
      const [id, at] = [randomUUID(), daysAgo(days)];
      await pool.query(
        `INSERT INTO act_outcomes (id, account_id, about, what, result, at) VALUES ($1, $2, $3, 'x', 'done', $4)`,
        [id, account, disaster, at],
      );
      await pool.query(
        `INSERT INTO alerts (id, disaster_id, account_id, title, body, radius_km, chosen, at)
         VALUES ($1, $2, $3, 'x', 'x', 1, 1, $4)`,
        [id, disaster, account, at],
      );
      await pool.query('INSERT INTO alert_recipients (alert_id, account_id) VALUES ($1, $2)', [id, account]);
    }
    expect(await forgetOld(pool, NOW)).toMatchObject({ act_outcomes: 1, alert_recipients: 1 });
    expect(await timesOf('act_outcomes', 'at')).toEqual([daysAgo(365 - second)]);
    expect((await pool.query('SELECT 1 FROM alerts')).rowCount).toBe(2);
  });

  it('keeps a device of nobody for a week, for 60 days where it follows something, and one of an account with its sign-in', async () => {
    const second = 1 / 86_400;
    const add = async (days: number, more: { follows?: boolean; session?: string } = {}) => {
      const id = randomUUID();
      await pool.query(
        `INSERT INTO devices (id, token, created_at, registered_at, session_id, account_id) VALUES ($1::uuid, $1::text, $2, $2, $3, $4)`,
        [id, daysAgo(days), more.session ?? null, more.session === undefined ? null : account],
      );
      if (more.follows === true) {
        await pool.query('INSERT INTO followed_records (device_id, record_id) VALUES ($1, gen_random_uuid())', [id]);
      }
      return id;
    };
    await addSession(daysAgo(-1));
    const { rows: sessions } = await pool.query<{ id: string }>('SELECT id FROM sessions');
    await add(7 + second);
    await add(60 + second, { follows: true });
    const staying = [
      await add(7 - second),
      await add(60 - second, { follows: true }),
      await add(179, { session: sessions[0]?.id ?? '' }),
    ];
    expect(await forgetOld(pool, NOW)).toMatchObject({ devices: 2 });
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM devices');
    expect(rows.map(({ id }) => id).toSorted()).toEqual(staying.toSorted());
    await pool.query('DELETE FROM devices');
  });

  it('keeps how far an alert came for a year, and what was told to one person for a month after its time', async () => {
    const second = 1 / 86_400;
    const add = async (kind: string, at: number, expires: number) => {
      const id = randomUUID();
      await pool.query(
        `INSERT INTO notices (id, kind, about, detail, at, expires_at) VALUES ($1, $2, gen_random_uuid(), '{}', $3, $4)`,
        [id, kind, daysAgo(at), daysAgo(expires)],
      );
      await pool.query('INSERT INTO push_receipts (notice_id, device_id) VALUES ($1, gen_random_uuid())', [id]);
      return id;
    };
    await add('alert', 365 + second, 364);
    await add('account', 33, 30 + second);
    const staying = [await add('alert', 365 - second, 364), await add('account', 33, 30 - second)].toSorted();
    expect(await forgetOld(pool, NOW)).toMatchObject({ notices: 2 });
    for (const [table, column] of [
      ['notices', 'id'],
      ['push_receipts', 'notice_id'],
    ]) {
      const { rows } = await pool.query<{ id: string }>(`SELECT ${column} AS id FROM ${table}`);
      expect(rows.map(({ id }) => id).toSorted()).toEqual(staying);
    }
  });

  it('keeps a message for a year after its answer, and one that nobody answered for two', async () => {
    const second = 1 / 86_400;
    const add = (created: number, answered: number | null) =>
      pool.query(
        `INSERT INTO contact_messages (id, owner, body, lane, state, created_at, answered_at)
         VALUES (gen_random_uuid(), 'anonymous', '{}', 'main', 'open', $1, $2)`,
        [daysAgo(created), answered === null ? null : daysAgo(answered)],
      );
    for (const days of [365 + second, 365 - second]) await add(days + 1, days);
    for (const days of [730 + second, 730 - second]) await add(days, null);
    expect(await forgetOld(pool, NOW)).toMatchObject({ contact_messages: 2 });
    expect(await timesOf('contact_messages', 'created_at')).toEqual([daysAgo(730 - second), daysAgo(366 - second)]);
  });

  it('keeps who got a newsletter for 30 days after its end, and the newsletter itself', async () => {
    const second = 1 / 86_400;
    for (const days of [30 + second, 30 - second, undefined]) {
      await pool.query(
        `WITH letter AS (
           INSERT INTO newsletters (id, subject, body, written_by, created_at, recipients, ended_at)
           VALUES (gen_random_uuid(), 'News', 'Words', gen_random_uuid(), $2, 1, $1) RETURNING id
         )
         INSERT INTO newsletter_mails (newsletter_id, subscription_id, due_at) SELECT id, gen_random_uuid(), $2 FROM letter`,
        [days === undefined ? null : daysAgo(days), daysAgo(90)],
      );
    }
    expect((await forgetOld(pool, NOW))['newsletter_mails']).toBe(1);
    expect((await pool.query('SELECT id FROM newsletters')).rows).toHaveLength(3);
  });

  it('keeps an address that never answered for 30 days, and the mark of one that left as long', async () => {
    const second = 1 / 86_400;
    const add = (state: string, column: string, days: number) =>
      pool
        .query(
          `INSERT INTO newsletter_subscriptions (id, owner, body, lane, state, language, created_at)
         VALUES (gen_random_uuid(), 'anonymous', '{}', 'main', $1, 'en', $2);`,
          [state, daysAgo(column === 'created_at' ? days : 300)],
        )
        .then(() =>
          pool.query(`UPDATE newsletter_subscriptions SET ${column} = $1 WHERE state = $2 AND ${column} IS NULL`, [
            daysAgo(days),
            state,
          ]),
        );
    for (const [state, column] of [
      ['asked', 'asked_at'],
      ['left', 'left_at'],
      ['unconfirmed', 'created_at'],
    ] as const) {
      const most = state === 'unconfirmed' ? 365 : 30;
      for (const days of [most + second, most - second]) await add(state, column, days);
    }
    await add('confirmed', 'confirmed_at', 3000);
    expect(await forgetOld(pool, NOW)).toMatchObject({ newsletter_subscriptions: 3 });
    const { rows } = await pool.query('SELECT state FROM newsletter_subscriptions ORDER BY 1');
    expect(rows.map(({ state }) => state as string)).toEqual(['asked', 'confirmed', 'left', 'unconfirmed']);
  });

  it('forgets thousands, in several processes at once, each row once', async () => {
    await pool.query(
      `INSERT INTO acts SELECT gen_random_uuid(), $1, NULL, 'tested', NULL, '{}' FROM generate_series(1, 3500)`,
      [daysAgo(800)],
    );
    await addAct(daysAgo(1));
    const forgotten = await Promise.all([forgetOld(pool, NOW), forgetOld(pool, NOW), forgetOld(pool, NOW)]);
    expect(forgotten.reduce((sum, each) => sum + (each['acts'] ?? 0), 0)).toBe(3500);
    expect(await timesOf('acts', 'at')).toEqual([daysAgo(1)]);
  });
});

describe('hourly', () => {
  it('runs at once and each hour, one at a time, and goes on after a failure', async () => {
    vi.useFakeTimers();
    try {
      const log: string[] = [];
      const job = hourly(
        async () => {
          log.push('begin');
          await new Promise((resolve) => setTimeout(resolve, log.length === 1 ? 5_400_000 : 0));
          log.push('end');
          if (log.length === 4) throw new Error('no database');
        },
        { onError: (error) => log.push(String(error)) },
      );
      await vi.advanceTimersByTimeAsync(5_399_999);
      expect(log).toEqual(['begin']);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(log).toEqual(['begin', 'end', 'begin', 'end', 'Error: no database']);
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(log.slice(5)).toEqual(['begin', 'end']);
      await job.stop();
      await vi.advanceTimersByTimeAsync(36_000_000);
      expect(log.length).toBe(7);
    } finally {
      vi.useRealTimers();
    }
  });
});
