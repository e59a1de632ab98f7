/** Bytes of one event: more is no piece of a text. */
const MOST = 256 * 1024;

/** The data of each server-sent event, as the HTML standard has them; names of events and comments are passed over. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    if (rest.length > MOST) throw new RangeError('an event without an end');
    const events = rest.split(/\r\n\r\n|\n\n|\r\r/);
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = dataOf(event);
      if (data !== '') yield data;
    }
  }
  const last = dataOf(rest);
  if (last !== '') yield last;
}

function dataOf(event: string): string {
  return event
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
}
