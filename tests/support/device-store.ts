import type { Page } from '@playwright/test';
import type { OutboxItem } from '../../src/data/outbox/item.ts';

/** Reads the outbox from the device's own database, past all code of the app. Needs a page of the app's origin. */
export function storedItems(page: Page): Promise<OutboxItem[]> {
  return page.evaluate(
    () =>
      new Promise<OutboxItem[]>((resolve, reject) => {
        const opening = indexedDB.open('relief-relay-outbox');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('the outbox did not open')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('items').objectStore('items').getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result);
          });
          reading.addEventListener('error', () => reject(reading.error ?? new Error('the outbox could not be read')));
        });
      }),
  );
}
