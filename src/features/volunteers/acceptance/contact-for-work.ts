import { askContact } from '../../../data/commands/volunteers/disaster-contact.ts';
import { disasterContact } from '../../../data/queries/lists/disaster-contact.ts';

/** Tried once a page: whoever was refused, or had no network, finds the button on the disaster's page. */
const tried = new Set<string>();

/**
 * Brings how to reach the person at a disaster that was accepted onto the phone, so that it is there without a network. To accept is the
 * word at which the server tells it, and it writes this look down like any other.
 */
export async function bringContactForWork(disasterId: string): Promise<void> {
  if (tried.has(disasterId) || (await disasterContact(disasterId)) !== undefined) return;
  tried.add(disasterId);
  await askContact(disasterId);
}
