import { ok, type Result } from '../../../../contract/base/result.ts';
import { outboxDb } from '../../db.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import type { Draft, FormName } from '../../outbox/draft.ts';
import { keepDraft } from '../../outbox/keep/keep-draft.ts';
import { type DraftWish, type HeldDraft, openDraft as openOf } from '../../outbox/keep/open-draft.ts';
import { openInTime, type PageWish } from '../../outbox/keep/open-in-time.ts';
import { readPerson } from '../../person-store.ts';
import { deletePhotosOf } from '../../photos/photo-store.ts';
import { withReopen } from '../../reopen.ts';
import { type SaveFailure, storageFailure } from './save-failure.ts';

/**
 * The draft to go on with (`outbox/open-draft.ts`). Offline: the same. Never rejects: where storage refuses, the draft lives
 * in memory only.
 */
export async function openDraft(form: FormName, wish: DraftWish = {}): Promise<HeldDraft> {
  const ownId = wish.ownId ?? devicePorts.newId();
  try {
    return await openOf(devicePorts, form, { ...wish, ownId });
  } catch {
    const draft = { id: ownId, form, values: {}, updatedAt: devicePorts.clock.now() };
    return { draft, stored: false, release: () => undefined };
  }
}

/** The same for a page that cannot wait. */
export function openDraftInTime(form: FormName, wish: PageWish): Promise<HeldDraft> {
  return openInTime(openDraft, form, wish);
}

/** Keeps what is typed. Does nothing for a form that was submitted meanwhile. */
export async function saveDraft(draft: Draft): Promise<Result<void, SaveFailure>> {
  try {
    return ok(await keepDraft(devicePorts, withOwner(draft)));
  } catch (error) {
    return storageFailure(error);
  }
}

/** Keeps a form that was filled in elsewhere: it is the one that opens next. */
export function beginDraft(form: FormName, values: Draft['values']): Promise<Result<void, SaveFailure>> {
  return saveDraft({ id: devicePorts.newId(), form, values, updatedAt: devicePorts.clock.now(), isPrefilled: true });
}

/** Nobody reports a disaster for an account, and everybody gives for one. */
function withOwner(draft: Draft): Draft {
  const owner = draft.form === 'donate' ? readPerson()?.id : undefined;
  return owner === undefined ? draft : { ...draft, owner };
}

/** Throws the draft away at the person's word, its photos included. Where storage refuses, there was nothing kept to throw away. */
export async function discardDraft(id: string): Promise<void> {
  void deletePhotosOf(id);
  await withReopen(outboxDb, () => outboxDb.drafts.delete(id)).catch(() => undefined);
}
