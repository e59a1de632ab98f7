import type { FastifyInstance } from 'fastify';

/** How much of a body that nobody needs is read, so that its sender gets to the answer and can use the connection again. */
const MOST_BYTES = 1024 * 1024;
/** And for how long after the answer: a phone on 2G sends on for seconds before it looks. Less than a whole request may take. */
const MOST_MS = 20_000;

/**
 * A body that was answered before it was read would stand in its connection, and whoever asks next there, be it another person behind a
 * proxy, would wait behind it. The answer goes at once, its rest is read and thrown away, and beyond these bounds the connection ends: sooner,
 * the sender would find it broken and never see the answer.
 */
export function readRestsOfBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    raw.resume();
    // All of it is here, if not yet thrown away.
    if (raw.complete || raw.readableEnded || raw.destroyed) return;
    // Of what is not complete its connection goes with it.
    const end = () => raw.destroy();
    const limit = setTimeout(end, MOST_MS).unref();
    let bytes = 0;
    raw.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > MOST_BYTES) end();
    });
    raw.on('end', () => clearTimeout(limit));
    raw.on('close', () => clearTimeout(limit));
  });
}
