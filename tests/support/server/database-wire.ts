import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between a server and its database, as a proxy or the network does. */
export interface DatabaseWire {
  /** The database's address by way of this wire. */
  readonly url: string;
  /** Connections that come from now on lead to this database; those that are open stay where they are. */
  lead(databaseUrl: string): void;
  /** Connections that are open are neither closed nor answered from now on. */
  silence(): void;
  close(): Promise<void>;
}

export interface WireOptions {
  /** Sees what the server sends, and may cut its connection. */
  onSent?(text: string, cut: () => void): void;
}

export async function openDatabaseWire(databaseUrl: string, { onSent }: WireOptions = {}): Promise<DatabaseWire> {
  let target = addressOf(databaseUrl);
  const open = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        // A database that is gone without a word does not end its connections either.
        if (socket === near || !silent.has(near)) [near, far].forEach((end) => end.destroy());
      });
    }
    near.on('data', (chunk) => {
      onSent?.(chunk.toString('latin1'), () => near.resetAndDestroy());
      if (!silent.has(near)) far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (!silent.has(near)) near.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  url.searchParams.delete('host');
  return {
    url: url.href,
    lead(to) {
      target = addressOf(to);
    },
    silence() {
      for (const socket of open) silent.add(socket);
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function addressOf(databaseUrl: string): { host: string; port: number } | { path: string } {
  const url = new URL(databaseUrl);
  const directory = url.searchParams.get('host');
  if (directory === null) return { host: url.hostname, port: Number(url.port) };
  return { path: `${directory}/.s.PGSQL.${url.port}` };
}
