import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedPostgres, type SharedPostgres } from '../../tests/support/shared-postgres.ts';
import { report } from '../../tests/support/server/bodies.ts';
import { post } from '../../tests/support/server/http.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';

const DRIP_MS = 50;
let postgres: SharedPostgres;
let app: TestApp;

beforeAll(async () => {
  postgres = sharedPostgres('embedded');
  app = await startApp(postgres, { requestMs: 1_000 });
});
afterAll(async () => {
  await app.close();
});

/** Sends the beginning, then one byte after another for ever; resolves with what came back when the server ends it. */
function drip(beginning: string, byte: string): { ended: Promise<string> } {
  const socket = connect(app.port, '127.0.0.1');
  let answer = '';
  socket.write(beginning);
  const dripping = setInterval(() => socket.write(byte), DRIP_MS);
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(answer);
    });
  });
  return { ended };
}

const id = randomUUID();
const head = `POST /api/report/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nidempotency-key: ${id}\r\n`;

it.each([
  ['its head', 'GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: ', 'a'],
  ['its body', `${head}content-length: 100000\r\n\r\n{"name":"`, 'a'],
  ['its body in chunks', `${head}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
])(
  'slow-loris: a request that drips %s is ended with words while others are served',
  async (_name, beginning, byte) => {
    const slow = Array.from({ length: 40 }, () => drip(beginning, byte));
    const over = new AbortController();
    const ended = Promise.all(slow.map((each) => each.ended)).finally(() => over.abort());
    const served: number[] = [];
    do served.push((await post(`${app.url}/api/report/`, report, randomUUID())).status);
    while (!over.signal.aborted);
    for (const answer of await ended) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('The request took too long to arrive.');
    }
    expect(served.filter((status) => status !== 201)).toEqual([]);
    expect(await app.query('SELECT id FROM receipts WHERE id = $1', [id])).toEqual([]);
  },
);

it('slow-loris: what the product allows is 30 s and a sweep', async () => {
  const usual = await startApp(postgres);
  const { requestTimeout, headersTimeout } = usual.app.server;
  expect([requestTimeout, headersTimeout]).toEqual([30_000, 30_000]);
  await usual.close();
});
