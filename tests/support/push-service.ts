import { createECDH, randomBytes, randomUUID, type ECDH } from 'node:crypto';
import {
  createSecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
  type Settings,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import type { PushTarget } from '../../server/push/sender.ts';
import { makeCertificate } from './chaos-proxy-certificate.ts';

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  /** As it came. */
  body: Buffer;
}

/** A status, one with headers and a body, nothing for ever, an end of the stream, or the same with the word that it was not looked at. */
export type Said =
  | number
  | { status: number; headers?: Readonly<Record<string, string>>; body?: string }
  | 'hang'
  | 'reset'
  | 'refuse';

/** A push service of our own on this machine: HTTP/2 by TLS with a certificate that only who has `ca` trusts. */
export interface PushService {
  origin: string;
  /** Host and port, as `PUSH_HOSTS` names it. */
  host: string;
  ca: string;
  received: ReceivedPush[];
  /** How it answers from now on; at first 201. */
  answer(how: (push: ReceivedPush, session: ServerHttp2Session) => Said | Promise<Said>): void;
  sessions: Set<ServerHttp2Session>;
  /** Connections made so far. */
  connections(): number;
  /** The most requests that were open at once. */
  mostAtOnce(): number;
  close(): Promise<void>;
}

export async function startPushService({ settings = {} }: { settings?: Settings } = {}): Promise<PushService> {
  const { key, cert } = makeCertificate(1);
  const received: ReceivedPush[] = [];
  const sessions = new Set<ServerHttp2Session>();
  let [connections, open, most] = [0, 0, 0];
  let how: (push: ReceivedPush, session: ServerHttp2Session) => Said | Promise<Said> = () => 201;
  const server = createSecureServer({ key, cert, settings });
  server.on('session', (session) => {
    connections += 1;
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.on('error', () => undefined);
  });
  server.on('stream', (stream, headers) => {
    most = Math.max(most, (open += 1));
    stream.once('close', () => (open -= 1));
    stream.on('error', () => undefined);
    void bodyOf(stream).then(async (body) => {
      const push = { path: headers[':path'] ?? '', headers, body };
      received.push(push);
      const { session } = stream;
      if (session) say(stream, await how(push, session as ServerHttp2Session));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    ca: cert,
    received,
    answer: (next) => (how = next),
    sessions,
    connections: () => connections,
    mostAtOnce: () => most,
    async close() {
      for (const session of sessions) session.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function bodyOf(stream: ServerHttp2Stream): Promise<Buffer> {
  const parts: Buffer[] = [];
  try {
    for await (const part of stream) parts.push(part as Buffer);
  } catch {
    // Broken off by the sender.
  }
  return Buffer.concat(parts);
}

/** NGHTTP2_INTERNAL_ERROR and NGHTTP2_REFUSED_STREAM. */
const RESET = 2;
const REFUSED = 7;

/** Else Node writes one, by the true time, which is not the test's. Its types do not know the option. */
const NO_DATE: object = { sendDate: false };

function say(stream: ServerHttp2Stream, said: Said): void {
  if (stream.destroyed || said === 'hang') return;
  if (said === 'reset' || said === 'refuse') {
    stream.close(said === 'reset' ? RESET : REFUSED);
    return;
  }
  const { status, headers = {}, body = '' } = typeof said === 'number' ? { status: said } : said;
  stream.respond({ ':status': status, ...headers }, NO_DATE);
  stream.end(body);
}

/** A device that has subscribed at such a service. */
export interface Subscriber {
  target: Extract<PushTarget, { kind: 'web' }>;
  /** Its `fcm_token`. */
  token: string;
  /** What a push that came for it says; throws for one that is not encrypted for it. */
  read(push: ReceivedPush): string;
}

export function subscribe(origin: string): Subscriber {
  const pair: ECDH = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `${origin}/push/${randomUUID()}`;
  return {
    target: { kind: 'web', endpoint, p256dh, auth },
    token: JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth } }),
    read: ({ body }) => ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString(),
  };
}
