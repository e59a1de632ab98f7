import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange, ServerAnswer } from './chaos-proxy-exchange.ts';

/** What happens to one request. `title` is for the log. */
export interface Fault {
  title: string;
  play(exchange: Exchange): Promise<void>;
}

/** An answer that does not come from our server. */
export interface FalseAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export const pass: Fault = { title: 'pass', play: (exchange) => exchange.passThrough() };

/** No byte comes back and the connection stays open, before the server heard anything. */
export const hangBefore: Fault = { title: 'hang before the server', play: (exchange) => exchange.untilGone() };

/** The server acts, and nobody hears of it: the connection stays open. */
export const hangAfter: Fault = {
  title: 'hang after the server',
  async play(exchange) {
    await exchange.askServer();
    await exchange.untilGone();
  },
};

export const resetBefore: Fault = { title: 'reset before the body', play: async (exchange) => exchange.reset() };

export const resetInBody: Fault = {
  title: 'reset in the body',
  async play(exchange) {
    await exchange.readSomeBody();
    exchange.reset();
  },
};

export const resetAfter: Fault = {
  title: 'reset after the server',
  async play(exchange) {
    await exchange.askServer();
    exchange.reset();
  },
};

/** The answer’s first `bytes` bytes, or all but the last so many where it is negative; then the connection ends. */
export function truncate(bytes: number): Fault {
  return {
    title: `truncate at ${bytes}`,
    async play(exchange) {
      const answer = await exchange.askServer();
      await exchange.deliver(answer.bytes.subarray(0, bytes), false);
    },
  };
}

/** Somebody else answers; the server hears nothing. */
export function answerBefore(answer: FalseAnswer): Fault {
  return {
    title: `${answer.status} before the server`,
    async play(exchange) {
      await exchange.readBody();
      await exchange.deliver(bytesOf(answer));
    },
  };
}

/** The server acts, and somebody else's answer takes the place of its own. */
export function answerAfter(answer: FalseAnswer): Fault {
  return {
    title: `${answer.status} after the server`,
    async play(exchange) {
      await exchange.askServer();
      await exchange.deliver(bytesOf(answer));
    },
  };
}

/** A proxy that tries again by itself: the server gets the request twice, one after the other or at once. */
export function sendTwice(deliver: 'first' | 'second', together = false): Fault {
  return {
    title: `sent twice${together ? ' at once' : ''}, ${deliver} answer delivered`,
    async play(exchange) {
      await exchange.readBody();
      const early = exchange.askServer();
      if (!together) await early;
      const late = exchange.askServer();
      const [first, second] = await Promise.all([early, late]);
      await exchange.deliver((deliver === 'first' ? first : second).bytes);
    },
  };
}

/** The server acts at once, its answer comes `ms` later. */
export function delay(ms: number): Fault {
  return {
    title: `answer ${ms} ms late`,
    async play(exchange) {
      const answer = await exchange.askServer();
      await sleep(ms);
      await exchange.deliver(answer.bytes);
    },
  };
}

/** The answer comes in pieces of `bytes` bytes, one each `everyMs`. */
export function drip(bytes: number, everyMs: number): Fault {
  return {
    title: `drip ${bytes} bytes each ${everyMs} ms`,
    async play(exchange) {
      const answer = await exchange.askServer();
      for (let at = 0; at < answer.bytes.length; at += bytes) {
        await exchange.deliver(answer.bytes.subarray(at, at + bytes));
        await sleep(everyMs);
      }
    },
  };
}

/** The server's own answer, with these headers in the place of its own. */
export function rewriteHeaders(headers: Readonly<Record<string, string>>): Fault {
  return {
    title: `headers ${Object.keys(headers).join(', ')} rewritten`,
    async play(exchange) {
      const answer = await exchange.askServer();
      await exchange.deliver(withHeaders(answer, headers));
    },
  };
}

/** Answers kept back: `hold` keeps, `release` lets go in the order asked for; `replay` delivers the oldest kept one to another request. */
export function answerShelf() {
  const kept: { answer: ServerAnswer; letGo: () => void }[] = [];
  const hold: Fault = {
    title: 'answer held',
    async play(exchange) {
      const answer = await exchange.askServer();
      await new Promise<void>((letGo) => kept.push({ answer, letGo }));
      await exchange.deliver(answer.bytes);
    },
  };
  const replay: Fault = {
    title: 'earlier answer replayed',
    async play(exchange) {
      await exchange.askServer();
      const [oldest] = kept;
      if (!oldest) throw new Error('no answer is held');
      await exchange.deliver(oldest.answer.bytes);
    },
  };
  return {
    hold,
    replay,
    count: () => kept.length,
    release(order: 'oldest-first' | 'newest-first' = 'oldest-first') {
      const going = kept.splice(0);
      for (const { letGo } of order === 'oldest-first' ? going : going.toReversed()) letGo();
    },
  };
}

/** Answers that phones meet between them and us. */
export const LOGIN_PAGE: FalseAnswer = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Free Wi-Fi</title><form action="/login">Please log in</form>',
};
export const LOGIN_REDIRECT: FalseAnswer = {
  status: 302,
  headers: { location: 'http://login.wifi.invalid/welcome' },
};
export const LOGIN_REQUIRED: FalseAnswer = {
  status: 511,
  headers: { 'content-type': 'text/html' },
  body: '<meta http-equiv="refresh" content="0; url=http://login.wifi.invalid/">',
};
export const OTHER_SERVER: FalseAnswer = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: '{"success":true,"data":[],"message":"ok"}',
};
export const TOO_LARGE_PAGE: FalseAnswer = {
  status: 413,
  headers: { 'content-type': 'text/html' },
  body: '<html><h1>413 Request Entity Too Large</h1><hr>nginx</html>',
};

/** What a gateway says whose server does not answer it. */
export function gatewayFailure(status: 502 | 503 | 504, headers: Readonly<Record<string, string>> = {}): FalseAnswer {
  return { status, headers: { 'content-type': 'text/html', ...headers }, body: `<h1>${status}</h1>` };
}

/** "Too much at once", with the header as it is given; absent: none. */
export function tooManyRequests(retryAfter?: string): FalseAnswer {
  const headers = { date: new Date().toUTCString() };
  return { status: 429, headers: retryAfter === undefined ? headers : { ...headers, 'retry-after': retryAfter } };
}

function bytesOf({ status, headers = {}, body = '' }: FalseAnswer): Buffer {
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`HTTP/1.1 ${status} Chaos\r\n${head}\r\n${body}`);
}

function withHeaders({ head, bytes }: ServerAnswer, headers: Readonly<Record<string, string>>): Buffer {
  const names = new Set(Object.keys(headers));
  const kept = head.raw
    .toString('latin1')
    .trimEnd()
    .split('\r\n')
    .filter((line, index) => index === 0 || !names.has(line.slice(0, line.indexOf(':')).toLowerCase()));
  const added = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([
    Buffer.from(`${[...kept, ...added].join('\r\n')}\r\n\r\n`, 'latin1'),
    bytes.subarray(head.raw.length),
  ]);
}
