import type * as v from 'valibot';
import type { QueuedCallName } from '../contract/calls/outbox.ts';
import type { aidBodySchema } from '../contract/entities/aid-request.ts';
import type { reportBodySchema } from '../contract/entities/report.ts';

/** Owner of everything that was made without an account. */
export const ANONYMOUS = 'anonymous';

/** Each queued call's body, as it is sent. */
export interface BodyOf {
  reportDisaster: v.InferInput<typeof reportBodySchema>;
  requestAid: v.InferInput<typeof aidBodySchema>;
}

/** Whose item it is and what it asks: a receipt holds the same (R1). */
export interface Fingerprint {
  id: string;
  owner: string;
  call: QueuedCallName;
  /** Lower-case hexadecimal SHA-256 of the canonical body. */
  digest: string;
}

/** An item that may be kept: `text` is its canonical body. */
export type CheckedItem = {
  [Call in QueuedCallName]: Fingerprint & {
    call: Call;
    text: string;
    body: BodyOf[Call];
    /** Its sender made no key for it and so expects no receipt. */
    withoutReceipt?: boolean;
  };
}[QueuedCallName];
