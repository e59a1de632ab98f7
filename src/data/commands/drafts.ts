import { ok, type Result } from '../../../contract/base/result.ts';
import { outboxDb } from '../db.ts';
import { devicePorts } from '../outbox/adapters/device-ports.ts';
import type { Draft, FormName } from '../outbox/draft.ts';
import { keepDraft } from '../outbox/keep-draft.ts';
import { withReopen } from '../reopen.ts';
import { type SaveFailure, storageFailure } from './save-failure.ts';

/** A draft that this form alone writes until `release`; `stored` is false where the phone refuses to keep it. */
export interface HeldDraft {
  draft: Draft;
  stored: boolean;
  release(): void;
}

/** Ids under which pages that went away left words of this form outside the database. */
export interface LeftWords {
  ids(): readonly string[];
  forget(id: string): void;
}

const nothingLeft: LeftWords = { ids: () => [], forget: () => undefined };

export interface DraftWish {
  /** A new and empty one. */
  isFresh?: boolean;
  left?: LeftWords;
  /** The correction of this refused item. A plain form never opens one: its words are not of a new disaster. */
  supersedes?: string | undefined;
}

/**
 * The newest draft of this form that no other open tab holds, else an empty one under an id of `left` that never
 * became a row, else, or where `isFresh` asks for it, a new and empty one with a new id.
 * Offline: the same. Never rejects: where storage refuses, the draft lives in memory only.
 */
export async function openDraft(form: FormName, wish: DraftWish = {}): Promise<HeldDraft> {
  const { isFresh = false, left = nothingLeft, supersedes } = wish;
  try {
    // Words that never became a row are of a plain form: a correction begins with its row.
    const orphans = supersedes === undefined ? left.ids() : [];
    for (const id of isFresh ? [] : [...(await idsOf(form, supersedes)), ...orphans]) {
      const release = await holdDraft(id);
      if (!release) continue;
      const draft = await freeDraft(id, emptyDraft(form), left);
      const isWanted = draft?.supersedes === supersedes;
      if (draft && isWanted) return { draft, stored: true, release };
      release();
    }
    const draft = emptyDraft(form);
    const release = (await holdDraft(draft.id)) ?? (() => undefined);
    return { draft, stored: true, release };
  } catch {
    return { draft: emptyDraft(form), stored: false, release: () => undefined };
  }
}

/** Keeps what is typed. Does nothing for a form that was submitted meanwhile. */
export async function saveDraft(draft: Draft): Promise<Result<void, SaveFailure>> {
  try {
    return ok(await keepDraft(devicePorts, draft));
  } catch (error) {
    return storageFailure(error);
  }
}

/** Throws the draft away at the person's word. Where storage refuses, there was nothing kept to throw away. */
export async function discardDraft(id: string): Promise<void> {
  await withReopen(outboxDb, () => outboxDb.drafts.delete(id)).catch(() => undefined);
}

async function idsOf(form: FormName, supersedes: string | undefined): Promise<string[]> {
  const drafts = await withReopen(outboxDb, () =>
    outboxDb.drafts.where('[form+updatedAt]').between([form], [form, []]).reverse().toArray(),
  );
  return drafts.filter((draft) => draft.supersedes === supersedes).map(({ id }) => id);
}

/** What lies under an id that is held now: it may have been submitted or thrown away before the hold. */
async function freeDraft(id: string, empty: Draft, left: LeftWords): Promise<Draft | undefined> {
  const draft = await outboxDb.drafts.get(id);
  if (draft || !left.ids().includes(id)) return draft;
  if (!(await outboxDb.items.get(id))) return { ...empty, id };
  // The words were saved as an item after all.
  left.forget(id);
  return undefined;
}

/** Takes a draft until the answered function is called; `undefined` where another tab has it. */
export function holdDraft(id: string): Promise<(() => void) | undefined> {
  return devicePorts.locks.tryHold(`draft:${id}`);
}

function emptyDraft(form: FormName): Draft {
  return { id: devicePorts.newId(), form, values: {}, updatedAt: devicePorts.clock.now() };
}
