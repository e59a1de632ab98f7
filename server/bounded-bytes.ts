/** What `fetch` gives of an answer; null: there is none. */
type Body = AsyncIterable<Uint8Array> | null;

/** What is read of a body that another machine sends: after so many bytes it counts as one that never ends. */
export async function* boundedBytes(body: Body, bytes: number): AsyncGenerator<Uint8Array, void> {
  let left = bytes;
  for await (const piece of body ?? []) {
    left -= piece.byteLength;
    if (left < 0) throw new RangeError('a body without an end');
    yield piece;
  }
}

/** All of it. */
export async function boundedBuffer(body: Body, bytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of boundedBytes(body, bytes)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** All of it as text. */
export async function boundedText(body: Body, bytes: number): Promise<string> {
  return new TextDecoder().decode(await boundedBuffer(body, bytes));
}
