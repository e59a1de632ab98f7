import type { Clock } from '../../contract/base/clock.ts';
import { isOwnedCall, isPerformed, queuedCallNames, type InsertedCall } from '../../contract/calls/queued.ts';
import type { CheckedItem, Fingerprint } from '../item.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { isTaken, troubleOf, withRetries } from '../store/database/database-trouble.ts';
import { insertItems, statusOf, type NewItem } from '../store/intake/insert-items.ts';
import { insertAlone } from '../store/intake/insert-alone.ts';
import { findReceipts, type StoredReceipt } from '../store/intake/receipts.ts';
import { answerTo } from './answer-to.ts';
import { namingFirst } from './name-first.ts';
import { performAlone, type Insertion, type PerformServices } from './perform-alone.ts';

/** What became of one item. A receipt is the database's under the epoch that it names; undefined: there is none. */
export type Outcome =
  | { status: number; replayed: boolean; text: string; epoch: string | undefined }
  | { refusal: Refusal };

export interface Intake extends PerformServices {
  clock: Clock;
  /** Told of an error that is answered only for its own item. */
  onBug(error: unknown): void;
  /** Told when something new was kept. */
  noteStored(): void;
  /** Told of an error for which one item was not kept; one that is thrown is none of these. */
  noteUnsaved?(error: unknown): void;
  /** Told which receipts are about to be sent, and under which epoch: the database must have them from now on. */
  noteAcknowledged(ids: readonly string[], epoch: string | undefined): void;
}

/**
 * Keeps items that were checked, each at most once for ever, and says what became of each, in order.
 * An id that comes twice in the list is kept by its first and replayed by its second.
 * Throws when the database does not answer: then nothing may be acknowledged.
 */
export async function deliver(intake: Intake, items: readonly CheckedItem[]): Promise<Outcome[]> {
  const receivedAt = intake.clock.now();
  const fresh = new Map<string, NewItem>();
  for (const item of items) {
    if (!fresh.has(item.id)) fresh.set(item.id, { item, answer: answerTo(item, receivedAt) });
  }
  const insertions = await insertAll(intake, [...fresh.values()], receivedAt);
  if ([...insertions.values()].some(isKept)) intake.noteStored();
  const known = items.filter((item) => {
    const insertion = insertions.get(item.id);
    return insertion === 'known' || (isKept(insertion) && fresh.get(item.id)?.item !== item);
  });
  const receipts =
    known.length === 0 ? new Map<string, StoredReceipt>() : await findReceipts(intake.pool, idsOf(known));
  const outcomes = items.map((item): Outcome => {
    const insertion = insertions.get(item.id);
    const entry = fresh.get(item.id);
    if (isKept(insertion) && entry?.item === item) {
      return { status: statusOf(item), replayed: false, text: entry.answer, epoch: insertion.keptUnder };
    }
    return insertion === undefined || insertion === 'known' || isKept(insertion)
      ? outcomeOf(item, receipts.get(item.id))
      : { refusal: insertion };
  });
  const sent = await asSent(intake, outcomes);
  noteAcknowledged(
    intake,
    items.flatMap(({ id, withoutReceipt }, index) => (withoutReceipt === true ? [] : [[id, sent[index]]])),
  );
  return sent;
}

function isKept(insertion: Insertion | undefined): insertion is { keptUnder: string | undefined } {
  return typeof insertion === 'object' && 'keptUnder' in insertion;
}

/** Each receipt under the epoch of the statement that found or made it: a process may speak of an older one for a while. */
function noteAcknowledged(intake: Intake, sent: readonly (readonly [string, Outcome | undefined])[]): void {
  const under = new Map<string | undefined, string[]>();
  for (const [id, outcome] of sent) {
    if (outcome === undefined || 'refusal' in outcome) continue;
    under.set(outcome.epoch, [...(under.get(outcome.epoch) ?? []), id]);
  }
  for (const [epoch, ids] of under) intake.noteAcknowledged(ids, epoch);
}

/** By id: what earlier copies of these items were answered, where one was kept. */
export async function replays(intake: Intake, fingerprints: readonly Fingerprint[]): Promise<Map<string, Outcome>> {
  if (fingerprints.length === 0) return new Map();
  const receipts = await findReceipts(intake.pool, idsOf(fingerprints));
  const known = fingerprints.flatMap((fingerprint) => {
    const receipt = receipts.get(fingerprint.id);
    return receipt === undefined ? [] : [{ id: fingerprint.id, outcome: outcomeOf(fingerprint, receipt) }];
  });
  const outcomes = await asSent(
    intake,
    known.map(({ outcome }) => outcome),
  );
  const sent = new Map(outcomes.map((outcome, place) => [known[place]?.id ?? '', outcome]));
  noteAcknowledged(intake, [...sent]);
  return sent;
}

