import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';
import { startServer } from '../../tests/support/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'relief-routes-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('phones are told of a route service, and pages may ask it, only where one is set', async () => {
  const database = await sharedPostgres('embedded').createDatabase();
  const configWith = async (env: Record<string, string>) => {
    const server = await startServer({ databaseUrl: database.url, dataDir, env });
    const answer = await fetch(`${server.url}/api/config`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const { data } = (await answer.json()) as { data: Record<string, unknown> };
    await server.stop();
    return { osrmUrl: data['osrmUrl'], connect: /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') };
  };
  expect(await configWith({})).toEqual({ osrmUrl: undefined, connect: ["'self'"] });
  expect(await configWith({ OSRM_URL: 'https://maps.example.org/osrm/' })).toEqual({
    osrmUrl: 'https://maps.example.org/osrm',
    connect: ["'self'", 'https://maps.example.org'],
  });
  await database.drop();
});
