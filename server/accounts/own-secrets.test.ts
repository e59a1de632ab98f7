import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { runCommand } from '../../tests/support/server-command.ts';
import { runServer, startServer } from '../../tests/support/server-process.ts';
import { post } from '../../tests/support/server/http.ts';
import { newPassword } from '../../tests/support/server/people.ts';
import { ownSetupCode, ownVault } from './own-secrets.ts';

const directory = mkdtempSync(join(tmpdir(), 'relief-secrets-'));
let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = sharedPostgres('embedded');
});
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true });
});
const newDataDir = () => mkdtempSync(join(directory, 'data-'));
const code = /setup code: (\S+)$/m;
const person = (more: object) => ({
  name: 'Asha',
  email: `${randomUUID()}@example.org`,
  password: newPassword(),
  ...more,
});

it('S19 two fresh servers have secrets of their own, for their owner only', () => {
  const [one, other] = [newDataDir(), newDataDir()];
  const secretsOf = (dataDir: string) => [ownVault({ dataDir }).keyCheck, ownSetupCode({ dataDir })];
  const first = secretsOf(one);
  expect(secretsOf(one)).toEqual(first);
  const second = secretsOf(other);
  expect(second.filter((secret) => first.includes(secret))).toEqual([]);
  expect(first[1]).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  for (const name of ['keys.json', 'setup-code']) expect(statSync(join(one, name)).mode & 0o777).toBe(0o600);
});

it('takes SECRET_KEY and SETUP_CODE before what it would make itself', () => {
  const dataDir = newDataDir();
  const secretKey = randomBytes(32);
  expect(ownVault({ dataDir, secretKey }).keyCheck).toBe(ownVault({ dataDir: newDataDir(), secretKey }).keyCheck);
  expect(ownVault({ dataDir }).keyCheck).not.toBe(ownVault({ dataDir, secretKey }).keyCheck);
  expect(ownSetupCode({ dataDir, setupCode: 'chosen by me' })).toBe('chosen by me');
});

it.each(['', '{}', '{"key":"c2hvcnQ="}', 'not json', '{"key":7}'])(
  'says in words that keys.json is damaged: %s',
  (text) => {
    const dataDir = newDataDir();
    writeFileSync(join(dataDir, 'keys.json'), text);
    expect(() => ownVault({ dataDir })).toThrow(/keys\.json is damaged/);
    chmodSync(join(dataDir, 'keys.json'), 0o600);
  },
);

it('S19 the setup code is told while there is no admin, and the key never', async () => {
  const dataDir = newDataDir();
  const { url: databaseUrl } = await postgres.createDatabase();
  const first = await startServer({ dataDir, databaseUrl });
  const setupCode = code.exec(first.log())?.[1];
  expect(setupCode).toBeDefined();
  const admin = person({ role: 'admin', setupCode });
  expect((await post(`${first.url}/api/users/login`, { email: 'admin', password: 'admin' })).status).toBe(401);
  expect((await post(`${first.url}/api/users/register`, admin)).status).toBe(201);
  await first.stop();
  const second = await startServer({ dataDir, databaseUrl });
  expect(second.log()).not.toMatch(code);
  expect((await post(`${second.url}/api/users/register`, person({ role: 'admin', setupCode }))).status).toBe(422);
  expect((await post(`${second.url}/api/users/login`, { email: admin.email, password: admin.password })).status).toBe(
    200,
  );
  await second.stop();
  const { key } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as { key: string };
  expect(first.log() + second.log()).not.toContain(key);
  expect(second.log()).not.toContain(setupCode);

  // A server with another key refuses the database, and an import from there.
  const stranger = newDataDir();
  const refused = await runServer({ dataDir: stranger, databaseUrl });
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('filled with another key')]);
  const file = join(directory, 'accounts.export');
  expect((await runCommand('export', [file], { dataDir, databaseUrl })).code).toBe(0);
  const copy = await postgres.createDatabase();
  const other = await runCommand('import', [file], { dataDir: stranger, databaseUrl: copy.url });
  expect([other.code, other.stderr]).toEqual([1, expect.stringContaining('Copy keys.json')]);
  // The account, the act of its registration, and the day's four figures.
  const same = await runCommand('import', [file], { dataDir, databaseUrl: copy.url });
  expect([same.code, same.stderr]).toEqual([0, expect.stringContaining('Imported 6 rows')]);
  const third = await startServer({ dataDir, databaseUrl: copy.url });
  expect((await post(`${third.url}/api/users/login`, { email: admin.email, password: admin.password })).status).toBe(
    200,
  );
  await third.stop();
});
