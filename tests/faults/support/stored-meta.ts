import type { Page } from 'playwright/test';

/** One row of the outbox's `meta` table, such as the host's gate, read past all code of the app. */
export function storedMeta(page: Page, key: string): Promise<Record<string, unknown> | undefined> {
  return page.evaluate(
    (key) =>
      new Promise<Record<string, unknown> | undefined>((resolve, reject) => {
        const opening = indexedDB.open('relief-relay-outbox');
        // It was cleared away, and the app is not to find one that it did not make.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => {
          if (opening.error?.name === 'AbortError') resolve(undefined);
          else reject(opening.error ?? new Error('the outbox did not open'));
        });
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('meta').objectStore('meta').get(key);
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve((reading.result as { value: Record<string, unknown> } | undefined)?.value);
          });
        });
      }),
    key,
  );
}
