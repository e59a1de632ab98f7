/** Below this many characters gzip saves less than it costs. */
const WORTH_PACKING = 600;

/** The text in gzip; `undefined` where it is short, or the browser has no CompressionStream. */
export async function gzip(text: string): Promise<ArrayBuffer | undefined> {
  if (text.length < WORTH_PACKING || typeof CompressionStream === 'undefined') return undefined;
  // No `Blob.stream()`: WebKit loads a blob as it loads an address, and refuses that while its page is being left.
  const whole = new ReadableStream<BufferSource>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  return new Response(whole.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
}
