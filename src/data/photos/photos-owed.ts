import { outboxDb } from '../db.ts';
import { readEpochs } from '../outbox/answer/epoch.ts';
import { SESSION_KEY } from '../outbox/accounts/session.ts';
import { readAwaited } from './awaited.ts';

/** The life of the server's database in which this phone's photos were settled last. */
export const SENT_UNDER_KEY = 'photos-sent-under';

const meta = async (key: string) => (await outboxDb.meta.get(key))?.value;

/** Where the texts stand that photos wait for, and whoever's return some of them wait for. Live, as all queries are. */
export async function awaitedTexts(): Promise<(string | undefined)[]> {
  await meta(SESSION_KEY);
  const items = await outboxDb.items.bulkGet(Object.keys(await readAwaited({ meta })));
  return items.map((item) => item?.state);
}

/** Is there anything for the sending of photos to do, or did the server come back from a copy since it was done? Live, as all queries are. */
export async function arePhotosOwed(): Promise<boolean> {
  if (Object.keys(await readAwaited({ meta })).length > 0) return true;
  const sentUnder = await meta(SENT_UNDER_KEY);
  return sentUnder !== undefined && sentUnder !== (await readEpochs({ meta })).seen;
}
