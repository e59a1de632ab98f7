import type pg from 'pg';
import { isOwnedCall, type PerformedCall } from '../../contract/calls/queued.ts';
import type { PerformedItem } from '../performing.ts';
import { lockPeople } from '../store/aid/aid-acts.ts';
import { lockAccount } from '../store/volunteers/acceptances.ts';
import { lockWithAdmins } from '../store/accounts/approvals.ts';

/** What changes the sender's own account, or decides about its own work: those of one account come one after the other. */
const OWN: ReadonlySet<PerformedCall> = new Set<PerformedCall>([
  'saveVolunteerProfile',
  'acceptDisaster',
  'takeStep',
  'learnModule',
  'saveNgoProfile',
]);

/**
 * Takes the sender's account, before anything else of the item, so that the account stays until the item is kept; whoever deletes it
 * finds the receipt then. False where there is no such account any more. All accounts that an item needs are taken here,
 * in the order of their ids and as tightly as it will need them: two that took more later would wait for each other.
 */
export async function lockSender(client: pg.PoolClient, item: PerformedItem): Promise<boolean> {
  const { call, owner, body } = item;
  if (!isOwnedCall(call)) return true;
  if (call === 'actOnAccount') return (await lockWithAdmins(client, [owner, body.accountId])).ids.has(owner);
  if (OWN.has(call)) return lockAccount(client, owner);
  const other = call === 'actOnAid' && body.act === 'assign' ? [body.ngoId] : [];
  return (await lockPeople(client, [owner, ...other])).has(owner);
}
