import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { batchItem, report } from '../../tests/support/server/bodies.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';

let postgres: TestPostgres;
const apps: TestApp[] = [];

beforeAll(async () => {
  postgres = await startPostgres('embedded');
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});
afterAll(() => postgres.stop());

it.each([
  ['no proxy', 0],
  ['a counted proxy', 1],
  ['a named proxy', ['127.0.0.1']],
])('keeps a batch that arrived whole though its sender hung up at once, behind %s', async (_name, trustedProxies) => {
  const app = await startApp(postgres, { trustedProxies });
  apps.push(app);
  const ids = Array.from({ length: 600 }, () => randomUUID());
  const body = gzipSync(JSON.stringify({ items: ids.map((id) => batchItem(id, 'reportDisaster', report)) }));
  const socket = connect(app.port, '127.0.0.1');
  socket.on('error', () => undefined);
  // The last byte is here: the phone's connection is reset before anything is done with it.
  app.app.server.once('request', (request: IncomingMessage) => request.once('end', () => socket.resetAndDestroy()));
  const head = `POST /api/outbox HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-encoding: gzip\r\n`;
  socket.write(`${head}content-length: ${body.length}\r\n\r\n`);
  socket.write(body);
  await vi.waitFor(
    async () => {
      const [row] = await app.query<{ n: number }>('SELECT count(*)::int AS n FROM receipts WHERE id = ANY ($1)', [
        ids,
      ]);
      expect(row?.n).toBe(ids.length);
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(app.log.filter(({ msg }) => msg === 'failed')).toEqual([]);
});
