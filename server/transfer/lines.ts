import { createReadStream } from 'node:fs';

/** Bytes: the largest photo takes 11 MB in base64. A file without line feeds must not fill the memory. */
const LONGEST_LINE = 12 * 1024 * 1024;

/** A line is longer than any of ours. */
export class EndlessLine extends Error {}

/** A file's lines without their line feeds, one at a time; a last one without a line feed counts. */
export async function* linesOf(path: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]);
      begun = [];
      bytes = 0;
      start = end + 1;
    }
    begun.push(chunk.subarray(start));
    bytes += chunk.length - start;
    if (bytes > LONGEST_LINE) throw new EndlessLine();
  }
  if (bytes > 0) yield Buffer.concat(begun);
}
