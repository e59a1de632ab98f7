import type { OutboxItem } from '../item.ts';
import type { OutboxReader } from '../ports.ts';

/** What depends on a row that is still queued stays behind it, however often that was tried in vain. */
export async function withoutDependent(reader: OutboxReader, items: OutboxItem[]): Promise<OutboxItem[]> {
  const before = items.flatMap(({ after = [] }) => after);
  if (before.length === 0) return items;
  const rows = await reader.items(before);
  const queued = new Set(rows.flatMap((row) => (row?.state === 'queued' ? [row.id] : [])));
  return items.filter(({ after = [] }) => !after.some((id) => queued.has(id)));
}
