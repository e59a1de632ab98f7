import { hkdfSync, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { batchItem } from '../../tests/support/server/bodies.ts';
import { ask, post, type Answer } from '../../tests/support/server/http.ts';
import { startServer } from '../../tests/support/server-process.ts';

const AADHAAR = '234123412346';
const WRITTEN = '2341 2341 2346';
const PHONE = '+91 90000 54321';
const KEYS = 'keys.json';

const dataDir = mkdtempSync(join(tmpdir(), 'relief-stolen-'));
// PostgreSQL's own user passes through it.
chmodSync(dataDir, 0o711);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** One life of a server of its own: whole numbers that are taken, and such as are refused, in every way there is. */
async function liveThrough(url: string): Promise<{ id: string; token: string }> {
  const person = { name: 'Asha', email: 'asha@example.org', password: randomUUID(), role: 'volunteer' };
  expect((await post(`${url}/api/users/register`, person)).status).toBe(201);
  const { json } = await post(`${url}/api/users/login`, { email: person.email, password: person.password });
  const { token, user } = json['data'] as { token: string; user: { _id: string } };
  const send = (path: string, body: object, more: Record<string, string> = {}): Promise<Answer> =>
    ask(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...more },
      body: JSON.stringify(body),
    });
  const profile = { userId: user._id, phone: PHONE, aadharNumber: WRITTEN };
  expect((await send('/api/volunteers/', profile)).status).toBe(201);
  expect((await send('/api/volunteers/', { ...profile, aadharNumber: AADHAAR })).status).toBe(201);
  expect((await send('/api/volunteers/', profile, { 'idempotency-key': randomUUID() })).status).toBe(422);
  const items = [batchItem(randomUUID(), 'saveVolunteerProfile', profile)];
  expect((await send('/api/outbox', { owner: user._id, items })).status).toBe(200);
  expect((await send('/api/volunteers/getvoldetails', { id: AADHAAR })).status).toBe(422);
  return { id: user._id, token };
}

/** All that lies in the data directory, the database's log of changes and its messages included. */
function filesOf(directory: string): { name: string; bytes: Buffer }[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return { name: relative(directory, path), bytes: readFileSync(path) };
    });
}

/** A key as somebody might have written it down. */
const formsOf = (key: Buffer) => [
  key,
  ...(['hex', 'base64', 'base64url'] as const).map((form) => Buffer.from(key.toString(form))),
  Buffer.from(key.toString('hex').toUpperCase()),
];

it('S47 who takes all files of the database, and the server’s log, has neither the Aadhaar number nor the key to it', async () => {
  const server = await startServer({ dataDir, env: { AUTO_APPROVE: 'volunteer' } });
  const { id, token } = await liveThrough(server.url);
  const kept = await ask(`${server.url}/api/volunteers/getvoldetails`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ id }),
  });
  expect(kept.json).toMatchObject({ aadharNumber: 'XXXX XXXX 2346' });
  expect(await server.stop()).toBe(0);

  const all = filesOf(dataDir);
  const key = Buffer.from(
    (JSON.parse(String(all.find(({ name }) => name === KEYS)?.bytes)) as { key: string }).key,
    'base64',
  );
  expect(key).toHaveLength(32);
  const derived = ['sealing', 'marking'].map((use) =>
    Buffer.from(hkdfSync('sha256', key, '', `relief-relay ${use}`, 32)),
  );
  const taken = [
    ...all.filter(({ name }) => name !== KEYS),
    { name: 'what it said', bytes: Buffer.from(server.log() + server.output()) },
  ];
  const having = (...words: readonly (string | Buffer)[]) =>
    taken.filter(({ bytes }) => words.some((word) => bytes.includes(word))).map(({ name }) => name);
  // It is all there: what is not sealed is found both in the table and in the log of changes.
  expect(having(PHONE).some((name) => name.includes('base'))).toBe(true);
  expect(having(PHONE).some((name) => name.includes('pg_wal'))).toBe(true);
  expect(having(AADHAAR, WRITTEN)).toEqual([]);
  expect(having(...[key, ...derived].flatMap(formsOf))).toEqual([]);
});
