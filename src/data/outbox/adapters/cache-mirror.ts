import type { MirrorCopy, OutboxMirror } from '../ports.ts';

const CACHE = 'relief-relay-outbox-mirror';
/** Cache Storage keeps answers by address. This one is never fetched. */
const PREFIX = '/outbox-mirror/';
/** Entries written or removed side by side. */
const LANES = 16;

/**
 * Second copies in Cache Storage: in Chromium a folder of plain files, apart from the database of IndexedDB. Each call
 * rejects where the person has blocked storage, or it does not answer in time.
 */
export const cacheMirror: OutboxMirror = {
  ids: () => inTime(async (cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname.slice(PREFIX.length))),
  get: (ids) =>
    inTime((cache) => Promise.all(ids.map(async (id) => parse(await (await cache.match(PREFIX + id))?.text())))),
  put: (copies) =>
    inTime((cache) => inLanes(copies, (copy) => cache.put(PREFIX + copy.item.id, new Response(JSON.stringify(copy))))),
  remove: (ids) => inTime((cache) => inLanes(ids, (id) => cache.delete(PREFIX + id))),
};

/** Sending must not hang on a storage that does. */
const TIME_LIMIT_MS = 20_000;

async function inTime<Value>(work: (cache: Cache) => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([caches.open(CACHE).then(work), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** `undefined` for what is not one of our copies: cut off, spoilt, another's. */
function parse(text: string | undefined): MirrorCopy | undefined {
  try {
    const copy = JSON.parse(text ?? '') as Partial<MirrorCopy> | null;
    return typeof copy?.item?.id === 'string' && typeof copy.item.body === 'string' ? (copy as MirrorCopy) : undefined;
  } catch {
    return undefined;
  }
}

async function inLanes<Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<unknown>): Promise<void> {
  const left = [...entries];
  const run = async () => {
    for (let entry = left.pop(); entry !== undefined; entry = left.pop()) await work(entry);
  };
  await Promise.all(Array.from({ length: Math.min(LANES, entries.length) }, run));
}
