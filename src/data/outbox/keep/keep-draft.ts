import type { Draft } from '../draft.ts';
import type { OutboxPorts } from '../ports.ts';

/** A plain form that was emptied again is no draft. A correction is one from its beginning. */
export function isEmptied({ values, supersedes }: Pick<Draft, 'values' | 'supersedes'>): boolean {
  return supersedes === undefined && Object.keys(values).length === 0;
}

/**
 * Saves a half-filled form as it is typed. A late save of a form that was submitted meanwhile does nothing:
 * it would bring back a draft under the id of a saved item.
 */
export function keepDraft(ports: Pick<OutboxPorts, 'store' | 'clock'>, draft: Draft): Promise<void> {
  return ports.store.write(async (transaction) => {
    const [item] = await transaction.items([draft.id]);
    if (item) return;
    if (isEmptied(draft)) await transaction.deleteDraft(draft.id);
    else await transaction.putDraft({ ...draft, updatedAt: ports.clock.now() });
  });
}
