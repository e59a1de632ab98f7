import { isoTime } from '../../../../contract/base/clock.ts';
import type { OutboxItem } from '../item.ts';
import type { Claim } from '../ports.ts';

export interface ExportFile {
  name: string;
  text: string;
}

/**
 * Items as a file that a person can keep, hand over or send by other means. Each row is there whole; `body` is a
 * string, so that parsing the file gives back exactly the bytes that were saved. Of its photos, which are too large for such a file, it
 * is said how many are on this phone.
 */
export function exportFile(
  items: readonly OutboxItem[],
  claims: readonly (Claim | undefined)[],
  now: number,
  photos: readonly { recordId: string }[] = [],
): ExportFile {
  const secrets = new Map(claims.flatMap((claim) => (claim ? [[claim.id, claim.secret]] : [])));
  const exported = {
    format: 'relief-relay-outbox',
    version: 1,
    exportedAt: isoTime(now),
    items: items.map((item) => {
      const count = photos.filter(({ recordId }) => recordId === item.id).length;
      return { ...item, claimSecret: secrets.get(item.id), ...(count > 0 && { photosOnPhone: count }) };
    }),
  };
  const stamp = isoTime(now).slice(0, 19).replaceAll(':', '-');
  return { name: `relief-relay-items-${stamp}.json`, text: `${JSON.stringify(exported, undefined, 2)}\n` };
}