/** No receipt keeps the name of somebody else: it is put in now. */
async function asSent({ pool }: Intake, outcomes: Outcome[]): Promise<Outcome[]> {
  const texts = outcomes.flatMap((outcome) => ('text' in outcome ? [outcome.text] : []));
  const named = await namingFirst(pool, texts);
  return outcomes.map((outcome) =>
    'text' in outcome ? { ...outcome, text: named.get(outcome.text) ?? outcome.text } : outcome,
  );
}

function outcomeOf(item: Fingerprint, receipt: StoredReceipt | undefined): Outcome {
  // Its account was deleted while it was under way.
  if (receipt === undefined && isOwnedCall(item.call)) return { refusal: refusals.signIn() };
  if (receipt === undefined) return { refusal: refusals.stillRunning() };
  if (receipt.owner !== item.owner) return { refusal: refusals.ownerMismatch() };
  if (receipt.erased) return { refusal: refusals.gone() };
  if (receipt.call !== item.call || receipt.digest !== item.digest) return { refusal: refusals.keyReuse() };
  return { status: receipt.status, replayed: true, text: receipt.answer, epoch: receipt.epoch };
}

async function insertAll(intake: Intake, items: NewItem[], receivedAt: number): Promise<Map<string, Insertion>> {
  const insertions = new Map<string, Insertion>();
  for (const call of queuedCallNames) {
    if (isPerformed(call)) continue;
    const ofCall = items.filter(({ item }) => item.call === call);
    if (ofCall.length === 0) continue;
    for (const [id, insertion] of await insertTogether(intake, call, ofCall, receivedAt)) insertions.set(id, insertion);
  }
  // One after the other, as their sender made them: who withdraws and then accepts another disaster means it in that order.
  for (const entry of items) {
    if (!isPerformed(entry.item.call)) continue;
    insertions.set(entry.item.id, await performOrRefuse(intake, entry, receivedAt));
  }
  return insertions;
}

async function performOrRefuse(intake: Intake, entry: NewItem, receivedAt: number): Promise<Insertion> {
  try {
    return await performAlone(intake, entry, receivedAt);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'unavailable' || trouble === 'again') throw error;
    return refusalOf(intake, entry.item, error);
  }
}

async function insertTogether(
  intake: Intake,
  call: InsertedCall,
  items: NewItem[],
  receivedAt: number,
): Promise<Map<string, Insertion>> {
  try {
    const fresh = await withRetries(() => insertItems(intake.pool, call, items, receivedAt));
    return new Map(items.map(({ item }) => [item.id, insertionUnder(fresh.get(item.id))]));
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'unavailable' || trouble === 'again') throw error;
    const [only, ...others] = items;
    if (only === undefined || others.length > 0) return insertOneByOne(intake, call, items, receivedAt);
    // The only one of its call still has neighbours: items of the other call, or other people's.
    return new Map([[only.item.id, refusalOf(intake, only.item, error)]]);
  }
}

/** One item that is held up, or that meets a bug of ours, must not hold up its neighbours. */
async function insertOneByOne(
  intake: Intake,
  call: InsertedCall,
  items: NewItem[],
  receivedAt: number,
): Promise<Map<string, Insertion>> {
  const insertions = new Map<string, Insertion>();
  for (const item of items) {
    try {
      const epoch = await withRetries(() => insertAlone(intake.pool, call, item, receivedAt));
      insertions.set(item.item.id, insertionUnder(epoch));
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === 'unavailable' || trouble === 'again') throw error;
      insertions.set(item.item.id, refusalOf(intake, item.item, error));
    }
  }
  return insertions;
}

function insertionUnder(epoch: string | undefined): Insertion {
  return epoch === undefined ? 'known' : { keptUnder: epoch };
}

/** What one item is told of trouble that is its own. */
function refusalOf(intake: Intake, { id }: CheckedItem, error: unknown): Refusal {
  if (isTaken(error, id)) return refusals.keyReuse();
  if (troubleOf(error) === 'locked') return refusals.stillRunning();
  intake.noteUnsaved?.(error);
  intake.onBug(error);
  return refusals.internal();
}

function idsOf(items: readonly Fingerprint[]): string[] {
  return [...new Set(items.map(({ id }) => id))];
}
