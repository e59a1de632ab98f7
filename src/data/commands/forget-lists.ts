import { mainDb } from '../db.ts';

/** Removes this device's copies of the server's lists: who comes next sees other things in them. Never rejects. */
export async function forgetLists(): Promise<void> {
  const tables = [mainDb.lists, mainDb.reports, mainDb.aid, mainDb.ngos];
  await mainDb
    .transaction('rw', tables, async () => {
      for (const table of tables) await table.clear();
    })
    .catch(() => undefined);
}
