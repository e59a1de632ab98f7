import type { OwnOutcome } from '../../../../contract/entities/acts.ts';
import { mainDb, outboxDb } from '../../db.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import type { JsonRecord } from '../../outbox/answer/read-json.ts';
import { PUT_AWAY_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import { ACT_CALLS, actsAmong, type ActItem } from './act-items.ts';
import type { PendingAct as Pending } from './desk-with-pending.ts';
import { outcomesCopy } from './outcomes.ts';
import { itemsUnknownTo, ownCopy } from '../items/own-copy.ts';
import { ownUnsent } from '../items/outbox.ts';

/** An act of this phone that the server has not confirmed. */
export interface PendingAct extends Pending {
  /** The record's id. */
  about: string;
  /** `call.act`, such as `actOnReport.decide`; `alertVolunteers` has no act of its own. */
  what: string;
  body: JsonRecord;
}

/** What this phone did to records and is not over. */
export interface RecordActs {
  /** Oldest first. What needs the person (`needs-you`) is among them. */
  waiting: PendingAct[];
  /** Acts of this phone that changed nothing, because somebody else was first; newest first, until they are put away. */
  conflicts: OwnOutcome[];
}

/** Acts of this phone that a copy asked for at `asOf` (device time) may not have, unsent ones included. */
export function actItems(asOf: number): Promise<OutboxItem[]> {
  return itemsUnknownTo(asOf, ACT_CALLS);
}

/** How many acts have arrived since this device heard what became of such, and when it asked. Never rejects. */
export async function unknownOutcomes(): Promise<{ arrived: number; asOf: number | undefined }> {
  const asOf = (await outcomesCopy())?.asOf;
  const items = await actItems(asOf ?? 0).catch(() => []);
  return { arrived: items.filter(({ state }) => state === 'sent').length, asOf };
}

/** Of all records. Never rejects. */
export async function allOwnActs(): Promise<RecordActs> {
  const unsent = await ownUnsent().catch(() => []);
  const waiting = actsAmong(unsent).map(pendingAct);
  return { waiting, conflicts: await conflictsToTell() };
}

/** Of one record. Never rejects. */
export async function actsOn(recordId: string): Promise<RecordActs> {
  return actsAbout(await allOwnActs(), recordId);
}

export function actsAbout({ waiting, conflicts }: RecordActs, recordId: string): RecordActs {
  return {
    waiting: waiting.filter(({ about }) => about === recordId),
    conflicts: conflicts.filter(({ about }) => about === recordId),
  };
}

/** The person has read of this conflict: it is told no more on this phone. */
export async function putAwayConflict(id: string): Promise<void> {
  const owner = readPerson()?.id;
  if (owner === undefined) return;
  await mainDb.transaction('rw', mainDb.settings, async () => {
    const { ids } = await putAway();
    // What the server does not tell any more need not be remembered.
    const known = new Set((await outcomesCopy())?.outcomes.map(({ _id }) => _id));
    const value: PutAway = { owner, ids: [...ids.filter((one) => known.has(one) && one !== id), id] };
    await mainDb.settings.put({ key: PUT_AWAY_KEY, value });
  });
}

interface PutAway {
  owner: string;
  ids: string[];
}

async function putAway(): Promise<PutAway> {
  return (await ownCopy<PutAway>(PUT_AWAY_KEY)) ?? { owner: '', ids: [] };
}

/** Of this phone's own acts alone: what the same person did on another is told there. */
async function conflictsToTell(): Promise<OwnOutcome[]> {
  const conflicts = (await outcomesCopy())?.outcomes.filter(({ result }) => result === 'conflict') ?? [];
  if (conflicts.length === 0) return [];
  const owner = readPerson()?.id;
  const done = await outboxDb.items.bulkGet(conflicts.map(({ _id }) => _id)).catch(() => []);
  const { ids } = await putAway();
  return conflicts.filter(({ _id }, place) => done[place]?.owner === owner && !ids.includes(_id));
}

function pendingAct({ item: { id, state, createdAt, reason }, about, what, body }: ActItem): PendingAct {
  return { itemId: id, state, createdAt, reason, about, what, body };
}
