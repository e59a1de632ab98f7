import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { sharedPostgres } from '../../../tests/support/shared-postgres.ts';
import { troubleOf } from './database-trouble.ts';
import { openPool } from './pool.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Between us and the database: `onSent` sees what we send, and may cut the connection. */
async function wire(databaseUrl: string, onSent: (text: string, cut: () => void) => void): Promise<string> {
  const url = new URL(databaseUrl);
  const socketDirectory = url.searchParams.get('host');
  const target =
    socketDirectory === null
      ? { host: url.hostname, port: Number(url.port) }
      : { path: `${socketDirectory}/.s.PGSQL.${url.port}` };
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => [near, far].forEach((end) => end.destroy()));
    }
    near.on('data', (chunk) => {
      onSent(chunk.toString('latin1'), () => near.resetAndDestroy());
      far.write(chunk);
    });
    far.on('data', (chunk) => near.write(chunk));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(async () => {
    open.forEach((socket) => socket.destroy());
    server.close();
    await once(server, 'close');
  });
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  url.searchParams.delete('host');
  return url.href;
}

const moments = [
  ['while its settings are made', "set_config('lock_timeout'"],
  ['during a statement', 'SELECT 1 AS one'],
  ['while a transaction is begun', 'BEGIN'],
] as const;

it.each(moments)('a connection that breaks %s costs its statement alone', async (_when, words) => {
  const { url: databaseUrl, drop } = await sharedPostgres('embedded').createDatabase();
  ends.push(drop);
  let cuts = 2;
  const connectionString = await wire(databaseUrl, (text, cut) => {
    if (!text.includes(words) || cuts === 0) return;
    cuts -= 1;
    cut();
  });
  const pool = openPool({ connectionString, onIdleError: () => undefined });
  ends.push(() => pool.end());
  const use = async () => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query<{ one: number }>('SELECT 1 AS one');
      await client.query('COMMIT');
      return rows;
    } finally {
      client.release(true);
    }
  };
  for (const _ of [1, 2]) {
    const error: unknown = await use().catch((reason: unknown) => reason);
    expect(troubleOf(error)).toBe('unavailable');
  }
  expect(await use()).toEqual([{ one: 1 }]);
});

it('gives up a statement that brings no answer, where it is told to', async () => {
  const { url: connectionString, drop } = await sharedPostgres('embedded').createDatabase();
  ends.push(drop);
  const pool = openPool({ connectionString, onIdleError: () => undefined, connections: 1, answerMs: 200 });
  ends.push(() => pool.end());
  const error: unknown = await pool.query('SELECT pg_sleep(5)').catch((reason: unknown) => reason);
  expect(troubleOf(error)).toBe('unavailable');
  expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});
