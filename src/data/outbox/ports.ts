import type { Clock } from '../../../contract/base/clock.ts';
import type { Random } from '../../../contract/base/random.ts';
import type { Draft } from './draft.ts';
import type { ItemState, OutboxItem } from './item.ts';

/** Everything the engine needs from outside. The app has one set of adapters, the simulation another. */
export interface OutboxPorts {
  clock: Clock;
  random: Random;
  store: OutboxStore;
  net: OutboxNet;
  locks: OutboxLocks;
  /** Lower-case hexadecimal SHA-256 of the text in UTF-8. */
  sha256(text: string): Promise<string>;
  /** A new UUIDv4. */
  newId(): string;
  /** A new claim secret: at least 128 random bits, as text. */
  newSecret(): string;
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

/** What proves, later, that this phone made the report. Its SHA-256 travels, it does not. */
export interface Claim {
  id: string;
  call: string;
  secret: string;
}

export interface OutboxNet {
  /** Carries a batch's JSON text to our own host. Never rejects; never takes longer than `timeLimitMs`, reading included. */
  deliver(batch: string, timeLimitMs: number): Promise<NetAnswer>;
}

export type NetAnswer =
  | { kind: 'unreachable' }
  | { kind: 'timed-out' }
  | { kind: 'answered'; status: number; text: string; retryAfter?: string; date?: string; epoch?: string };

export interface OutboxLocks {
  /**
   * Runs `work` while nobody else on this origin holds `name`: waits for it, and after `stealAfterMs`
   * takes it from a holder that must be stuck. A convenience: correctness never rests on it.
   */
  exclusive<Value>(name: string, stealAfterMs: number, work: () => Promise<Value>): Promise<Value>;
  /** Takes `name` until the answered function is called or the page dies; `undefined` where another holds it. */
  tryHold(name: string): Promise<(() => void) | undefined>;
}
