import { mainDb, outboxDb } from '../db.ts';

/** Keeps under the key what is known of a record of this phone, beside what is known of others that it still has. */
export async function keepByRecord(key: string, recordId: string, value: object): Promise<void> {
  const row = await mainDb.settings.get(key);
  const { [recordId]: _, ...before } = (row?.value as Readonly<Record<string, object>> | undefined) ?? {};
  const there = await outboxDb.items.bulkGet(Object.keys(before));
  const others = Object.entries(before).filter(([id]) => there.some((item) => item?.id === id));
  await mainDb.settings.put({ key, value: Object.fromEntries([...others, [recordId, value]]) });
}
