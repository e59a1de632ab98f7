import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface SlowLink {
  readonly port: number;
  /** Bytes that went up to and came down from the server, TCP payload. */
  readonly bytes: { up: number; down: number };
  /** A link that is down refuses: open connections break, new ones are reset. */
  setUp(isUp: boolean): void;
  close(): Promise<void>;
}

export interface LinkProperties {
  /** Round-trip time, milliseconds; half of it each way, and one whole for each new connection. */
  rttMs: number;
  /** Bandwidth each way in kilobits a second, shared by all connections; 0 is unlimited. */
  kbps: number;
}

/** Bytes of a packet of TCP over Ethernet: a page is read as its packets come, not when its last byte is there. */
const PACKET = 1460;

/** A TCP proxy on loopback that delays and shapes what passes, for page, worker and keep-alive connections alike. */
export async function openSlowLink(targetPort: number, link: LinkProperties): Promise<SlowLink> {
  const bytes = { up: 0, down: 0 };
  const sockets = new Set<Socket>();
  const lanes = { up: shapedLane(link), down: shapedLane(link) };
  let isUp = true;
  const server = createServer((client) => {
    if (!isUp) {
      client.resetAndDestroy();
      return;
    }
    const upstream = createConnection({ port: targetPort, host: '127.0.0.1' });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    carry(client, upstream, lanes.up, link.rttMs, (count) => (bytes.up += count));
    carry(upstream, client, lanes.down, 0, (count) => (bytes.down += count));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    bytes,
    setUp(up) {
      isUp = up;
      if (!up) for (const socket of sockets) socket.destroy();
    },
    close: () => closeAll(server, sockets),
  };
}

/** Answers, for a chunk of `size` bytes, how long until it has left the far end of the link. */
type Lane = (size: number) => number;

function shapedLane(link: LinkProperties): Lane {
  let freeAt = 0;
  return (size) => {
    const now = performance.now();
    const transmission = link.kbps === 0 ? 0 : (size * 8) / link.kbps;
    freeAt = Math.max(now, freeAt) + transmission;
    return freeAt - now + link.rttMs / 2;
  };
}

function carry(from: Socket, to: Socket, lane: Lane, handshakeMs: number, count: (bytes: number) => void): void {
  const openAt = performance.now() + handshakeMs;
  // Each timer lets the oldest out, whichever it was set for: bytes never overtake bytes, whatever the link becomes meanwhile.
  const waiting: (() => void)[] = [];
  const later = (size: number, action: () => void) => {
    const delay = Math.max(lane(size), openAt - performance.now() + lane(0));
    if (delay < 0.5 && waiting.length === 0) action();
    else {
      waiting.push(action);
      setTimeout(() => waiting.shift()?.(), delay);
    }
  };
  from.on('data', (chunk: Buffer) => {
    count(chunk.length);
    for (let at = 0; at < chunk.length; at += PACKET) {
      const packet = chunk.subarray(at, at + PACKET);
      later(packet.length, () => to.writable && to.write(packet));
    }
  });
  from.on('end', () => later(0, () => to.end()));
  from.on('close', () => later(0, () => to.destroy()));
}

async function closeAll(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
}
