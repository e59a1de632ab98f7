import { constants, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';

export interface Asked {
  path: string;
  headers: Readonly<Record<string, string | number>>;
  body: string | Uint8Array;
  /** Is the answer's body of use? Else it is thrown away. */
  wantsBody?: true;
}

export interface Answer {
  status: number;
  retryAfter?: string;
  date?: string;
  /** The first of it, where it was asked for. */
  body: string;
}

/** One request that is under way. */
export interface Exchange {
  /** Its answer, once the stream is over. What broke off inside the body has been answered all the same. */
  over: Promise<Answer | undefined>;
  /** Did the other side say that it took no notice of it? `lastSeen`: the last stream that it has dealt with. */
  isUnseen(lastSeen: number): boolean;
  giveUp(): void;
}

const BODY_CHARACTERS = 8_000;

/** Undefined where the connection takes no more. */
export function beginExchange(session: ClientHttp2Session, asked: Asked): Exchange | undefined {
  const stream = openStream(session, asked);
  if (stream === undefined) return undefined;
  return {
    over: hear(stream, asked.wantsBody === true),
    isUnseen: (lastSeen) => stream.rstCode === constants.NGHTTP2_REFUSED_STREAM || (stream.id ?? Infinity) > lastSeen,
    giveUp: () => stream.close(constants.NGHTTP2_CANCEL),
  };
}

function openStream(session: ClientHttp2Session, { path, headers, body }: Asked): ClientHttp2Stream | undefined {
  if (session.closed || session.destroyed) return undefined;
  try {
    const stream = session.request({ ':method': 'POST', ':path': path, ...headers });
    stream.end(body);
    return stream;
  } catch {
    // No number is left for another stream.
    return undefined;
  }
}

function hear(stream: ClientHttp2Stream, wantsBody: boolean): Promise<Answer | undefined> {
  let answer: Answer | undefined;
  stream.on('response', (head) => {
    const retryAfter = head['retry-after'];
    answer = {
      status: Number(head[':status']),
      body: '',
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(head.date === undefined ? {} : { date: head.date }),
    };
  });
  // Told by the close that follows.
  stream.on('error', () => undefined);
  if (wantsBody) {
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => {
      if (answer && answer.body.length < BODY_CHARACTERS) answer.body += part;
      // It says no more than that: what goes on for ever is not listened to.
      else stream.close(constants.NGHTTP2_CANCEL);
    });
  } else {
    stream.resume();
  }
  return new Promise((resolve) => void stream.once('close', () => resolve(answer)));
}
