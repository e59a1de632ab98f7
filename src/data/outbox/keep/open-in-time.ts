import { type After, inTime, STORAGE_MS } from '../../in-time.ts';
import type { Draft, FormName } from '../draft.ts';
import type { DraftWish, HeldDraft } from './open-draft.ts';

export interface PageWish extends DraftWish {
  ownId: string;
  after: After;
  /** Does the form say something else by now than these values of an earlier, unfinished one? */
  isAnother?(values: Draft['values']): boolean;
  /** What the page itself holds since the phone refused to. */
  unkept(): Draft | undefined;
  /** Storage answered after all, too late for this opening. */
  onLate?(): void;
}

type Open = (form: FormName, wish: DraftWish) => Promise<HeldDraft>;

/** `open` for a page that cannot wait: where storage does not answer, the draft lives in memory only. */
export async function openInTime(open: Open, form: FormName, wish: PageWish): Promise<HeldDraft> {
  const { isFresh = false, supersedes, isAnother, unkept } = wish;
  const opening = openOnce(open, form, wish);
  if (isFresh || supersedes !== undefined) return opening;
  const isBeside = isAnother && !unkept();
  const found = isBeside
    ? besideEarlier(opening, isAnother, () => openOnce(open, form, { ...wish, isFresh: true }))
    : opening;
  return withUnkept(await found, unkept());
}

/** What is answered later is let go again. */
async function openOnce(open: Open, form: FormName, wish: PageWish): Promise<HeldDraft> {
  const opening = open(form, wish);
  const held = await inTime(opening, undefined, STORAGE_MS, wish.after);
  if (held) return held;
  void opening.then(({ stored, release }) => {
    release();
    if (stored) wish.onLate?.();
  });
  return inMemory({ id: wish.ownId, form, values: {}, updatedAt: 0 });
}

/** What this page holds in memory since the phone refused it is newer than anything that lies on the phone. */
function withUnkept(held: HeldDraft, draft: Draft | undefined): HeldDraft {
  if (!draft) return held;
  if (draft.id === held.draft.id) return { ...held, draft };
  held.release();
  return inMemory(draft);
}

function inMemory(draft: Draft): HeldDraft {
  return { draft, stored: false, release: () => undefined };
}

/**
 * What was typed before an earlier form was found is a matter of its own: mixed with the words of another disaster it
 * could be sent unread. The earlier one stays as it is, and is found the next time.
 */
async function besideEarlier(
  opening: Promise<HeldDraft>,
  isAnother: (values: Draft['values']) => boolean,
  openOwn: () => Promise<HeldDraft>,
): Promise<HeldDraft> {
  const held = await opening;
  const { values } = held.draft;
  if (!held.stored || Object.keys(values).length === 0 || !isAnother(values)) return held;
  // At once: another page that opens at this moment finds it.
  held.release();
  return { ...(await openOwn()), hasEarlier: true };
}
