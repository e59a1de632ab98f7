import { mainDb } from '../db.ts';
import { PHOTOS_PREPARING_KEY } from '../device-settings.ts';
import { withReopen } from '../reopen.ts';

/** Pages that a photo may end before it is left alone. */
const MOST_ENDED = 2;
/** Milliseconds after which it may be tried again: the phone may have more memory by then. */
const FORGOTTEN_MS = 86_400_000;

/** What is known of a file before it is opened → times that its preparation began and did not end, and when the last began (epoch milliseconds). */
type Begun = Readonly<Record<string, { times: number; at: number }>>;

type Chosen = Pick<File, 'name' | 'size' | 'lastModified'>;

const keyOf = ({ name, size, lastModified }: Chosen) => JSON.stringify([name, size, lastModified]);

/**
 * Prepares a photo, unless that has ended the page twice: a phone without the memory for it ends the page each time, and whatever is
 * said after the work began is never said. `undefined`: it is left alone.
 */
export async function unlessPageEnder<Value>(file: Chosen, work: () => Promise<Value>): Promise<Value | undefined> {
  const key = keyOf(file);
  const { times } = await change((begun) => {
    const before = begun[key]?.times ?? 0;
    return { ...begun, [key]: { times: before + 1, at: Date.now() } };
  }, key);
  if (times > MOST_ENDED) return undefined;
  try {
    return await work();
  } finally {
    await change(({ [key]: _ended, ...begun }) => begun, key);
  }
}

/** Answers what is noted of `key` by then. A phone that cannot note anything prepares its photos all the same. */
async function change(next: (begun: Begun) => Begun, key: string): Promise<{ times: number }> {
  const none = { times: 0 };
  const write = () =>
    mainDb.transaction('rw', mainDb.settings, async () => {
      const row = await mainDb.settings.get(PHOTOS_PREPARING_KEY);
      const recent = Object.entries((row?.value as Begun | undefined) ?? {}).filter(
        ([, { at }]) => Math.abs(Date.now() - at) < FORGOTTEN_MS,
      );
      const value = next(Object.fromEntries(recent));
      await mainDb.settings.put({ key: PHOTOS_PREPARING_KEY, value });
      return value[key] ?? none;
    });
  return withReopen(mainDb, write).catch(() => none);
}
