import type { PushEvent } from '../contract/entities/push-message.ts';
import { noteReceipt, type PushProof } from '../src/data/alerts/note-receipt.ts';
import { workerPorts } from '../src/data/outbox/adapters/worker-ports.ts';

/** Puts it into the outbox that a push came, or was opened; nothing where none was asked for. Never rejects: no alert is less for it. */
export async function note(proof: PushProof | undefined, event: PushEvent): Promise<void> {
  if (proof) await noteReceipt(workerPorts, proof, event).catch(() => undefined);
}
