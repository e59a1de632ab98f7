import { failed, type Result } from '../../../../contract/base/result.ts';
import { ownActSchema, type OwnAct } from '../../../../contract/entities/own-act.ts';
import { outboxDb } from '../../db.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import type { SaveFailure } from '../items/save-failure.ts';
import { saveItem } from '../items/save-item.ts';

type Without<Act> = Act extends unknown
  ? Omit<Act, 'recordId' | 'claimSecret' | 'claimSecretHash' | 'createdAt' | 'supersedes'>
  : never;
/** What is said of a record of this phone. */
export type OwnWish = Without<OwnAct>;

/**
 * Saves on this phone what somebody says of what they sent from it, to be sent like all else. It follows the record, and what was said of it
 * before, where they still wait. `no-secret`: what proves that the record is theirs is not on this phone any more.
 */
export async function actOnOwn(
  recordId: string,
  wish: OwnWish,
  before: readonly string[],
): Promise<Result<OutboxItem, SaveFailure | { kind: 'no-secret' }>> {
  const claim = await outboxDb.claims.get(recordId).catch(() => undefined);
  if (claim === undefined) return failed({ kind: 'no-secret' });
  const body = { ...wish, recordId, claimSecret: claim.secret };
  return saveItem({ id: devicePorts.newId(), call: 'actOnOwn', after: [recordId, ...before] }, ownActSchema, body);
}
