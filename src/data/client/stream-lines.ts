import { apiHost } from './api-host.ts';
import { heardNumber, ownNumber } from './http.ts';

export interface LineStream {
  /** From the root of the host that the app was built for. */
  path: string;
  headers: Record<string, string>;
  /** Milliseconds without a byte after which the connection counts as dead. */
  silenceMs: number;
  /** Ends it from outside. */
  signal: AbortSignal;
  onLine(line: string): void;
}

/**
 * `ended`: after it had begun, by whoever; `refused`: the host said something else, with this status; `unreachable`: no answer, or a
 * browser that streams nothing.
 */
export type StreamEnd = { kind: 'ended' } | { kind: 'refused'; status: number } | { kind: 'unreachable' };

/** Reads an answer of lines as they come, under the rules of `request`: no redirect, no cache, no cookies. Never rejects. */
export async function streamLines({ path, headers, silenceMs, signal, onLine }: LineStream): Promise<StreamEnd> {
  const end = new AbortController();
  const stop = () => end.abort();
  signal.addEventListener('abort', stop);
  let silence = setTimeout(stop, silenceMs);
  let hasBegun = false;
  try {
    if (signal.aborted) return { kind: 'ended' };
    const response = await fetch(apiHost + path, {
      headers: { ...headers, ...ownNumber() },
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal: end.signal,
    });
    heardNumber(response);
    // A Wi-Fi's login page is no news, whatever its status.
    const isLines = response.headers.get('content-type')?.startsWith('application/x-ndjson') === true;
    if (!response.ok || !isLines) return { kind: 'refused', status: response.status };
    if (response.body === null) return { kind: 'unreachable' };
    hasBegun = true;
    await readLines(response.body, onLine, () => {
      clearTimeout(silence);
      silence = setTimeout(stop, silenceMs);
    });
    return { kind: 'ended' };
  } catch {
    return { kind: hasBegun || signal.aborted ? 'ended' : 'unreachable' };
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
    // A body that was refused is not read to its end.
    end.abort();
  }
}

async function readLines(
  body: ReadableStream<Uint8Array>,
  onLine: (line: string) => void,
  onBytes: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    // Ours are a hundred characters: what goes on for ever is none of them.
    if (rest.length > LONGEST_LINE) return;
    for (const line of lines) onLine(line);
  }
}

const LONGEST_LINE = 10_000;
