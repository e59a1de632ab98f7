import { ngoProfileSchema, type NgoProfileBody } from '../../../../contract/entities/ngo.ts';
import { ownUnsent } from '../../queries/items/outbox.ts';
import { saveOwn, type Saved } from '../items/save-own.ts';

export type { ActFailure } from '../items/save-own.ts';

/**
 * Changes the profile of the signed-in NGO: saved on this phone, sent when there is a network, behind this phone's earlier changes. Of each
 * member the server keeps the change with the latest `changedAt`. Refused, the item needs its person, with the server's reason.
 */
export async function saveNgoProfile(changes: Omit<NgoProfileBody, 'userId' | 'changedAt'>): Saved {
  const unsent = await ownUnsent().catch(() => []);
  const before = unsent.filter(({ call, state }) => call === 'saveNgoProfile' && state !== 'needs-you');
  return saveOwn('saveNgoProfile', ngoProfileSchema, (userId, changedAt) => ({ ...changes, userId, changedAt }), {
    after: before.map(({ id }) => id),
  });
}
