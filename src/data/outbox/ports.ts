import type { Clock } from '../../../contract/base/clock.ts';
import type { Random } from '../../../contract/base/random.ts';
import type { Draft, FormName } from './draft.ts';
import type { ItemState, OutboxItem } from './item.ts';
import type { HostFailure, Verdict } from './answer/verdict.ts';

/** Everything the engine needs from outside. The app has one set of adapters, the simulation another. */
export interface OutboxPorts {
  clock: Clock;
  random: Random;
  store: OutboxStore;
  net: OutboxNet;
  mirror: OutboxMirror;
  locks: OutboxLocks;
  /** Lower-case hexadecimal SHA-256 of the text in UTF-8. */
  sha256(text: string): Promise<string>;
  /** A new UUIDv4. */
  newId(): string;
  /** A new claim secret: at least 128 random bits, as text. */
  newSecret(): string;
  /** Only in a page: looks, after each comparison, for what went with its second copies (`vanished.ts`). */
  onCompared?(ports: OutboxPorts, hasCopies: boolean): Promise<void>;
  /** Only in a page, and there only where the browser has the means: not on plain http. */
  sealer?: Sealer | undefined;
}

export interface OutboxStore {
  /**
   * Runs `work` in one transaction over the whole outbox database: all of it or nothing. Resolves only
   * after the transaction's `complete` with the durability of `OUTBOX_DURABILITY`; rejects when storage refuses.
   * `work` may await nothing but the transaction's own methods, and may run a second time after a lost connection.
   */
  write<Value>(work: (transaction: OutboxTransaction) => Promise<Value>): Promise<Value>;
  read<Value>(work: (transaction: OutboxReader) => Promise<Value>): Promise<Value>;
}

export interface OutboxReader {
  /** In the order asked; `undefined` where there is none. */
  items(ids: readonly string[]): Promise<(OutboxItem | undefined)[]>;
  /** Rows of one state by `rank`, then `createdAt`. */
  page(state: ItemState, offset: number, limit: number): Promise<OutboxItem[]>;
  /** Rows of one state whose `nextAt` lies after `after` and not after `until`, soonest first. */
  byNextAt(state: ItemState, after: number, until: number, limit: number): Promise<OutboxItem[]>;
  count(state: ItemState): Promise<number>;
  /** In the order asked; `undefined` where there is none. */
  claims(ids: readonly string[]): Promise<(Claim | undefined)[]>;
  /** Unfinished forms of this kind, the newest first. */
  drafts(form: FormName): Promise<Draft[]>;
  meta(key: string): Promise<unknown>;
}

export interface OutboxTransaction extends OutboxReader {
  putItems(items: readonly OutboxItem[]): Promise<void>;
  deleteItem(id: string): Promise<void>;
  putClaim(claim: Claim): Promise<void>;
  deleteClaim(id: string): Promise<void>;
  putDraft(draft: Draft): Promise<void>;
  deleteDraft(id: string): Promise<void>;
  putMeta(key: string, value: unknown): Promise<void>;
}

/** For `limit`: all rows there are. */
export const ALL_ROWS = Number.POSITIVE_INFINITY;

/** What proves, later, that this phone made the report. Its SHA-256 travels, it does not. */
export interface Claim {
  id: string;
  call: string;
  secret: string;
}

/**
 * The second copy of every unsent item, in another storage of the browser: one spoilt byte can empty a whole database.
 * It is written after the first copy and removed after it, so the first always decides; what a kill leaves unequal is
 * made equal by the comparison at the next start.
 */
export interface MirrorCopy {
  item: OutboxItem;
  claim?: Claim;
}

/** Second copies, in a storage that shares no fate with the database. Each call may reject: then nothing is known of it. */
export interface OutboxMirror {
  ids(): Promise<string[]>;
  /** In the order asked; `undefined` where there is none, or none that can be read. */
  get(ids: readonly string[]): Promise<(MirrorCopy | undefined)[]>;
  put(copies: readonly MirrorCopy[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

/** Who sends to our own host; no other ever learns it. */
export interface Sender {
  /** Of the phone. */
  deviceKey?: string | undefined;
  /** Of the account that all items of a batch belong to. */
  token?: string | undefined;
}

/** Locks texts up for an account, by its key pair: RSA-OAEP, the public half SPKI, the private one PKCS #8, both base64. */
export interface Sealer {
  seal(text: string, publicKey: string): Promise<string>;
  /** Rejects where the key is another's, or the sealed text not whole. */
  open(sealed: string, privateKey: string): Promise<string>;
}

export interface OutboxNet {
  /** Carries a batch's JSON text to our own host. Never rejects; never takes longer than `timeLimitMs`, reading included. */
  deliver(batch: string, timeLimitMs: number, sender: Sender): Promise<NetAnswer>;
  /** Asks our own host, by the JSON `{"ids": […]}`, for which of them it holds no receipt. Never rejects, as above. */
  verify(ids: string, timeLimitMs: number, sender: Sender): Promise<NetAnswer>;
  /** Ends the session of this logout key on our own host. Never rejects, as above. */
  revoke(logoutKey: string, timeLimitMs: number, sender: Sender): Promise<NetAnswer>;
  /** Only where the host is of another origin than the app: it may be no server of ours. */
  elsewhere?: OtherHost | undefined;
}

export interface OtherHost {
  /** What it is; asks it where this page or worker does not know yet. Without a store nothing is kept beyond it. */
  kind(store?: OutboxStore): Promise<HostKind>;
  /** Offers items to a foreign host, each in a call of its own: a few of them at a time. */
  deliver(due: readonly OutboxItem[]): Promise<PlainTry>;
}

/** The items that were tried, which may be fewer than were due, and what came of them. */
export interface PlainTry {
  batch: readonly OutboxItem[];
  verdict: Verdict;
}

/** Ours, with batches and receipts; foreign, one that knows section 7 alone; or not known yet, and why. */
export type HostKind = { kind: 'ours' } | { kind: 'foreign' } | HostFailure;

/** One call by section 7's letter. */
export interface PlainRequest {
  method: 'POST';
  path: string;
  /** JSON text. */
  body: string;
}

export type NetAnswer =
  | { kind: 'unreachable' }
  | { kind: 'timed-out' }
  | {
      kind: 'answered';
      status: number;
      text: string;
      retryAfter?: string;
      date?: string;
      epoch?: string;
      etag?: string;
      /** Bytes of an upload that the server holds (tus 1.0). */
      uploadOffset?: string;
      /** The number of the contract that the host named. */
      contract?: number;
    };

export interface OutboxLocks {
  /** Does each page hold the place of its words from its first moment on, long before it is awake (`platform/page-words.ts`)? */
  readonly isHeldByPages: boolean;
  /**
   * Runs `work` while nobody else on this origin holds `name`: waits for it, and after `stealAfterMs`
   * takes it from a holder that must be stuck. A convenience: correctness never rests on it.
   */
  exclusive<Value>(name: string, stealAfterMs: number, work: () => Promise<Value>): Promise<Value>;
  /**
   * Takes `name` until the answered function is called or the page dies; `undefined` where another holds it. `isLeft`: that
   * one has said goodbye, and is waited for a moment.
   */
  tryHold(name: string, isLeft?: boolean): Promise<(() => void) | undefined>;
}
