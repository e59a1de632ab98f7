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

/**
 * The newest draft of this form that no other open tab holds, else, or where `isFresh` asks for it, a new and empty one
 * with a new id.
 * Offline: the same. Never rejects: where storage refuses, the draft lives in memory only.
 */
export async function openDraft(form: FormName, isFresh = false): Promise<HeldDraft> {
  try {
    for (const draft of isFresh ? [] : await draftsOf(form)) {
      const release = await holdDraft(draft.id);
      if (!release) continue;
      // It may have been submitted or thrown away between the list and the hold.
      if (await outboxDb.drafts.get(draft.id)) return { draft, stored: true, release };
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

function draftsOf(form: FormName): Promise<Draft[]> {
  return withReopen(outboxDb, () =>
    outboxDb.drafts.where('[form+updatedAt]').between([form], [form, []]).reverse().toArray(),
  );
}

function holdDraft(id: string): Promise<(() => void) | undefined> {
  return devicePorts.locks.tryHold(`draft:${id}`);
}

function emptyDraft(form: FormName): Draft {
  return { id: devicePorts.newId(), form, values: {}, updatedAt: devicePorts.clock.now() };
}
