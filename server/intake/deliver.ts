import type pg from 'pg';
import { isoTime, type Clock } from '../../contract/base/clock.ts';
import { queuedCallNames, type QueuedCallName } from '../../contract/calls/outbox.ts';
import type { Created } from '../../contract/entities/receipt.ts';
import { referenceOf } from '../../contract/reference.ts';
import type { CheckedItem, Fingerprint } from '../item.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { troubleOf, withRetries } from '../store/database-trouble.ts';
import { CREATED, insertItems, type NewItem } from '../store/insert-items.ts';
import { insertAlone } from '../store/insert-alone.ts';
import { findReceipts, type StoredReceipt } from '../store/receipts.ts';
import { queuedCalls } from './queued-calls.ts';

/** What became of one item. */
export type Outcome = { status: number; replayed: boolean; text: string } | { refusal: Refusal };

export interface Intake {
  pool: pg.Pool;
  clock: Clock;
  /** Told of an error that is answered only for its own item. */
  onBug(error: unknown): void;
}

/** What `insertItems` found out about an item. */
type Insertion = 'new' | 'known' | Refusal;

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
  const isNew = (item: CheckedItem) => insertions.get(item.id) === 'new' && fresh.get(item.id)?.item === item;
  const known = items.filter((item) => !isNew(item) && typeof insertions.get(item.id) === 'string');
  const receipts =
    known.length === 0 ? new Map<string, StoredReceipt>() : await findReceipts(intake.pool, idsOf(known));
  return items.map((item) => {
    const insertion = insertions.get(item.id);
    if (isNew(item)) return { status: CREATED, replayed: false, text: fresh.get(item.id)?.answer ?? '' };
    return typeof insertion === 'object' ? { refusal: insertion } : outcomeOf(item, receipts.get(item.id));
  });
}

/** By id: what earlier copies of these items were answered, where one was kept. */
export async function replays(intake: Intake, fingerprints: readonly Fingerprint[]): Promise<Map<string, Outcome>> {
  if (fingerprints.length === 0) return new Map();
  const receipts = await findReceipts(intake.pool, idsOf(fingerprints));
  return new Map(
    fingerprints.flatMap((fingerprint) => {
      const receipt = receipts.get(fingerprint.id);
      return receipt === undefined ? [] : [[fingerprint.id, outcomeOf(fingerprint, receipt)]];
    }),
  );
}

function outcomeOf(item: Fingerprint, receipt: StoredReceipt | undefined): Outcome {
  if (receipt === undefined) return { refusal: refusals.stillRunning() };
  if (receipt.owner !== item.owner) return { refusal: refusals.ownerMismatch() };
  if (receipt.erased) return { refusal: refusals.gone() };
  if (receipt.call !== item.call || receipt.digest !== item.digest) return { refusal: refusals.keyReuse() };
  return { status: receipt.status, replayed: true, text: receipt.answer };
}

async function insertAll(intake: Intake, items: NewItem[], receivedAt: number): Promise<Map<string, Insertion>> {
  const insertions = new Map<string, Insertion>();
  for (const call of queuedCallNames) {
    const ofCall = items.filter(({ item }) => item.call === call);
    if (ofCall.length === 0) continue;
    for (const [id, insertion] of await insertTogether(intake, call, ofCall, receivedAt)) insertions.set(id, insertion);
  }
  return insertions;
}

async function insertTogether(
  intake: Intake,
  call: QueuedCallName,
  items: NewItem[],
  receivedAt: number,
): Promise<Map<string, Insertion>> {
  try {
    const fresh = await withRetries(() => insertItems(intake.pool, call, items, receivedAt));
    return new Map(items.map(({ item }) => [item.id, fresh.has(item.id) ? 'new' : 'known']));
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'unavailable' || trouble === 'again') throw error;
    const [only, ...others] = items;
    if (only !== undefined && others.length === 0) {
      if (trouble === 'bug') throw error;
      return new Map([[only.item.id, refusals.stillRunning()]]);
    }
    return insertOneByOne(intake, call, items, receivedAt);
  }
}

/** One item that is held up, or that meets a bug of ours, must not hold up its neighbours. */
async function insertOneByOne(
  intake: Intake,
  call: QueuedCallName,
  items: NewItem[],
  receivedAt: number,
): Promise<Map<string, Insertion>> {
  const insertions = new Map<string, Insertion>();
  for (const item of items) {
    try {
      const isNew = await withRetries(() => insertAlone(intake.pool, call, item, receivedAt));
      insertions.set(item.item.id, isNew ? 'new' : 'known');
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === 'unavailable' || trouble === 'again') throw error;
      if (trouble === 'bug') intake.onBug(error);
      insertions.set(item.item.id, trouble === 'locked' ? refusals.stillRunning() : refusals.internal());
    }
  }
  return insertions;
}

/** The answer that the receipt keeps: sent now and, byte for byte, at every repetition. */
function answerTo({ id, call, digest, withoutReceipt }: CheckedItem, receivedAt: number): string {
  const base = { success: true as const, message: queuedCalls[call].message, data: { _id: id } };
  const receipt = { id, digest, reference: referenceOf(id), receivedAt: isoTime(receivedAt) };
  const answer: Created = withoutReceipt === true ? base : { ...base, receipt };
  return JSON.stringify(answer);
}

function idsOf(items: readonly Fingerprint[]): string[] {
  return [...new Set(items.map(({ id }) => id))];
}
