/** Below this many characters gzip saves less than it costs. */
const WORTH_PACKING = 600;

/** The text in gzip; `undefined` where it is short, or the browser has no CompressionStream. */
export async function gzip(text: string): Promise<ArrayBuffer | undefined> {
  if (text.length < WORTH_PACKING || typeof CompressionStream === 'undefined') return undefined;
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(packed).arrayBuffer();
}
