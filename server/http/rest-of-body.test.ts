import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { nextPiece } from './next-piece.ts';
import { readRestsOfBodies } from './rest-of-body.ts';

/** What two requests on one connection are answered, the first with a body that nobody needs. */
async function talk(head: string, body: Buffer): Promise<string> {
  const app = Fastify();
  readRestsOfBodies(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async () => undefined);
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url === '/early') await reply.code(401).send('no');
  });
  app.post('/early', () => 'never');
  app.post('/late', (_request, reply) => reply.code(404).send('no'));
  app.post('/begun', async ({ raw }, reply) => {
    await nextPiece(raw);
    return reply.code(409).send('no');
  });
  app.get('/next', () => 'here');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  const isOver = new Promise<void>((resolve) => {
    socket.on('data', (data: Buffer) => {
      heard += data.toString();
      if (heard.endsWith('here')) resolve();
    });
    // Cut off while it still writes, it has the answer all the same.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
  socket.write(`${head}\r\nhost: x\r\n\r\n`);
  socket.write(body);
  socket.write('GET /next HTTP/1.1\r\nhost: x\r\n\r\n');
  await isOver;
  socket.destroy();
  await app.close();
  return heard.replaceAll(/\r\n(?!connection:)[a-z-]+:[^\r]*/gi, '').replaceAll('\r\n', ' ');
}

const headOf = (path: string, bytes: number) => `POST ${path} HTTP/1.1\r\ncontent-length: ${bytes}`;

it.each(['/early', '/late', '/begun'])(
  'what %s leaves of a body holds up nobody who asks next on that connection',
  async (path) => {
    for (const bytes of [1, 100_000, 700_000]) {
      expect(await talk(headOf(path, bytes), Buffer.alloc(bytes))).toMatch(
        /^HTTP\/1.1 4\d\d .*connection: keep-alive +no.*HTTP\/1.1 200 OK .*here$/i,
      );
    }
  },
);

it('a body that has no end by far is answered, and its connection ends behind a bound', async () => {
  const heard = await talk(headOf('/late', 50_000_000), Buffer.alloc(3_000_000));
  expect(heard).toMatch(/^HTTP\/1.1 404 /);
  expect(heard).not.toContain('here');
});

it('the answer does not wait for the rest of the body', async () => {
  const app = Fastify();
  readRestsOfBodies(app);
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url === '/early') await reply.code(401).send('no');
  });
  app.post('/early', () => 'never');
  app.get('/next', () => 'here');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data: Buffer) => (heard += data.toString()));
  socket.write(`${headOf('/early', 60_000)}\r\nhost: x\r\n\r\n`);
  socket.write(Buffer.alloc(20_000));
  await vi.waitFor(() => expect(heard).toContain('401'));
  // As a phone on 2G does: it is still sending.
  socket.write(Buffer.alloc(40_000));
  socket.write('GET /next HTTP/1.1\r\nhost: x\r\n\r\n');
  await vi.waitFor(() => expect(heard).toContain('here'));
  socket.destroy();
  await app.close();
});
