import { Dexie, type Table } from 'dexie';
import type { ListName } from '../../contract/calls/changes-address.ts';
import { letGoWhenPutAway, watchedStorage } from './let-go-when-put-away.ts';
import type { Draft } from './outbox/draft.ts';
import { areaOf } from './lists/aid-area.ts';
import type { AidRow, NgoRow, ReportRow } from './lists/rows.ts';
import type { ListState } from './lists/state.ts';
import { OUTBOX_DURABILITY } from './outbox/keep/durability.ts';
import type { OutboxItem } from './outbox/item.ts';
import type { PhotoBytes, PhotoRow } from './photos/photo-row.ts';
import { OUTBOX_NAME } from './outbox/outbox-name.ts';
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

  constructor(name = OUTBOX_NAME) {
    super(name, { chromeTransactionDurability: OUTBOX_DURABILITY, ...watchedStorage() });
    this.version(1).stores({
      items: 'id, [state+rank+createdAt], [state+nextAt], [state+createdAt]',
      drafts: 'id, [form+updatedAt]',
      claims: 'id',
      meta: 'key',
    });
    letGoWhenPutAway(this);
  }
}

/**
 * Photos, from the moment they are chosen until the server has them. Apart from the outbox: a disk that is full of pictures, or loses
 * them, never costs a text. The bytes lie apart from what is said of them, so that a list of photos reads none.
 */
export class PhotoDatabase extends Dexie {
  declare photos: Table<PhotoRow, string>;
  declare bytes: Table<PhotoBytes, string>;

  constructor(name = 'relief-relay-photos') {
    super(name, { chromeTransactionDurability: 'strict', ...watchedStorage() });
    this.version(1).stores({ photos: 'id, [recordId+place], state', bytes: 'id' });
    letGoWhenPutAway(this);
  }
}

/** The device's own database that screens read: settings, and copies of the server's lists. */
export class MainDatabase extends Dexie {
  declare settings: Table<{ key: string; value: unknown }, string>;
  declare lists: Table<ListState, ListName>;
  declare reports: Table<ReportRow, string>;
  declare aid: Table<AidRow, string>;
  declare ngos: Table<NgoRow, string>;

  constructor(name = 'relief-relay') {
    super(name, { chromeTransactionDurability: 'strict', ...watchedStorage() });
    this.version(1).stores({ settings: 'key' });
    this.version(2).stores({
      lists: 'name',
      reports: '_id, round, [displayStatus+reportedAt]',
      aid: '_id, round, [status+createdAt]',
      ngos: '_id, round, sortName, *focusAreas',
    });
    // For admins: the triage lane, which is short, apart from all others.
    this.version(3).stores({
      reports: '_id, round, [displayStatus+reportedAt], [lane+displayStatus+reportedAt]',
      aid: '_id, round, [status+createdAt], [lane+status+createdAt]',
    });
    // For what is needed near a disaster: open requests alone, by where they are.
    this.version(4)
      .stores({ aid: '_id, round, [status+createdAt], [lane+status+createdAt], area' })
      .upgrade((change) =>
        change
          .table<AidRow>('aid')
          .where('[status+createdAt]')
          .between(['active', ''], ['active', []])
          .modify((row) => void Object.assign(row, { area: areaOf(row) })),
      );
    // For admins: what is open, by how urgent it is. Rows that were there before lack that, and are sorted when they are read.
    this.version(5).stores({
      reports: '_id, round, [displayStatus+reportedAt], [lane+displayStatus+reportedAt], [displayStatus+urgency]',
      aid: '_id, round, [status+createdAt], [lane+status+createdAt], area, [status+urgency]',
    });
    letGoWhenPutAway(this);
  }
}

export const outboxDb = new OutboxDatabase();
// Unused in the worker, and then left out of it.
export const mainDb = /* @__PURE__ */ new MainDatabase();
export const photoDb = /* @__PURE__ */ new PhotoDatabase();
