import type { OutboxItem } from '../item.ts';
import type { OutboxPorts } from '../ports.ts';
import { isOwned } from '../accounts/session.ts';

/** Bytes that an item's envelope adds to its body in a batch: id, call name and punctuation, rounded up. */
export const ENVELOPE_BYTES = 120;

/**
 * The JSON of a batch; all its items have the same owner. Each body goes in as the very text that was saved; it is never parsed and written anew. One digest
 * over the items' own stands for all of them: digests do not compress, and on 2G a thousand of them take seconds.
 */
export async function batchText(
  { sha256 }: Pick<OutboxPorts, 'sha256'>,
  items: readonly OutboxItem[],
): Promise<string> {
  const parts = items.map(
    ({ id, call, body }) => `{"id":${JSON.stringify(id)},"call":${JSON.stringify(call)},"body":${body}}`,
  );
  const digest = await sha256(items.map((item) => item.digest).join(''));
  return `{"items":[${parts.join(',')}],"digest":"${digest}"${ownerText(items[0])}}`;
}

function ownerText(first: OutboxItem | undefined): string {
  return first && isOwned(first.owner) ? `,"owner":${JSON.stringify(first.owner)}` : '';
}
