import { createHash, hkdfSync, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from '../../contract/base/canonical-json.ts';
import { systemClock } from '../../contract/base/clock.ts';
import { batchItem } from '../../tests/support/server/bodies.ts';
import { makeApproved, makePeople, type TestPeople, type TestPerson } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { testKey } from '../../tests/support/server/test-accounts.ts';
import { makeDisaster } from '../../tests/support/server/volunteers.ts';
import { makeWork } from '../../tests/support/server/work.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { exportFile } from '../transfer/export-file.ts';

const AADHAAR = '234123412346';
const WRITTEN = '2341 2341 2346';
const BLOOD = 'AB-fixture-7Q';
const PHONE = '+91 90000 54321';
const PLACE = { lat: 12.345678, lng: 76.543219 };

let app: TestApp;
let people: TestPeople;
let asha: TestPerson;
/** All that was ever answered, to whomever. */
const answers: string[] = [];
const bodies: Json[] = [];

beforeAll(async () => {
  app = await startApp(sharedPostgres('embedded'));
  people = await makePeople(app);
  asha = await makeApproved(app, 'volunteer');
  await liveThrough();
});
afterAll(() => app.close());

async function send(path: string, body: Json, headers: Record<string, string> = {}): Promise<number> {
  bodies.push(body);
  const { status, text } = await asha.ask('POST', path, body, headers);
  answers.push(text);
  return status;
}

/** Everything that a profile with both secrets goes through, right and wrong. */
async function liveThrough(): Promise<void> {
  const own = { userId: asha.id, phone: PHONE };
  const key = () => ({ 'idempotency-key': randomUUID() });
  const secrets = { aadharNumber: WRITTEN, bloodGroup: BLOOD, accesstoken: asha.token };
  const salted = { ...own, bloodGroup: BLOOD, salt: randomUUID(), changedAt: new Date().toISOString() };
  expect(await send('/api/volunteers/', { ...own, ...secrets })).toBe(201);
  expect(await send('/api/volunteers/', { ...own, aadharNumber: AADHAAR })).toBe(201);
  expect(await send('/api/volunteers/', salted, key())).toBe(201);
  // Refused, each in its own way: with a key, for somebody else, with a wrong field, in a batch, without a salt, no JSON at all.
  expect(await send('/api/volunteers/', { ...own, ...secrets }, key())).toBe(422);
  expect(await send('/api/volunteers/', { ...secrets, userId: people.volunteer.id })).toBe(403);
  expect(await send('/api/volunteers/', { ...own, ...secrets, pin: AADHAAR })).toBe(422);
  expect(await send('/api/volunteers/', { ...own, bloodGroup: BLOOD }, key())).toBe(422);
  const wish = { ...own, ...secrets };
  bodies.push(wish);
  const items = [batchItem(randomUUID(), 'saveVolunteerProfile', wish)];
  expect(await send('/api/outbox', { owner: asha.id, items })).toBe(200);
  expect(await send('/api/volunteers/getvoldetails', { id: AADHAAR })).toBe(422);
  expect(await send(`/api/volunteers/${AADHAAR}`, {})).toBe(404);
  const work = await makeWork(app, asha, await makeDisaster(app), 'arrived');
  await app.query(`INSERT INTO live_positions VALUES ($1, $2, $3, now(), now() + interval '1 hour')`, [
    work,
    PLACE.lat,
    PLACE.lng,
  ]);
}

/** Every row of every table that is not the engine's own, bytes as hexadecimal digits. */
async function dump(): Promise<string> {
  const tables = await app.query<{ name: string }>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => app.query<{ text: string }>(`SELECT one::text AS text FROM ${name} AS one`)),
  );
  return rows
    .flat()
    .map(({ text }) => text)
    .join('\n');
}

