import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { Incoming, requestFraming, type Head } from './chaos-proxy-bytes.ts';
import { Exchange, type Seen } from './chaos-proxy-exchange.ts';
import { pass, type Fault } from './chaos-proxy-faults.ts';
import { Lane, travel, type Link } from './chaos-proxy-link.ts';
import { leasePort, type LeasedPort } from './leased-port.ts';

/** Which requests a rule is about; what is absent does not matter. */
export interface Match {
  method?: string;
  /** The path without its query: the whole of it, or a pattern. */
  path?: string | RegExp;
}

interface Rule {
  match: Match;
  fault: Fault;
  left: number;
}

export interface TlsFront {
  key: string;
  cert: string;
}

export interface ChaosProxy {
  readonly origin: string;
  readonly port: number;
  /** Every request in the order of arrival. */
  readonly log: readonly Seen[];
  /** The next `times` requests that match meet the fault; earlier rules first. */
  next(times: number, match: Match, fault: Fault): void;
  /** All that match meet it, until `heal`. */
  always(match: Match, fault: Fault): void;
  /** No rules and a quick link from now on; what is under way keeps the fault it met. */
  heal(): void;
  /** All traffic goes through such a link. */
  slow(link: Link): void;
  /** Nobody listens any more, open connections are reset: "connection refused". */
  shut(): Promise<void>;
  reopen(): Promise<void>;
  /** From the next connection on the other certificate is shown; open connections end. */
  show(tls: TlsFront): void;
  seen(match: Match): Seen[];
  close(): Promise<void>;
}

interface ChaosProxyOptions {
  tls?: TlsFront;
  /** Where it listens; absent: at a port of its own. */
  leased?: LeasedPort | undefined;
}

/** What is sent from an outbox. */
export const OUTBOX: Match = { method: 'POST', path: '/api/outbox' };

/**
 * A TCP proxy before the server that spoils chosen requests. It sits below the browser, so that it meets page, worker
 * and keep-alive connections alike; it reads HTTP/1.1, and passes every byte on as it came unless a fault says otherwise.
 */
export async function openChaosProxy(targetPort: number, { tls, leased }: ChaosProxyOptions = {}): Promise<ChaosProxy> {
  const sockets = new Set<Socket>();
  const log: Seen[] = [];
  let rules: Rule[] = [];
  let link: Link | undefined;
  const lanes = { up: new Lane(), down: new Lane() };

  const serve = async (client: Socket) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client));
    client.on('error', () => client.destroy());
    const incoming = new Incoming(client, (bytes) => lanes.up.carry(bytes, link));
    // The handshake's own way there and back.
    await travel(link);
    await travel(link);
    for (let isOpen = true; isOpen;) {
      const head = await incoming.head();
      if (!head) return;
      await travel(link);
      const seen = notice(head);
      const { fault } = rules.find((rule) => takes(rule, seen)) ?? { fault: pass };
      seen.fault = fault.title;
      const exchange = new Exchange({
        seen,
        head,
        client,
        targetPort,
        body: incoming.body(requestFraming(head)),
        untilEnd: () => incoming.untilEnd(),
        carry: (bytes) => lanes.down.carry(bytes, link),
        travel: () => travel(link),
      });
      await fault.play(exchange);
      seen.endedAt = Date.now();
      isOpen = exchange.isReusable();
    }
    client.end();
  };

  const notice = (head: Head): Seen => {
    const [method = '', target = ''] = head.first.split(' ');
    const path = target.split('?', 1)[0] ?? '';
    const seen: Seen = {
      method,
      path,
      headers: head.headers,
      body: Buffer.alloc(0),
      fault: '',
      startedAt: Date.now(),
    };
    log.push(seen);
    return seen;
  };

  // TLS knows no reset.
  const cut = (socket: Socket) => (tls ? socket.destroy() : socket.resetAndDestroy());
  // A connection that breaks under a fault, or under a server that is gone, is cut for the client too.
  const onConnection = (client: Socket) => void serve(client).catch(() => cut(client));
  const secure = tls && createTlsServer(tls, onConnection);
  secure?.on('tlsClientError', () => undefined);
  const server: Server = secure ?? createServer(onConnection);
  const { port, release } = leased === undefined ? await leasePort() : { ...leased, release: async () => undefined };
  await listen(server, port);

  const dropAll = () => {
    for (const socket of sockets) cut(socket);
  };
  const shut = async () => {
    dropAll();
    if (server.listening) await new Promise((done) => server.close(done));
  };

  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    log,
    next: (times, match, fault) => void rules.push({ match, fault, left: times }),
    always: (match, fault) => void rules.push({ match, fault, left: Number.POSITIVE_INFINITY }),
    heal() {
      rules = [];
      link = undefined;
    },
    slow(slower) {
      link = slower;
    },
    shut,
    reopen: () => listen(server, port),
    show(other) {
      secure?.setSecureContext(other);
      dropAll();
    },
    seen: (match) => log.filter((seen) => isMatch(match, seen)),
    async close() {
      await shut();
      await release();
    },
  };
}

function takes(rule: Rule, seen: Seen): boolean {
  if (rule.left <= 0 || !isMatch(rule.match, seen)) return false;
  rule.left -= 1;
  return true;
}

function isMatch({ method, path }: Match, seen: Seen): boolean {
  if (method !== undefined && method !== seen.method) return false;
  return path === undefined || (typeof path === 'string' ? path === seen.path : path.test(seen.path));
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}
