import { createConnection, type Socket } from 'node:net';
import { answerFraming, Incoming, statusOf, type Head } from './chaos-proxy-bytes.ts';

/** A request as the proxy saw it. */
export interface Seen {
  method: string;
  /** Without its query. */
  path: string;
  headers: ReadonlyMap<string, string>;
  /** As it came, still packed; empty until it has been read. */
  body: Buffer;
  /** Title of the fault it met. */
  fault: string;
  /** Epoch milliseconds; `endedAt` is absent while nothing was delivered nor cut. */
  startedAt: number;
  endedAt?: number;
  /** What the server itself answered; absent where it was never asked. */
  serverStatus?: number;
}

interface Parts {
  seen: Seen;
  head: Head;
  client: Socket;
  targetPort: number;
  /** The request's body as it comes in. */
  body: AsyncGenerator<Buffer>;
  /** Reads and drops what still comes; resolves when the client has closed. */
  untilEnd(): Promise<void>;
  /** Resolves when so many bytes may reach the client. */
  carry(bytes: number): Promise<void>;
  travel(): Promise<void>;
}

/** An answer of the server, byte for byte. */
export interface ServerAnswer {
  head: Head;
  bytes: Buffer;
}

/** Bytes that leave the proxy at once; small enough for a slow link to look slow. */
const PIECE_BYTES = 512;

/** One request and what a fault may do with it. */
export class Exchange {
  readonly seen: Seen;
  readonly #parts: Parts;
  #isRead = false;
  #isWhole = true;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.seen = parts.seen;
  }

  /** Reads the rest of the request, and answers its body as it came. */
  async readBody(): Promise<Buffer> {
    if (this.#isRead) return this.seen.body;
    this.#isRead = true;
    for await (const piece of this.#parts.body) this.seen.body = Buffer.concat([this.seen.body, piece]);
    return this.seen.body;
  }

  /** Reads the first of the body's bytes only; the rest stays on the wire. */
  async readSomeBody(): Promise<void> {
    this.#isRead = true;
    const first = await this.#parts.body.next();
    if (first.done !== true) this.seen.body = first.value;
  }

  /** Hands the whole request to the server and reads its whole answer. Rejects where the server is not there. */
  async askServer(): Promise<ServerAnswer> {
    await this.readBody();
    const { incoming, head, socket } = await this.#sendUpstream();
    const pieces = [head.raw];
    for await (const piece of incoming.body(answerFraming(head, this.seen.method))) pieces.push(piece);
    socket.destroy();
    return { head, bytes: Buffer.concat(pieces) };
  }

  /** Hands the request on and the answer back as it comes. */
  async passThrough(): Promise<void> {
    await this.readBody();
    const { incoming, head, socket } = await this.#sendUpstream();
    const framing = answerFraming(head, this.seen.method);
    await this.#parts.travel();
    await this.#write(head.raw);
    for await (const piece of incoming.body(framing)) await this.#write(piece);
    socket.destroy();
    this.#isWhole = framing.kind !== 'until-close';
  }

  /** Delivers these bytes as the answer. `isWhole` false: the connection ends after them. */
  async deliver(bytes: Buffer, isWhole = true): Promise<void> {
    await this.#parts.travel();
    await this.#write(bytes);
    this.#isWhole = isWhole;
  }

  /** A TCP reset, as from a lost radio link or a restarted router. */
  reset(): void {
    this.#parts.client.resetAndDestroy();
  }

  /** Resolves when the client has given up. */
  async untilGone(): Promise<void> {
    await this.readBody();
    await this.#parts.untilEnd();
  }

  /** May the connection carry another request? */
  isReusable(): boolean {
    const { client } = this.#parts;
    return this.#isRead && this.#isWhole && !client.destroyed && client.writable;
  }

  async #sendUpstream(): Promise<{ incoming: Incoming; head: Head; socket: Socket }> {
    const socket = createConnection({ port: this.#parts.targetPort, host: '127.0.0.1' });
    // Told by the reader below, which rejects.
    socket.on('error', () => undefined);
    socket.write(this.#parts.head.raw);
    socket.write(this.seen.body);
    const incoming = new Incoming(socket);
    const head = await incoming.head();
    if (!head) throw new Error('the server closed the connection');
    this.seen.serverStatus = statusOf(head);
    return { incoming, head, socket };
  }

  async #write(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      await this.#parts.carry(piece.length);
      if (this.#parts.client.destroyed) return;
      this.#parts.client.write(piece);
    }
  }
}
