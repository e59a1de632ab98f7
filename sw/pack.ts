/** A file within a pack: its name in the build, and its bytes. */
export interface Part {
  url: string;
  content: Uint8Array<ArrayBuffer>;
}

/** What stands before each file of a pack, written by the build: its name and how many bytes follow. */
const head = /^(index\.html|pages\/\S+|assets\/\S+\.css) (\d{1,6})$/;
/** Longer than any head: what has no end of line by then is no pack. */
const HEAD_BYTES = 300;
const LINE_FEED = 10;

/**
 * The files of a pack, each as soon as its last byte is there. A pack that is cut off just ends earlier. Throws where the link
 * breaks, and when what arrives is no pack, as the login page of a Wi-Fi.
 */
export async function* partsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Part> {
  const reader = stream.getReader();
  try {
    let held = new Uint8Array();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      held = joined(held, value);
      for (let found = firstIn(held); found; found = firstIn(held)) {
        yield found;
        held = held.subarray(found.end);
      }
    }
  } finally {
    // Nothing more is to come over the link for a reader that has gone.
    await reader.cancel().catch(() => undefined);
  }
}

/** Undefined while it is not there to its last byte. */
function firstIn(bytes: Uint8Array<ArrayBuffer>): (Part & { end: number }) | undefined {
  const line = bytes.indexOf(LINE_FEED);
  if (line < 0 && bytes.length < HEAD_BYTES) return undefined;
  const [, url, size] = head.exec(new TextDecoder().decode(bytes.subarray(0, Math.max(line, 0)))) ?? [];
  if (url === undefined) throw new Error('not a pack');
  const start = line + 1;
  const end = start + Number(size);
  return end <= bytes.length ? { url, content: bytes.slice(start, end), end } : undefined;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
