import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { leasePort } from './leased-port.ts';

test('nobody else gets a port that is leased, though nobody listens at it', async () => {
  const leases = await Promise.all(Array.from({ length: 50 }, leasePort));
  expect(new Set(leases.map(({ port }) => port)).size).toBe(50);
  await Promise.all(leases.map(({ release }) => release()));
});

test('it can be listened at, and lies below what the system gives away', async () => {
  const { port, release } = await leasePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(port).toBeLessThan(32_768);
  await new Promise((resolve) => server.close(resolve));
  await release();
});
