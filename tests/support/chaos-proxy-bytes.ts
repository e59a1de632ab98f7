import type { Readable } from 'node:stream';

/** First line and headers of one HTTP/1.1 message, as they stood on the wire and as read. */
export interface Head {
  raw: Buffer;
  /** `POST /api/outbox HTTP/1.1` or `HTTP/1.1 200 OK`. */
  first: string;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
}

/** How a message's body ends. */
export type Framing = { kind: 'none' | 'chunked' | 'until-close' } | { kind: 'length'; bytes: number };

const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');

/** Bytes of a stream, taken piece by piece. `pace` resolves when a piece that has come in may be seen. */
export class Incoming {
  #bytes: Buffer = Buffer.alloc(0);
  readonly #pieces: AsyncIterator<Buffer>;
  readonly #pace: (bytes: number) => Promise<void>;

  constructor(stream: Readable, pace: (bytes: number) => Promise<void> = () => Promise.resolve()) {
    this.#pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    this.#pace = pace;
  }

  /** The next message's head; `undefined` where the stream ends before one. */
  async head(): Promise<Head | undefined> {
    const raw = await this.#through(HEAD_END);
    return raw && parseHead(raw);
  }

  /** The body as raw bytes, chunk marks included, as they come. Throws where it is cut off. */
  async *body(framing: Framing): AsyncGenerator<Buffer> {
    if (framing.kind === 'length') yield* this.#exactly(framing.bytes);
    else if (framing.kind === 'chunked') yield* this.#chunks();
    else if (framing.kind === 'until-close') yield* this.#rest();
  }

  /** Drops what still comes; resolves when the other end has closed, or broken off. */
  async untilEnd(): Promise<void> {
    while (await this.#more().catch(() => false)) this.#bytes = Buffer.alloc(0);
  }

  async *#chunks(): AsyncGenerator<Buffer> {
    for (;;) {
      const line = await this.#line();
      yield line;
      const bytes = Number.parseInt(line.toString('latin1'), 16);
      if (bytes === 0) break;
      yield* this.#exactly(bytes + LINE_END.length);
    }
    // Trailers, and the empty line that ends them.
    for (let isEnd = false; !isEnd;) {
      const line = await this.#line();
      isEnd = line.length === LINE_END.length;
      yield line;
    }
  }

  async *#exactly(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0;) {
      if (this.#bytes.length === 0 && !(await this.#more())) throw new Error('the body was cut off');
      const piece = this.#take(Math.min(left, this.#bytes.length));
      left -= piece.length;
      yield piece;
    }
  }

  async *#rest(): AsyncGenerator<Buffer> {
    do {
      if (this.#bytes.length > 0) yield this.#take(this.#bytes.length);
    } while (await this.#more());
  }

  async #line(): Promise<Buffer> {
    const line = await this.#through(LINE_END);
    if (!line) throw new Error('the body was cut off');
    return line;
  }

  async #through(mark: Buffer): Promise<Buffer | undefined> {
    for (;;) {
      const at = this.#bytes.indexOf(mark);
      if (at >= 0) return this.#take(at + mark.length);
      if (!(await this.#more())) return undefined;
    }
  }

  async #more(): Promise<boolean> {
    const next = await this.#pieces.next();
    if (next.done === true) return false;
    await this.#pace(next.value.length);
    this.#bytes = Buffer.concat([this.#bytes, next.value]);
    return true;
  }

  #take(bytes: number): Buffer {
    const taken = this.#bytes.subarray(0, bytes);
    this.#bytes = this.#bytes.subarray(bytes);
    return taken;
  }
}

function parseHead(raw: Buffer): Head {
  const [first = '', ...lines] = raw.toString('latin1').trimEnd().split('\r\n');
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { raw, first, headers: new Map(pairs) };
}

/** A request without length and chunks has no body (RFC 9112, 6.3). */
export function requestFraming(head: Head): Framing {
  return framed(head) ?? { kind: 'none' };
}

/** An answer without length and chunks lasts until the connection closes, save those that never have a body. */
export function answerFraming(head: Head, method: string): Framing {
  const status = statusOf(head);
  if (method === 'HEAD' || status < 200 || status === 204 || status === 304) return { kind: 'none' };
  return framed(head) ?? { kind: 'until-close' };
}

export function statusOf(head: Head): number {
  return Number(head.first.split(' ')[1]);
}

function framed({ headers }: Head): Framing | undefined {
  if (headers.get('transfer-encoding')?.toLowerCase().includes('chunked') === true) return { kind: 'chunked' };
  const length = headers.get('content-length');
  return length === undefined ? undefined : { kind: 'length', bytes: Number(length) };
}
