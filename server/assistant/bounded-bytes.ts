/** What is read of a body: after so many bytes it counts as one that never ends. */
export async function* boundedBytes(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array, void> {
  let left = bytes;
  for await (const piece of body) {
    left -= piece.byteLength;
    if (left < 0) throw new RangeError('a body without an end');
    yield piece;
  }
}

/** All of it as text. */
export async function boundedText(body: AsyncIterable<Uint8Array>, bytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of boundedBytes(body, bytes)) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}
