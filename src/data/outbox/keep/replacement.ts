import type { OutboxItem } from '../item.ts';
import { copiesOf } from './mirror.ts';
import type { MirrorCopy, OutboxTransaction } from '../ports.ts';
import { parseRecord } from '../answer/read-json.ts';

/** The refused item that this one corrects. */
export function supersededBy({ body }: OutboxItem): string | undefined {
  const id = parseRecord(body)?.['supersedes'];
  return typeof id === 'string' ? id : undefined;
}

/**
 * Puts a correction in the place of what it corrects, and answers whether it did. One that is on its way again keeps its
 * place until the server refuses it anew; one that has arrived meanwhile stays what it is: then there are two.
 */
export async function replace(transaction: OutboxTransaction, id: string, by: string): Promise<boolean> {
  const [old] = await transaction.items([id]);
  if (old?.v !== 1 || (old.state !== 'needs-you' && old.state !== 'queued')) return false;
  const isParked = old.state === 'needs-you';
  await transaction.putItems([isParked ? { ...old, state: 'replaced', replacedBy: by } : { ...old, correctedBy: by }]);
  return isParked;
}

/**
 * The person deletes a correction that nobody has got: what it corrected needs them again, as it did before. Answers
 * its second copy, to be put back.
 */
export async function bringBack(transaction: OutboxTransaction, correction: OutboxItem): Promise<MirrorCopy[]> {
  if (correction.state !== 'queued' && correction.state !== 'needs-you') return [];
  const [old] = await transaction.items([supersededBy(correction) ?? '']);
  if (old?.v !== 1) return [];
  const { replacedBy, correctedBy, ...kept } = old;
  if (old.state === 'queued' && correctedBy === correction.id) {
    await transaction.putItems([kept]);
    return [];
  }
  if (old.state !== 'replaced' || replacedBy !== correction.id) return [];
  const parked: OutboxItem = { ...kept, state: 'needs-you' };
  await transaction.putItems([parked]);
  return copiesOf(transaction, [parked]);
}
