import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { nextPiece } from './next-piece.ts';

/** How much of a body that nobody needs is read, so that its sender can read the answer and use the connection again. */
const MOST_BYTES = 1024 * 1024;
const MOST_MS = 5_000;

/**
 * A body that was answered before it was read would stand in its connection, and whoever asks next there, be it another person behind a
 * proxy, would wait behind it: its rest is read and thrown away, up to a bound. Beyond that the connection ends with the answer.
 */
export function readRestsOfBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete || raw.readableEnded || reply.getHeader('connection') === 'close') return;
    if (!(await isReadToEnd(raw))) reply.header('connection', 'close');
  });
}

async function isReadToEnd(body: IncomingMessage): Promise<boolean> {
  const tooLate = AbortSignal.timeout(MOST_MS);
  for (let bytes = 0; bytes <= MOST_BYTES && !tooLate.aborted;) {
    const piece = await nextPiece(body, tooLate);
    if (piece === undefined) return body.readableEnded;
    bytes += piece.length;
  }
  return false;
}
