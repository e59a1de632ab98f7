import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

export interface HoldingProxy {
  readonly origin: string;
  /** From now on requests pass and answers are kept back: the server acts, the phone does not hear of it. */
  holdAnswers(): void;
  /** Lets everything through again, what was kept back first. */
  release(): void;
  close(): Promise<void>;
}

/** A TCP proxy before the server. It sits below the browser, so it works for pages and for a worker that is killed. */
export async function openHoldingProxy(targetPort: number): Promise<HoldingProxy> {
  const sockets = new Set<Socket>();
  let isHolding = false;
  let held: (() => void)[] = [];
  const server = createServer((client) => {
    const upstream = createConnection({ port: targetPort, host: '127.0.0.1' });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (chunk) => upstream.write(chunk));
    upstream.on('data', (chunk) => {
      const pass = () => client.writable && client.write(chunk);
      if (isHolding) held.push(pass);
      else pass();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdAnswers() {
      isHolding = true;
    },
    release() {
      isHolding = false;
      for (const pass of held) pass();
      held = [];
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
