import type { Receipt } from '../../../contract/entities/receipt.ts';
import type { QueuedCallName } from '../../../contract/calls/queued.ts';

/**
 * One row of the outbox. It describes itself, so that any later version of the app can send it.
 *
 *              enqueue                 receipt of this id and digest
 *   (draft) ───────────▶ queued ──▶ sending ─────────────────────────▶ sent  (kept, purged later)
 *                          ▲           │
 *                          │           │ no answer, not JSON, 401, 409, 429, 5xx …
 *                          ├───────────┘    (attempts + 1, nextAt by back-off, reason)
 *                          │           │
 *                          │           │ JSON answer of a parking kind: invalid, key-reuse, forbidden, gone, too-large
 *                          │           ▼
 *                          └─────── needs-you  (reason; only a person moves it: send again, export, delete)
 *                         send again │
 *                                    ├─ corrected and saved anew under a new id ─▶ replaced  (kept, purged later)
 *                                    ▼
 *                       (deleted by a person)
 *
 * When their account's session ends on this phone, its unsent rows become `sealed` (see `seal.ts`), and at its next
 * sign-in here again what they were.
 *
 * Before each try the body is compared with its digest: what the disk has spoilt is parked as `damaged`, never sent.
 * `sent` goes back to `queued` only when the server turns out to have lost it (a restored backup).
 * No error deletes a row. `sending` is never stored: it is how a queued row is shown while a drain has it in hand
 * (`InHand`). What a dead drain had in hand is simply due.
 */
export interface OutboxItem {
  /** Version of this record's form. A higher one than we know is kept, shown and never touched. */
  v: 1;
  /** UUIDv4, made when the form opened: idempotency key and the server's primary key, for ever. */
  id: string;
  call: QueuedCallName;
  /** Whose item it is, fixed at enqueue: an account's id; `anonymous` for every report and aid request. */
  owner: string;
  /** Only where it has an owner: their account's public key (SPKI, base64), so that it can be sealed whatever else is lost. */
  sealKey?: string;
  /**
   * Only of what is nobody's: the account that was signed in on this phone when it was saved. It is sent like all others, whoever is
   * signed in by then, and shown to that person alone. Never sent itself.
   */
  writtenBy?: string;
  /** Canonical JSON (RFC 8785), exactly what is sent. */
  body: string;
  /** Lower-case hexadecimal SHA-256 of `body` in UTF-8. */
  digest: string;
  /** Bytes of `body` in UTF-8. */
  bytes: number;
  /** Device time of the enqueue, epoch milliseconds. */
  createdAt: number;
  state: ItemState;
  /** Tries that failed. */
  attempts: number;
  /** Not before this device time, epoch milliseconds. Only for failures of this item by itself: for the host's, see `HostGate`. */
  nextAt: number;
  /** The server itself asked to leave this item alone until then (Retry-After); not even a person's tap overrides it. */
  heldUntil?: number;
  /** A server did not know something of it yet: due at once when the number that servers name rises, whatever has failed since. */
  awaitsUpdate?: true;
  /** Failures in a row that were this item's own, not the network's: they set the step of its back-off. */
  strikes?: number;
  /**
   * Size of the smallest batch that failed as a whole, right after others got through, with this item in it.
   * Such rows travel in at most half that size, so that one that spoils every batch ends up alone.
   */
  suspectOf?: number;
  lastTryAt?: number;
  /** Items of this phone that it depends on: it waits while one of them is queued. The server decides by what came before. */
  after?: string[];
  /** Place in the queue: 0 before the first try, then the time of the last one. The row tried least recently goes first. */
  rank: number;
  /** Why it waits, or why it needs a person. Always there in `needs-you`. */
  reason?: ItemReason;
  /** Only in `sent`, and there always, but for a host that gives none (`isPlain`). */
  receipt?: Receipt;
  sentAt?: number;
  /** Sent to a host that gives no receipts: it may have arrived more than once. */
  isPlain?: true;
  /** Only in `replaced`: the item that was saved in its place. */
  replacedBy?: string;
  /** A correction was saved while this one was on its way again: refused anew, it gives that one its place. */
  correctedBy?: string;
}

/** What a person may see. A row that is locked up until its owner comes is in none of these: it is shown to nobody. */
export type ItemState = 'queued' | 'sending' | 'sent' | 'needs-you' | 'replaced';

/** Stored in place of a state while the row is sealed. */
export const SEALED = 'sealed' as ItemState;

/** A code of `contract/failures`, or a later server's, with what belongs into its text. */
export interface FailureTold {
  code: string;
  /** As it came: each text knows what belongs into it. */
  params: unknown;
}

/** A machine code; `src/strings` has the sentence. `message` is the server's own sentence, if it gave one. */
export interface ItemReason {
  code: ReasonCode;
  message?: string;
  /** What exactly it was (`contract/failures`), where the server names it: the screen's text is made of this. */
  failure?: FailureTold;
  /** HTTP status, where there was one. */
  status?: number;
  /** Field name → what is wrong with it, for `invalid`. */
  fields?: Record<string, string>;
}

/**
 * unreachable: no answer (no network, refused, reset, cut off) · timed-out · not-ours: an answer that is not
 * this server's (a login page of a Wi-Fi, a proxy) · server-trouble: 5xx · server-busy: the server asked to wait ·
 * sign-in: waits until its owner is signed in · newer: the server does not know yet what this app sends, it waits for its update · unconfirmed: answered without this item's receipt ·
 * damaged: what lies on the phone is not what was saved · refused: a host of section 7 said no ·
 * no-accounts: to a host of section 7 the app sends nothing that belongs to an account, though that has accounts ·
 * no-messages: nor messages, which it does not take · the rest are our server's final refusals.
 */
export type ReasonCode =
  | 'unreachable'
  | 'timed-out'
  | 'not-ours'
  | 'server-trouble'
  | 'server-busy'
  | 'sign-in'
  | 'newer'
  | 'unconfirmed'
  | 'damaged'
  | 'refused'
  | 'no-accounts'
  | 'no-messages'
  | 'invalid'
  | 'key-reuse'
  | 'forbidden'
  | 'gone'
  | 'too-large';
