import type { IncomingMessage } from 'node:http';

/**
 * The next piece of a body; `undefined`: it has ended, broke off, or the wait is over. What is not asked for stays in the connection, for
 * whoever reads on: an iterator or a web stream would take the body along when it is left.
 */
export function nextPiece(body: IncomingMessage, until?: AbortSignal): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const piece = body.read() as Buffer | null;
      if (piece === null && !body.readableEnded && !body.destroyed && until?.aborted !== true) return;
      for (const name of events) body.off(name, look);
      until?.removeEventListener('abort', look);
      resolve(piece ?? undefined);
    };
    for (const name of events) body.on(name, look);
    until?.addEventListener('abort', look);
    look();
  });
}

const events = ['readable', 'end', 'close', 'error'] as const;
