import type { Draft } from '../../src/data/outbox/draft.ts';
import { OUTBOX_DURABILITY } from '../../src/data/outbox/keep/durability.ts';
import type { ItemState, OutboxItem } from '../../src/data/outbox/item.ts';
import type { Claim, OutboxReader, OutboxStore, OutboxTransaction } from '../../src/data/outbox/ports.ts';
import type { Actor } from './actor.ts';
import type { World } from './world.ts';

export interface Tables {
  items: Map<string, OutboxItem>;
  drafts: Map<string, Draft>;
  claims: Map<string, Claim>;
  meta: Map<string, unknown>;
}
type TableName = keyof Tables;
type Change = { table: TableName; key: string; before: unknown; after: unknown };

/** What can go wrong inside the phone. */
export interface StoreFaults {
  /** With the words of a full disk, which the engine knows, or with others. */
  refuses: number;
  refusesBy?: 'QuotaExceededError' | 'UnknownError';
  /** The connection breaks after the commit: it is done, but nobody learns so. */
  breaksAfterCommit: number;
}

/** Chromium's relaxed durability flushes this long after "complete". */
const RELAXED_FLUSH_MS = 35_000;

/** One phone's outbox database: transactions one after another, and what a power cut takes away. */
export class Disk {
  readonly tables: Tables = { items: new Map(), drafts: new Map(), claims: new Map(), meta: new Map() };
  faults: StoreFaults = { refuses: 0, breaksAfterCommit: 0 };
  /** Takes away, and takes nothing more. */
  isFull = false;
  onCommit: (changes: readonly Change[]) => void = () => undefined;
  readonly #world: World;
  #waiting: (() => void)[] = [];
  #isBusy = false;
  /** Transactions of an earlier life end with it. */
  #life = 0;
  #unflushed: { durableAt: number; changes: readonly Change[] }[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  hasFaults(): boolean {
    return this.faults.refuses > 0 || this.faults.breaksAfterCommit > 0;
  }

  /** The database as one actor's code sees it. */
  storeFor(actor: Actor): OutboxStore {
    return {
      write: (work) => actor.guard(this.#transact(actor, work, true)),
      read: (work) => actor.guard(this.#transact(actor, work, false)),
    };
  }

  /** What was answered as complete but not flushed is gone. */
  cutPower(): void {
    for (const { durableAt, changes } of this.#unflushed.toReversed()) {
      if (durableAt <= this.#world.now) break;
      for (const { table, key, before } of changes.toReversed()) assign(this.tables[table], key, before);
    }
    this.#unflushed = [];
  }

  /** One spoilt byte in the database's files, and all of it is gone. */
  wipe(): void {
    for (const table of Object.values(this.tables)) table.clear();
    this.#unflushed = [];
    this.#life += 1;
  }

  #transact<Value>(
    actor: Actor,
    work: (transaction: OutboxTransaction) => Promise<Value>,
    writes: boolean,
  ): Promise<Value> {
    return new Promise((resolve, reject) => {
      const start = () => {
        if (!actor.isAlive) return this.#next();
        const life = this.#life;
        const changes: Change[] = [];
        void work(transactionOn(this.tables, changes)).then(
          (value) => this.#finish(actor, life, changes, writes && changes.length > 0, () => resolve(value), reject),
          (error: unknown) => {
            this.#next();
            reject(error);
          },
        );
      };
      this.#waiting.push(start);
      if (!this.#isBusy) this.#next();
    });
  }

  #finish(
    actor: Actor,
    life: number,
    changes: readonly Change[],
    writes: boolean,
    resolve: () => void,
    reject: (error: Error) => void,
  ): void {
    const { prng } = this.#world;
    if (!writes) {
      this.#next();
      return resolve();
    }
    if (this.isFull && changes.some(({ after }) => after !== undefined)) {
      this.#next();
      return reject(new DOMException('no room', 'QuotaExceededError'));
    }
    if (prng.chance(this.faults.refuses)) {
      this.#next();
      return reject(new DOMException('refused', this.faults.refusesBy));
    }
    this.#world.after(prng.between(1, 6), () => {
      if (life !== this.#life) {
        this.#next();
        return reject(new Error('AbortError'));
      }
      // A page that dies with its commit under way may or may not have committed.
      const isCommitted = actor.isAlive || prng.chance(0.5);
      if (isCommitted) this.#commit(changes);
      this.#next();
      if (isCommitted && prng.chance(this.faults.breaksAfterCommit)) reject(new Error('UnknownError'));
      else resolve();
    });
  }

  #commit(changes: readonly Change[]): void {
    for (const { table, key, after } of changes) assign(this.tables[table], key, after);
    if (OUTBOX_DURABILITY !== 'strict') {
      const durableAt = this.#world.now + RELAXED_FLUSH_MS;
      this.#unflushed.push({ durableAt, changes });
    }
    this.onCommit(changes);
  }

  #next(): void {
    const start = this.#waiting.shift();
    this.#isBusy = start !== undefined;
    if (start) this.#world.after(this.#world.prng.chance(0.1) ? this.#world.prng.between(1, 8) : 0, start);
  }
}

