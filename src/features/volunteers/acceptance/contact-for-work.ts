import { askContact } from '../../../data/commands/volunteers/disaster-contact.ts';
import { disasterContact } from '../../../data/queries/lists/disaster-contact.ts';

/** Tried once a page: whoever was refused finds the button on the disaster's page. Who had no network is not counted. */
const tried = new Set<string>();

/**
 * Brings how to reach the person at a disaster that was accepted onto the phone, so that it is there without a network. To accept is the
 * word at which the server tells it, and it writes this look down like any other.
 */
export async function bringContactForWork(disasterId: string): Promise<void> {
  if (tried.has(disasterId) || (await disasterContact(disasterId)) !== undefined) return;
  tried.add(disasterId);
  const answer = await askContact(disasterId);
  if (!answer.ok && answer.failure.kind === 'unreachable') tried.delete(disasterId);
}
