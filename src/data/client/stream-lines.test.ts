import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contractNumber } from '../../../contract/contract-number.ts';
import { streamLines, type StreamEnd } from './stream-lines.ts';

let feed: ReadableStreamDefaultController<Uint8Array>;
let asked: RequestInit | undefined;
let stop: AbortController;
let lines: string[];

const NDJSON = { 'content-type': 'application/x-ndjson; charset=utf-8' };

function serve(status = 200, headers: Record<string, string> = NDJSON): void {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked = init;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
    init.signal?.addEventListener('abort', () => feed.error(new DOMException('aborted', 'AbortError')));
    return Promise.resolve(new Response(body, { status, headers }));
  });
}
const say = (text: string) => feed.enqueue(new TextEncoder().encode(text));
const open = (silenceMs = 45_000): Promise<StreamEnd> =>
  streamLines({
    path: '/api/news',
    headers: { authorization: 'Bearer t' },
    silenceMs,
    signal: stop.signal,
    onLine: (line) => lines.push(line),
  });

beforeEach(() => {
  vi.useFakeTimers();
  stop = new AbortController();
  lines = [];
  serve();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a stream of lines', () => {
  it('is read line by line, however it is cut into pieces, without redirect, cache or cookies', async () => {
    const ending = open();
    await vi.advanceTimersByTimeAsync(0);
    say('{"changed":["re');
    say('ports"]}\n{"changed"');
    say(':[]}\n');
    feed.close();
    expect(await ending).toEqual({ kind: 'ended' });
    expect(lines).toEqual(['{"changed":["reports"]}', '{"changed":[]}']);
    expect(asked).toMatchObject({ redirect: 'error', cache: 'no-store', credentials: 'omit' });
    expect(asked?.headers).toEqual({ authorization: 'Bearer t', 'x-contract': String(contractNumber) });
  });

  it('ends after a long silence, but not while there are signs of life', async () => {
    const ending = open(45_000);
    const over = vi.fn<(end: StreamEnd) => void>();
    void ending.then(over);
    for (let sign = 0; sign < 5; sign += 1) {
      await vi.advanceTimersByTimeAsync(40_000);
      say('{"changed":[]}\n');
    }
    await vi.advanceTimersByTimeAsync(44_000);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(over).toHaveBeenCalledExactlyOnceWith({ kind: 'ended' });
  });

  it('ends when it is told to, also before it has begun', async () => {
    const ending = open();
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    expect(await ending).toEqual({ kind: 'ended' });
    expect(await open()).toEqual({ kind: 'ended' });
  });

  it('takes neither a refusal nor a login page for news', async () => {
    serve(401);
    expect(await open()).toEqual({ kind: 'refused', status: 401 });
    serve(200, { 'content-type': 'text/html' });
    expect(await open()).toEqual({ kind: 'refused', status: 200 });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await open()).toEqual({ kind: 'unreachable' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not fed without end by a line that never ends', async () => {
    const ending = open();
    await vi.advanceTimersByTimeAsync(0);
    say('x'.repeat(20_000));
    expect(await ending).toEqual({ kind: 'ended' });
    expect(lines).toEqual([]);
  });
});
