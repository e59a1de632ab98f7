import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { contentOf, makeItem, type MadeItem, type NewItem } from '../../outbox/keep/enqueue.ts';
import { knownTime } from '../../queries/known-time.ts';
import { offeredBefore, rememberOffered } from './offered.ts';

interface Made extends MadeItem {
  /** What the form said; two that are equal are the same item. */
  words: string;
  /** How many photos it announces. */
  photos: number;
  /** The server may have it. */
  wasOffered: boolean;
}

/** By draft, while the page lives: what was made of it last. */
const made = new Map<string, Made>();
/** Of an item of which only the digest is known. */
const OTHER_WORDS = '';

/**
 * The item of a form: the same words are the same id, bytes and secret, whether they are saved, offered without being
 * saved, or both in any order, also after the page was killed in between. A server that may have them already then sees
 * one item. Other words under an id that was offered would be refused: they get an id of their own, and say which item
 * they take the place of.
 */
export async function itemFor(form: NewItem): Promise<MadeItem> {
  const entry = { ...form, isUntimed: knownTime(devicePorts.clock.now()).isClockWrong };
  const before = made.get(entry.id) ?? (await madeByPageBefore(entry));
  const fresh = await makeItem(devicePorts, entry);
  const words = contentOf(fresh.item);
  const { photos = 0 } = entry;
  // What nobody was offered may still announce photos that were chosen since.
  if (before?.words === words && (before.wasOffered || before.photos === photos)) return before;
  const next = before?.wasOffered ? await inItsPlace(entry, before) : fresh;
  made.set(entry.id, { ...next, words, photos, wasOffered: false });
  return next;
}

/** From now on the server may have what was made of this draft. */
export function noteOffered(draftId: string): void {
  const last = made.get(draftId);
  if (!last) return;
  made.set(draftId, { ...last, wasOffered: true });
  const { secret, item } = last;
  if (item.id === draftId) rememberOffered(draftId, { secret, at: item.createdAt, digest: item.digest });
}

/** What an earlier page offered under this id: the same where the words are the same, else only known to be other. */
async function madeByPageBefore(entry: NewItem): Promise<Made | undefined> {
  const offered = offeredBefore(entry.id);
  if (!offered) return undefined;
  const { secret, at, digest } = offered;
  const ports = { ...devicePorts, newSecret: () => secret, clock: { now: () => at } };
  // The clock may have been put right since then, or have fallen back.
  // What goes without being kept has no photos.
  const plain = { ...entry, photos: 0 };
  const timed = await makeItem(ports, { ...plain, isUntimed: false });
  const untimed = await makeItem(ports, { ...plain, isUntimed: true });
  const same = [timed, untimed].find(({ item }) => item.digest === digest);
  const { item } = same ?? timed;
  const words = same ? contentOf(item) : OTHER_WORDS;
  const known = { secret, item, words, photos: 0, wasOffered: true };
  made.set(entry.id, known);
  return known;
}

async function inItsPlace(entry: NewItem, before: MadeItem): Promise<MadeItem> {
  const supersedes = entry.supersedes ?? before.item.id;
  const { item, secret } = await makeItem(devicePorts, { ...entry, supersedes });
  return { item: { ...item, id: devicePorts.newId() }, secret };
}
