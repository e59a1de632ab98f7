import { utf8Bytes } from '../../../contract/base/text.ts';
import type { PushEvent } from '../../../contract/entities/push-message.ts';
import type { OutboxPorts } from '../outbox/ports.ts';
import { RECEIPT_IDS } from '../outbox/answer/receipt-ids.ts';

/** What came with a push to prove that it did. */
export interface PushProof {
  noticeId: string;
  deviceId: string;
  key: string;
}

/**
 * Puts "it came" or "it was opened" into the outbox, to go out with all else. It is nobody's, and nothing is ever claimed by it: id and
 * body are made of the proof alone, so that a push which comes twice is the same item to the last byte, even on a phone whose storage was
 * cleared in between. Its second copy is made by the comparison at a start.
 */
export async function noteReceipt(ports: OutboxPorts, proof: PushProof, event: PushEvent): Promise<void> {
  const { noticeId, deviceId, key } = proof;
  // The members in the order of canonical JSON: all of it is plain ASCII.
  const body = JSON.stringify({ deviceId, event, key, noticeId });
  const digest = await ports.sha256(body);
  const id = idFrom(digest);
  const now = ports.clock.now();
  await ports.store.write(async (transaction) => {
    const [known] = await transaction.items([id]);
    if (known) return;
    await transaction.putItems([
      {
        v: 1,
        id,
        call: 'noteAlert',
        owner: 'anonymous',
        body,
        digest,
        bytes: utf8Bytes(body),
        createdAt: now,
        state: 'queued',
        attempts: 0,
        nextAt: now,
        rank: 0,
      },
    ]);
  });
}

/** A UUID in the form of version 4. */
function idFrom(hash: string): string {
  return `${RECEIPT_IDS}-${hash.slice(0, 4)}-4${hash.slice(4, 7)}-8${hash.slice(7, 10)}-${hash.slice(10, 22)}`;
}
