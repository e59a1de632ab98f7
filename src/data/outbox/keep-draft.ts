import type { Draft } from './draft.ts';
import type { OutboxPorts } from './ports.ts';

/**
 * Saves a half-filled form as it is typed. A late save of a form that was submitted meanwhile does nothing:
 * it would bring back a draft under the id of a saved item.
 */
export function keepDraft(ports: Pick<OutboxPorts, 'store' | 'clock'>, draft: Draft): Promise<void> {
  return ports.store.write(async (transaction) => {
    const [item] = await transaction.items([draft.id]);
    if (!item) await transaction.putDraft({ ...draft, updatedAt: ports.clock.now() });
  });
}
