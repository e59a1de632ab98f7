import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { endConnectionsAtStop, type StopTimes } from './connections-at-stop.ts';

/** One that no test lives to see the end of. */
const LONG_MS = 120_000;
/** More than lies in the sockets between two processes. */
const BIG_BYTES = 30_000_000;

async function listening(times: Partial<StopTimes>) {
  const app = Fastify({ pluginTimeout: 0 });
  endConnectionsAtStop(app, { lingerMs: 0, cutMs: LONG_MS, ...times });
  const held = new PassThrough();
  app.get('/held', (_, reply) => reply.send(held));
  app.get('/big', (_, reply) => reply.send(Buffer.alloc(BIG_BYTES)));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, held, socket: connect(port, '127.0.0.1').on('error', () => undefined) };
}

const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);

it('closes a connection as soon as an answer is finished that did not say that it is the last', async () => {
  const { app, held, socket } = await listening({});
  ask(socket, '/held');
  held.write('before ');
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString()));
  await once(socket, 'data');
  const closed = app.close();
  held.end('after');
  await closed;
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n(?!.*connection: close).*before .*after/is);
});

it('lets go out what was answered before the stop to whom receives it slowly', async () => {
  const { app, socket } = await listening({});
  ask(socket, '/big');
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  const closed = app.close();
  let bytes = first.length;
  socket.on('data', (data: Buffer) => (bytes += data.length));
  // The stop has begun: nobody new comes in.
  await expect.poll(() => app.server.listening).toBe(false);
  socket.resume();
  await closed;
  await once(socket, 'close');
  expect(bytes).toBeGreaterThan(BIG_BYTES);
});

it('cuts off who would hold it up for ever, and then has stopped in order', async () => {
  const { app, held, socket } = await listening({ cutMs: 50 });
  ask(socket, '/held');
  held.write('never ends');
  await once(socket, 'data');
  const gone = once(socket, 'close');
  await app.close();
  expect(await gone).toHaveLength(1);
});
