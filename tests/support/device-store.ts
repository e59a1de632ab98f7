import { expect, type Page } from 'playwright/test';
import type { Draft } from '../../src/data/outbox/draft.ts';
import type { OutboxItem } from '../../src/data/outbox/item.ts';

/** Whoever writes past the app waits for its database: one that is opened before would be another, without tables, and the app's no more. */
export async function untilOutboxIsThere(page: Page): Promise<void> {
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names, { message: 'databases of the phone' }).toContain('relief-relay-outbox');
}

/** The outbox as it stands in the device's own database. */
export function storedItems(page: Page): Promise<OutboxItem[]> {
  return storedRows<OutboxItem>(page, 'items');
}

/** The unfinished forms as they stand in the device's own database. */
export function storedDrafts(page: Page): Promise<Draft[]> {
  return storedRows<Draft>(page, 'drafts');
}

/** Reads a table past all code of the app. Needs a page of the app's origin. */
function storedRows<Row>(page: Page, table: string): Promise<Row[]> {
  return page.evaluate(
    (name) =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('relief-relay-outbox');
        // The app has not made it yet, and is not to find one that it did not make.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => {
          if (opening.error?.name === 'AbortError') resolve([]);
          else reject(opening.error ?? new Error('the outbox did not open'));
        });
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction(name).objectStore(name).getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result);
          });
          reading.addEventListener('error', () => reject(reading.error ?? new Error('the outbox could not be read')));
        });
      }),
    table,
  );
}
