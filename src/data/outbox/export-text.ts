import { isoTime } from '../../../contract/base/clock.ts';
import type { OutboxItem } from './item.ts';
import type { Claim } from './ports.ts';

/**
 * Items as a file that a person can keep, hand over or send by other means. Each row is there whole; `body` is a
 * string, so that parsing the file gives back exactly the bytes that were saved.
 */
export function exportText(items: readonly OutboxItem[], claims: ReadonlyMap<string, Claim>, now: number): string {
  const exported = {
    format: 'relief-relay-outbox',
    version: 1,
    exportedAt: isoTime(now),
    items: items.map((item) => ({ ...item, claimSecret: claims.get(item.id)?.secret })),
  };
  return `${JSON.stringify(exported, undefined, 2)}\n`;
}
