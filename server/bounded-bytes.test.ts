import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { boundedBuffer, boundedBytes, boundedText } from './bounded-bytes.ts';

const MEGABYTE = 1024 * 1024;

/** Each answer goes on for as long as somebody reads it. */
async function endless() {
  let sent = 0;
  const server = createServer((_request, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(64 * 1024, 65))) sent += 64 * 1024;
    };
    response.on('drain', more);
    more();
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    sent: () => sent,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

it('gives up an answer without an end at its bound, and reads no further', async () => {
  const other = await endless();
  const { body } = await fetch(other.url);
  await expect(boundedText(body, MEGABYTE)).rejects.toThrow(RangeError);
  const atEnd = other.sent();
  await new Promise((later) => setTimeout(later, 100));
  // What was on its way comes to an end: nobody reads on.
  expect(other.sent() - atEnd).toBeLessThan(8 * MEGABYTE);
  other.close();
});

it('reads to the last byte within the bound', async () => {
  const pieces = async function* () {
    yield Buffer.from('za');
    yield Buffer.from('dnem');
  };
  expect(await boundedText(pieces(), 6)).toBe('zadnem');
  await expect(boundedText(pieces(), 5)).rejects.toThrow(RangeError);
  expect(await boundedBuffer(null, 0)).toHaveLength(0);
  const seen: number[] = [];
  for await (const piece of boundedBytes(pieces(), 6)) seen.push(piece.byteLength);
  expect(seen).toEqual([2, 4]);
});
