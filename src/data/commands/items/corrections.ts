import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import { outboxDb } from '../../db.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import type { Draft, FormName } from '../../outbox/draft.ts';
import { withReopen } from '../../reopen.ts';
import { holdDraft } from '../../outbox/keep/open-draft.ts';
import { type StorageFailure, storageFailure } from './save-failure.ts';

/** `missing`: this phone has no such item, or it needs nobody any more; `elsewhere`: another tab is at it. */
export type CorrectionFailure = { kind: 'missing' } | { kind: 'elsewhere' } | StorageFailure;

/**
 * Opens a refused item for correction: a draft with its values, which the form finds next. What was typed in an earlier
 * correction of the same item is kept. The item itself stays as it is until the corrected one is saved.
 */
export async function startCorrection(
  itemId: string,
  form: FormName,
  values: Draft['values'],
): Promise<Result<void, CorrectionFailure>> {
  const now = devicePorts.clock.now();
  try {
    const draftId = await withReopen(outboxDb, () =>
      outboxDb.transaction('rw', [outboxDb.items, outboxDb.drafts], async () => {
        const item = await outboxDb.items.get(itemId);
        if (item?.v !== 1 || item.state !== 'needs-you') return undefined;
        const begun = await outboxDb.drafts.filter(({ supersedes }) => supersedes === itemId).first();
        const fresh: Draft = { id: devicePorts.newId(), form, values, supersedes: itemId, updatedAt: now };
        const draft = begun ? { ...begun, updatedAt: now } : fresh;
        await outboxDb.drafts.put(draft);
        return draft.id;
      }),
    );
    if (draftId === undefined) return failed({ kind: 'missing' });
    const letGo = await holdDraft(devicePorts, draftId);
    letGo?.();
    return letGo ? ok(undefined) : failed({ kind: 'elsewhere' });
  } catch (error) {
    return storageFailure(error);
  }
}