async function exported(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'relief-sealed-'));
  try {
    await exportFile(app.pool, systemClock, join(directory, 'all.export'));
    return readFileSync(join(directory, 'all.export'), 'utf8');
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const told = (text: string) => [AADHAAR, WRITTEN, BLOOD].filter((secret) => text.includes(secret));

describe('S48 Aadhaar number and blood group are nowhere in clear', () => {
  it('nor in any table, nor in a digest that they could be found out from', async () => {
    const text = await dump();
    // It is all there: sealed, and otherwise as it was sent.
    expect(text).toContain(PHONE);
    expect(told(text)).toEqual([]);
    const withoutSalt = bodies.filter((body) => !JSON.stringify(body).includes('"salt"'));
    const guessed = [AADHAAR, WRITTEN, BLOOD, ...withoutSalt.map((body) => canonicalJson(body))];
    for (const guess of guessed) {
      for (const form of ['hex', 'base64', 'base64url'] as const) {
        const digest = createHash('sha256').update(guess).digest(form);
        expect([guess, text.includes(digest)]).toEqual([guess, false]);
      }
    }
    const receipts = await app.query<{ digest: string }>(
      `SELECT digest FROM receipts WHERE call = 'saveVolunteerProfile'`,
    );
    expect(receipts).toHaveLength(1);
  });

  it('nor in an export for operators', async () => {
    const text = await exported();
    expect(text).toContain(PHONE);
    expect(told(text)).toEqual([]);
    expect(text).not.toContain(String(PLACE.lat));
  });

  it('nor in an answer to what was refused, or to anybody', async () => {
    expect(told(answers.join('\n'))).toEqual([]);
    const { text } = await people.admin.ask('POST', '/api/volunteers/getvoldetails', { id: asha.id });
    expect([text.includes(BLOOD), text.includes('XXXX XXXX 2346'), text.includes(AADHAAR)]).toEqual([
      true,
      true,
      false,
    ]);
    const copy = (await asha.ask('GET', '/api/account/export')).text;
    expect([copy.includes(BLOOD), copy.includes(AADHAAR), copy.includes(WRITTEN)]).toEqual([true, false, false]);
  });

  it('nor in the log, where neither a phone, a token nor an exact position is', () => {
    // The milliseconds at which a line was written, and whose process did, may have any digits.
    const lines = app.log.map(({ time: _time, pid: _pid, ...line }) => line);
    const log = JSON.stringify(lines.filter(({ msg }) => !String(msg).startsWith('Server listening')));
    expect(told(log)).toEqual([]);
    for (const word of [PHONE, '54321', String(PLACE.lat), String(PLACE.lng), asha.token]) {
      expect([word, log.includes(word)]).toEqual([word, false]);
    }
    expect(log).toContain('/api/volunteers');
  });
});

describe('S47 the key is not in the database', () => {
  it('nor in an export or the log: neither itself nor what is derived from it, in no form', async () => {
    const all = [await dump(), await exported(), JSON.stringify(app.log)].join('\n').toLowerCase();
    const derived = ['sealing', 'marking'].map((use) =>
      Buffer.from(hkdfSync('sha256', testKey, '', `relief-relay ${use}`, 32)),
    );
    for (const key of [testKey, ...derived]) {
      for (const form of ['hex', 'base64', 'base64url', 'latin1'] as const) {
        expect([form, all.includes(key.toString(form).toLowerCase())]).toEqual([form, false]);
      }
    }
    // What tells two keys apart is: a third thing derived from it, which says nothing of the others.
    const check = Buffer.from(hkdfSync('sha256', testKey, '', 'relief-relay check', 32));
    expect(await dump()).toContain(check.toString('base64url'));
  });

  it('what is sealed opens for its own account and column alone', async () => {
    const [row] = await app.query<{ aadhaar: string; mark: string }>(
      'SELECT aadhaar, aadhaar_mark AS mark FROM volunteer_profiles WHERE id = $1',
      [asha.id],
    );
    await app.query('INSERT INTO volunteer_profiles (id, aadhaar) VALUES ($1, $2)', [
      people.volunteer.id,
      row?.aadhaar,
    ]);
    const other = await startApp(sharedPostgres('embedded'), {
      databaseUrl: app.databaseUrl,
      onBug: () => undefined,
    });
    const answer = await fetch(`${other.url}/api/volunteers/getvoldetails`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${people.volunteer.token}` },
      body: JSON.stringify({ id: people.volunteer.id }),
    });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('2346');
    expect(row?.mark).not.toBe(createHash('sha256').update(AADHAAR).digest('hex'));
    await other.app.close();
    await other.pool.end();
  });
});
