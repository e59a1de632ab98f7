import type { Page } from 'playwright/test';

/**
 * Makes the page's phone one that keeps a part of a list: only the `rows` newest of what the server has. The page is to be opened
 * anew afterwards.
 */
export async function keepPart(page: Page, list: 'reports' | 'aid', rows: number): Promise<void> {
  await page.evaluate(
    async ({ list, rows }) => {
      const done = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
        });
      const database = await done(indexedDB.open('relief-relay'));
      const change = database.transaction(list, 'readwrite');
      const over = new Promise<void>((resolve, reject) => {
        change.addEventListener('complete', () => resolve());
        change.addEventListener('abort', () => reject(change.error ?? new Error('not written')));
      });
      const all = (await done(change.objectStore(list).getAll())) as Record<string, string>[];
      const at = (row: Record<string, string>) => row['reportedAt'] ?? row['createdAt'] ?? '';
      all.sort((a, b) => (at(a) < at(b) ? 1 : -1));
      for (const row of all.slice(rows)) change.objectStore(list).delete(row['_id'] ?? '');
      await over;
      database.close();
    },
    { list, rows },
  );
}
