import { isoTime, systemClock } from '../../../contract/base/clock.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { saveFile } from '../../platform/share-file.ts';

/** Hands what was sent without being kept, its receipt included, to the browser as a file. */
export function copySent(item: OutboxItem): void {
  const copiedAt = isoTime(systemClock.now());
  const copy = { format: 'relief-relay-sent', version: 1, copiedAt, item };
  saveFile(`relief-relay-sent-${copiedAt.slice(0, 19).replaceAll(':', '-')}.json`, JSON.stringify(copy, undefined, 2));
}