function assign(table: Map<string, unknown>, key: string, value: unknown): void {
  if (value === undefined) table.delete(key);
  else table.set(key, value);
}

/** Reads see the transaction's own writes; nothing is visible outside before the commit. */
function transactionOn(tables: Tables, changes: Change[]): OutboxTransaction {
  const own: Partial<Record<TableName, Map<string, unknown>>> = {};
  const get = (table: TableName, key: string): unknown => {
    const written = own[table];
    return written?.has(key) ? written.get(key) : tables[table].get(key);
  };
  const set = async (table: TableName, key: string, after: unknown): Promise<void> => {
    if (typeof after === 'object' && after !== null) Object.freeze(after);
    changes.push({ table, key, before: get(table, key), after });
    (own[table] ??= new Map()).set(key, after);
  };
  const rowsOf = (state: ItemState): OutboxItem[] => {
    const written = own.items as Map<string, OutboxItem | undefined> | undefined;
    const rows: OutboxItem[] = [];
    for (const row of tables.items.values()) if (row.state === state && !written?.has(row.id)) rows.push(row);
    for (const row of written?.values() ?? []) if (row?.state === state) rows.push(row);
    return rows;
  };
  const reader: OutboxReader = {
    items: async (ids) => ids.map((id) => get('items', id) as OutboxItem | undefined),
    page: async (state, offset, limit) =>
      rowsOf(state)
        .sort(inOrder)
        .slice(offset, offset + limit),
    byNextAt: async (state, after, until, limit) =>
      rowsOf(state)
        .filter(({ nextAt }) => nextAt > after && nextAt <= until)
        .sort((a, b) => a.nextAt - b.nextAt)
        .slice(0, limit),
    count: async (state) => rowsOf(state).length,
    claims: async (ids) => ids.map((id) => get('claims', id) as Claim | undefined),
    drafts: async (form) =>
      [...tables.drafts.keys()]
        .flatMap((id) => (get('drafts', id) as Draft | undefined) ?? [])
        .filter((draft) => draft.form === form)
        .sort((a, b) => b.updatedAt - a.updatedAt),
    meta: async (key) => get('meta', key),
  };
  return {
    ...reader,
    putItems: async (items) => items.forEach((item) => void set('items', item.id, item)),
    deleteItem: (id) => set('items', id, undefined),
    putClaim: (claim) => set('claims', claim.id, claim),
    deleteClaim: (id) => set('claims', id, undefined),
    putDraft: (draft) => set('drafts', draft.id, draft),
    deleteDraft: (id) => set('drafts', id, undefined),
    putMeta: (key, value) => set('meta', key, value),
  };
}

function inOrder(a: OutboxItem, b: OutboxItem): number {
  return a.rank - b.rank || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
}
