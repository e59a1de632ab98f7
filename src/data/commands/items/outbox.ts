import type { Result } from '../../../../contract/base/result.ts';
import { outboxDb } from '../../db.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { removeItem, sendAgain } from '../../outbox/accounts/change-items.ts';
import { wake } from '../../outbox/drive/driver.ts';
import { type ExportFile, exportFile } from '../../outbox/keep/export-text.ts';
import { supersededBy } from '../../outbox/keep/replacement.ts';
import { deletePhotosOf, movePhotos } from '../../photos/photo-store.ts';
import { maySee } from '../../outbox/accounts/session.ts';
import { phoneSession } from '../../queries/items/outbox.ts';
import { photosOf } from '../../queries/photos.ts';
import { withReopen } from '../../reopen.ts';

/**
 * Sends one item, or all that wait, now. An item that needs the person goes back to `queued` under the same id when
 * it is named. A wait that the server asked for is still honoured. Resolves when the drain has done what it could;
 * offline that is one short try.
 */
export async function sendNow(id?: string): Promise<void> {
  // Without a name the trigger alone makes all of them due.
  if (id !== undefined) await sendAgain(devicePorts, id);
  await wake('button');
}

/** Removes an item from this phone for good, at the person's word. An item on its way right now is refused as `being-sent`. */
export async function deleteItem(id: string): Promise<Result<void, 'being-sent' | 'missing'>> {
  const item = await outboxDb.items.get(id);
  const removed = await removeItem(devicePorts, id);
  if (!removed.ok) return removed;
  // Deleted for good is deleted with the words of its correction.
  await outboxDb.drafts.filter(({ supersedes }) => supersedes === id).delete();
  const corrected = item && supersededBy(item);
  const isBack = corrected !== undefined && (await outboxDb.items.get(corrected))?.state === 'needs-you';
  // What needs its person again has its photos back.
  await (isBack ? movePhotos(id, corrected).catch(() => undefined) : deletePhotosOf(id));
  return removed;
}

/** The named items, or all that this person may see, as a JSON file: each row whole, its body byte for byte, its claim secret included. */
export async function exportItems(ids?: readonly string[]): Promise<ExportFile> {
  const { items, claims } = await withReopen(outboxDb, () =>
    outboxDb.transaction('r', [outboxDb.items, outboxDb.claims, outboxDb.meta], async () => {
      const session = await phoneSession();
      const rows = ids ? await outboxDb.items.bulkGet([...ids]) : await outboxDb.items.toArray();
      const found = rows.filter((row) => row !== undefined).filter((row) => maySee(row, session));
      return { items: found, claims: await outboxDb.claims.bulkGet(found.map(({ id }) => id)) };
    }),
  );
  const photos = await photosOf(items.map(({ id }) => id)).catch(() => []);
  return exportFile(items, claims, devicePorts.clock.now(), photos);
}
