import type { Draft, FormName } from '../draft.ts';
import { isEmptied } from './keep-draft.ts';
import type { OutboxPorts } from '../ports.ts';
import { readSession } from '../accounts/session.ts';

/** A draft that this form alone writes until `release`; `stored` is false where the phone refuses to keep it. */
export interface HeldDraft {
  draft: Draft;
  stored: boolean;
  /** Another unfinished form of this kind is left as it is, for the next time. */
  hasEarlier?: boolean;
  release(): void;
}

/** What pages that went away left of this form outside the database. */
export interface LeftWords {
  ids(): readonly string[];
  read(id: string): (Pick<Draft, 'values'> & { changes: number }) | undefined;
  forget(id: string): void;
  sayGoodbye(id: string): void;
  saidGoodbye(id: string): boolean;
  forgetGoodbye(id: string): void;
}

const nothingLeft: LeftWords = {
  ids: () => [],
  read: () => undefined,
  forget: () => undefined,
  sayGoodbye: () => undefined,
  saidGoodbye: () => false,
  forgetGoodbye: () => undefined,
};

export interface DraftWish {
  /** A new and empty one. */
  isFresh?: boolean;
  /** Id of a new one, under which the asking page keeps its words already. */
  ownId?: string;
  left?: LeftWords;
  /** The correction of this refused item. A plain form never opens one: its words are not of a new disaster. */
  supersedes?: string | undefined;
}

type Ports = Pick<OutboxPorts, 'store' | 'locks' | 'clock' | 'newId'>;

/**
 * What no other open tab holds: words of `left` that never became a row, since their page was gone before anything else could be
 * written; else the newest draft of this form with words in it; else, or where `isFresh` asks for it, a
 * new and empty one. Rejects where storage refuses.
 */
export async function openDraft(ports: Ports, form: FormName, wish: DraftWish): Promise<HeldDraft> {
  const { isFresh = false, left = nothingLeft, supersedes, ownId = ports.newId() } = wish;
  const empty = (id: string): Draft => ({ id, form, values: {}, updatedAt: ports.clock.now() });
  const found = (await unfinished(ports, form, wish)).filter(({ id }) => id !== ownId);
  const hasEarlier = (place: number) => found.slice(place).some((one) => !isEmptied(one));
  for (const [place, { id }] of isFresh ? [] : found.entries()) {
    const release = await holdDraft(ports, id, left.saidGoodbye(id));
    if (!release) continue;
    // Until it is open, which ends that: a page that goes meanwhile holds it a moment longer, and has nothing to say of it yet.
    left.sayGoodbye(id);
    const draft = await freeDraft(ports, empty(id), left);
    const isWanted = draft?.supersedes === supersedes;
    if (draft && isWanted && !isEmptied(draft))
      return { draft, stored: true, hasEarlier: hasEarlier(place + 1), release };
    // Its page was gone before that was written.
    if (draft && isWanted) await forgetEmptied(ports, id, left);
    left.forgetGoodbye(id);
    release();
  }
  const release = await holdDraft(ports, ownId);
  const own = { draft: empty(ownId), stored: true, hasEarlier: isFresh && hasEarlier(0) };
  if (release) return { ...own, release };
  // The page itself holds it, under whose words it lies.
  if (ports.locks.isHeldByPages) return { ...own, release: () => undefined };
  // Another page took its words over while it was waking: from here on each goes on under an id of its own.
  return openDraft(ports, form, { ...wish, isFresh: true, ownId: ports.newId() });
}

/** Takes a draft until the answered function is called; `undefined` where another tab has it. */
export function holdDraft(
  { locks }: Pick<OutboxPorts, 'locks'>,
  id: string,
  isLeft = false,
): Promise<(() => void) | undefined> {
  return locks.tryHold(`draft:${id}`, isLeft);
}

async function unfinished(
  { store }: Ports,
  form: FormName,
  { left = nothingLeft, supersedes }: DraftWish,
): Promise<Pick<Draft, 'id' | 'values' | 'supersedes'>[]> {
  const { rows, session } = await store.read(async (reader) => {
    return { rows: await reader.drafts(form), session: await readSession(reader) };
  });
  // What somebody typed while they were signed in waits for them: the server may have ended their session meanwhile.
  const isOpen = ({ owner }: Draft) => owner === undefined || owner === session?.accountId;
  const wanted = rows.filter((draft) => draft.supersedes === supersedes && isOpen(draft));
  // Words that never became a row are of a plain form: a correction begins with its row.
  const orphans = supersedes === undefined ? left.ids().filter((id) => rows.every((row) => row.id !== id)) : [];
  const found = [
    ...orphans.map((id) => ({ id, values: left.read(id)?.values ?? {} })),
    ...wanted.map((row) => newest(row, left)),
  ];
  return [...found.filter((one) => !isEmptied(one)), ...found.filter(isEmptied)];
}

function forgetEmptied({ store }: Ports, id: string, left: LeftWords): Promise<void> {
  const forget = () => left.forget(id);
  // Refused, it is tried the next time.
  return store.write((transaction) => transaction.deleteDraft(id)).then(forget, () => undefined);
}

/**
 * The draft as it was typed to the end: the page before this one may have gone before it was all written. What a browser that
 * was killed brings back of its quick storage may be older than the draft.
 */
function newest(draft: Draft, left: LeftWords): Draft {
  const words = left.read(draft.id);
  return words && words.changes >= (draft.changes ?? 0) ? { ...draft, ...words } : draft;
}

/** What lies under an id that is held now: it may have been submitted or thrown away before the hold. */
async function freeDraft({ store }: Ports, empty: Draft, left: LeftWords): Promise<Draft | undefined> {
  const { id, form } = empty;
  const { draft, item } = await store.read(async (reader) => ({
    draft: (await reader.drafts(form)).find((one) => one.id === id),
    item: (await reader.items([id]))[0],
  }));
  if (draft || !left.read(id)) return draft && newest(draft, left);
  if (!item) return newest(empty, left);
  // The words were saved as an item after all.
  left.forget(id);
  return undefined;
}
