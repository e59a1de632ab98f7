import { assistantLimits } from '../../../contract/assistant-limits.ts';

const BYTES = assistantLimits.tokens * assistantLimits.tokenBytes;

/**
 * `fetch` for answers of a language model: a body that does not end in time, or sends more than an answer has, fails. The SDK's own limit
 * ends with the headers, and it keeps all that it was sent.
 */
export async function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const reader = response.body?.getReader();
  if (reader === undefined) return response;
  let left = BYTES;
  let limit: ReturnType<typeof setTimeout>;
  const giveUp = (stream: ReadableStreamDefaultController<Uint8Array>, why: string) => {
    clearTimeout(limit);
    stream.error(new Error(why));
    reader.cancel().catch(() => undefined);
  };
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      limit = setTimeout(() => giveUp(stream, 'an answer that took too long'), assistantLimits.timeoutMs);
    },
    async pull(stream) {
      const { done, value } = await reader.read();
      left -= value?.byteLength ?? 0;
      if (left < 0) return giveUp(stream, 'an answer without an end');
      if (!done) return stream.enqueue(value);
      clearTimeout(limit);
      stream.close();
    },
    async cancel(reason) {
      clearTimeout(limit);
      await reader.cancel(reason);
    },
  });
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
}
