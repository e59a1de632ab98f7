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
    const { data } = (await (await fetch(`${server.url}/api/config`)).json()) as { data: Record<string, unknown> };
    const page = await fetch(`${server.url}/`, { headers: { accept: 'text/html' } });
    const policy = page.headers.get('content-security-policy') ?? '';
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

it('phones are told of the key of Google’s maps, and pages may load them, only where one is set', async () => {
  const key = 'stand-in_key'.padEnd(39, '0');
  const database = await sharedPostgres('embedded').createDatabase();
  const told = async (env: Record<string, string>) => {
    const server = await startServer({ databaseUrl: database.url, dataDir, env });
    const { data } = (await (await fetch(`${server.url}/api/config`)).json()) as { data: Record<string, unknown> };
    const page = await fetch(`${server.url}/`, { headers: { accept: 'text/html' } });
    await server.stop();
    return { key: data['googleMapsKey'], policy: page.headers.get('content-security-policy') ?? '' };
  };
  const without = await told({});
  expect(without.key).toBeUndefined();
  expect(without.policy).not.toContain('google');
  const { key: named, policy } = await told({ GOOGLE_MAPS_KEY: key });
  expect(named).toBe(key);
  expect(policy).toMatch(/script-src [^;]*https:\/\/maps\.googleapis\.com/);
  expect(policy).toContain(`'nonce-${key}'`);
  expect(policy).not.toContain('unsafe');
  await database.drop();
});
