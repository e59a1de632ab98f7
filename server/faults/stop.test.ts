import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startApp } from '../../tests/support/server/start-app.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';

/** One that no test lives to see the end of. */
const LONG_MS = 120_000;

async function alive(socket: Socket): Promise<string> {
  socket.write('GET /api/alive HTTP/1.1\r\nhost: x\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString();
}

it('what comes on an open connection while the server stops is answered, and the connection then closed in order', async () => {
  const app = await startApp(sharedPostgres('embedded'), { lingerMs: LONG_MS });
  const socket = connect(app.port, '127.0.0.1');
  expect(await alive(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n(?!.*connection: close)/is);
  const closed = app.close();
  const ended = once(socket, 'close');
  expect(await alive(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n.*connection: close\r\n.*"status":"alive"/is);
  expect(await ended).toEqual([false]);
  await closed;
});

it('waits for nobody who says nothing', async () => {
  const app = await startApp(sharedPostgres('embedded'), { lingerMs: 100 });
  const [silent, idle] = [connect(app.port, '127.0.0.1'), connect(app.port, '127.0.0.1')];
  await Promise.all([once(silent, 'connect'), alive(idle)]);
  const ends = [silent, idle].map((socket) =>
    once(
      socket.on('error', () => undefined),
      'close',
    ),
  );
  await app.close();
  expect(await Promise.all(ends)).toEqual([[false], [false]]);
});

it('may wait for those whom it answers longer than Fastify lets a plugin wait', async () => {
  const app = await startApp(sharedPostgres('embedded'));
  expect(app.app.initialConfig.pluginTimeout).toBe(0);
  await app.close();
});
