import type { OutboxItem } from '../item.ts';
import { offer } from './offer.ts';
import type { OutboxPorts } from '../ports.ts';
import type { ItemOutcome } from '../answer/verdict.ts';

/** Offers one item to the server without touching the phone's storage: for where nothing can be kept. */
export async function deliverOne(ports: OutboxPorts, item: OutboxItem): Promise<ItemOutcome> {
  const { verdict } = await offer(ports, [item], {});
  if (verdict.kind === 'host-failed') return { kind: 'waits', reason: verdict.reason };
  return verdict.outcomes.get(item.id) ?? { kind: 'waits', reason: { code: 'unconfirmed' } };
}
