import type { QueuedCallName } from '../contract/calls/queued.ts';
import type { BodyOf } from '../contract/calls/queued-table.ts';
import type { Lane } from '../contract/enumerations.ts';

/** Owner of everything that was made without an account. */
export const ANONYMOUS = 'anonymous';

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
    /** The number of the contract by which not all of it could be read; absent: all was. `body` is then what could. */
    readBy?: number;
    /** Absent: the main one. */
    lane?: Lane;
  };
}[QueuedCallName];
