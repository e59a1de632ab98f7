import { Dexie, type Table } from 'dexie';
import type { Draft } from './outbox/draft.ts';
import { OUTBOX_DURABILITY } from './outbox/durability.ts';
import type { OutboxItem } from './outbox/item.ts';
import type { Claim } from './outbox/ports.ts';

/**
 * What waits to be sent, and what a person typed. A database of its own: it is upgraded only by adding, and no trouble
 * with the read model may ever touch it.
 */
export class OutboxDatabase extends Dexie {
  declare items: Table<OutboxItem, string>;
  declare drafts: Table<Draft, string>;
  declare claims: Table<Claim, string>;
  declare meta: Table<{ key: string; value: unknown }, string>;

  constructor(name = 'relief-relay-outbox') {
    super(name, { chromeTransactionDurability: OUTBOX_DURABILITY });
    this.version(1).stores({
      items: 'id, [state+rank+createdAt], [state+nextAt], [state+createdAt]',
      drafts: 'id, [form+updatedAt]',
      claims: 'id',
      meta: 'key',
    });
  }
}

/** The device's own database that screens read: settings now, the read model of later records beside it. */
class MainDatabase extends Dexie {
  declare settings: Table<{ key: string; value: unknown }, string>;

  constructor() {
    super('relief-relay', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ settings: 'key' });
  }
}

export const outboxDb = new OutboxDatabase();
export const mainDb = new MainDatabase();
