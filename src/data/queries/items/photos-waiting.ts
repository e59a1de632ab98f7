import { outboxDb } from '../../db.ts';
import { maySee, readSession } from '../../outbox/accounts/session.ts';
import { readAwaited } from '../../photos/awaited.ts';
import { photosOf } from '../photos.ts';

/**
 * How many photos of saved records this phone still holds for the server, of those whose text this person may see. None of a host
 * that takes none. Live, as all queries are; 0 where their storage does not answer.
 */
export async function photosWaiting(): Promise<number> {
  const meta = async (key: string) => (await outboxDb.meta.get(key))?.value;
  const ids = Object.keys(await readAwaited({ meta }));
  if (ids.length === 0) return 0;
  const session = await readSession({ meta });
  const items = await outboxDb.items.bulkGet(ids);
  const shown = items.filter((item) => item !== undefined && item.isPlain !== true && maySee(item, session));
  const rows = await photosOf(shown.map((item) => item?.id ?? '')).catch(() => []);
  return rows.filter(({ state }) => state === 'kept').length;
}
