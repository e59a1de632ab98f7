import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type ServerProcess } from '../../tests/support/server-process.ts';
import { askCall } from '../../tests/support/security/ask-call.ts';

const home = mkdtempSync(join(realpathSync(tmpdir()), 'relief-defaults-'));
// PostgreSQL's own user passes through it.
chmodSync(home, 0o711);
const places = [join(home, 'first'), join(home, 'second')] as const;
let servers: [ServerProcess, ServerProcess];

beforeAll(async () => {
  servers = await Promise.all([startServer({ dataDir: places[0] }), startServer({ dataDir: places[1] })]);
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(home, { recursive: true, force: true });
});

/** Small files of a data directory, without those of PostgreSQL: what the server made for itself. */
function ownFiles(place: string): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

describe('S19 a server that was told nothing has no account and no secret of another', () => {
  it('nobody can sign in', async () => {
    const url = servers[0].url;
    const pairs = [
      ['admin', 'admin'],
      ['admin@example.org', 'admin'],
      ['admin@localhost', 'password'],
      ['root', 'root'],
      ['admin', ''],
      ['demo@example.org', 'demo'],
      ['postgres', 'postgres'],
      ['test@test.com', 'test1234'],
    ] as const;
    for (const [email, password] of pairs) {
      const { status } = await askCall(url, 'login', { body: { email, password } });
      expect([email, password, status === 401 || status === 422]).toEqual([email, password, true]);
    }
    const { json } = await askCall(url, 'getConfig');
    expect(json['data']).toMatchObject({ hasAdmin: false, mail: false });
  });

  it('nobody becomes its admin without the code that it printed, which is its own', async () => {
    const codes = servers.map((server) => server.log());
    expect(new Set(codes).size).toBe(2);
    const applicant = { name: 'Mallory', email: 'm@example.org', password: 'river stone under kite', role: 'admin' };
    for (const setupCode of ['admin', 'setup', '0000-0000-0000-0000', 'setup-code-of-the-tests']) {
      const { status } = await askCall(servers[0].url, 'register', { body: { ...applicant, setupCode } });
      expect([setupCode, status]).toEqual([setupCode, 422]);
    }
  });

  it('each secret was made by chance, and only the server may read it', () => {
    const [first, second] = [ownFiles(places[0]), ownFiles(places[1])];
    expect(first).toEqual(second);
    const secrets = first.filter((name) => /key|secret|password|code|postgres.*json/.test(name));
    expect(secrets.length).toBeGreaterThanOrEqual(2);
    for (const name of secrets) {
      const [one, other] = places.map((place) => readFileSync(join(place, name), 'utf8'));
      expect([name, one === other]).toEqual([name, false]);
      expect([name, statSync(join(places[0], name)).mode & 0o077]).toEqual([name, 0]);
    }
  });
});
