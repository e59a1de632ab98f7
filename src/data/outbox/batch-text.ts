import type { OutboxItem } from './item.ts';

/** Bytes that an item's envelope adds to its body in a batch: id, digest, call name and punctuation, rounded up. */
export const ENVELOPE_BYTES = 200;

/** The JSON of a batch. Each body goes in as the very text that was saved; it is never parsed and written anew. */
export function batchText(items: readonly OutboxItem[]): string {
  const parts = items.map(
    ({ id, call, digest, body }) =>
      `{"id":${JSON.stringify(id)},"call":${JSON.stringify(call)},"digest":${JSON.stringify(digest)},"body":${body}}`,
  );
  return `{"items":[${parts.join(',')}]}`;
}
