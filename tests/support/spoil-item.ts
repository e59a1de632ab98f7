import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { OutboxItem } from '../../src/data/outbox/item.ts';
import { storedItems } from './device-store.ts';

/** Changes a row of the device's own database in one step, past all code of the app, which may change it too. */
export async function changeItem(page: Page, id: string, change: Partial<OutboxItem>): Promise<void> {
  await page.evaluate(
    ({ id, change }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('relief-relay-outbox');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('items', 'readwrite');
          const items = writing.objectStore('items');
          const reading = items.get(id);
          reading.addEventListener('success', () => items.put({ ...reading.result, ...change }));
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
          writing.addEventListener('error', () => reject(writing.error ?? new Error('not written')));
        });
      }),
    { id, change },
  );
}

/** What an earlier version of the form let through and the server refuses: the first saved item with this text instead. */
export async function spoil(page: Page, field: string, text: string): Promise<OutboxItem> {
  const [item] = await storedItems(page);
  if (!item) throw new Error('nothing is saved');
  const changed = JSON.stringify({ ...JSON.parse(item.body), [field]: text });
  const digest = createHash('sha256').update(changed).digest('hex');
  const change = { body: changed, digest, bytes: Buffer.byteLength(changed) };
  await changeItem(page, item.id, change);
  return { ...item, ...change };
}
