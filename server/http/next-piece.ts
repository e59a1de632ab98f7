import type { IncomingMessage } from 'node:http';

/**
 * The next piece of a body; `undefined`: it has ended, or broke off. What is not asked for stays in the connection, for
 * whoever reads on: an iterator or a web stream would take the body along when it is left.
 */
export function nextPiece(body: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const piece = body.read() as Buffer | null;
      if (piece === null && !body.readableEnded && !body.destroyed) return;
      for (const name of events) body.off(name, look);
      resolve(piece ?? undefined);
    };
    for (const name of events) body.on(name, look);
    look();
  });
}

const events = ['readable', 'end', 'close', 'error'] as const;
