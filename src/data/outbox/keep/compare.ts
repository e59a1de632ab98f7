import { mendOrPark, partByWholeness, wholeCopies } from './damage.ts';
import { type OutboxItem, SEALED } from '../item.ts';
import {
  copiesOf,
  copySealed,
  inMirror,
  isDone,
  putCopies,
  putRemoved,
  readRemoved,
  REMEMBERED_MS,
  type Removed,
} from './mirror.ts';
import { ALL_ROWS, type OutboxPorts, type OutboxTransaction } from '../ports.ts';
import { addToRecovery } from './recovery.ts';
import { supersededBy } from './replacement.ts';

/**
 * Compares the outbox with its second copies, at start and after a lost connection: puts back what only the second copy
 * still has, mends or parks what the disk has spoilt, and brings the second copies up to date. Rejects where either
 * storage cannot be read; then nothing is known, and nothing is called lost.
 */
export async function compareWithMirror(ports: OutboxPorts): Promise<void> {
  const mirrored = await ports.mirror.ids();
  const { rows, unsent, removed } = await ports.store.read(async (reader) => {
    const waiting = [...(await reader.page('queued', 0, ALL_ROWS)), ...(await reader.page('needs-you', 0, ALL_ROWS))];
    return {
      rows: await reader.items(mirrored),
      unsent: await copiesOf(reader, waiting),
      removed: await readRemoved(reader),
    };
  });
  const missing = mirrored.filter((id, index) => !rows[index] && !(id in removed));
  if (missing.length > 0) await restore(ports, missing);
  await ports.onCompared?.(ports, mirrored.length > 0);
  const { whole, damaged } = await partByWholeness(
    ports,
    unsent.map(({ item }) => item),
  );
  if (damaged.length > 0) await mendOrPark(ports, damaged);
  const known = new Set(mirrored);
  const isWanting = new Set(whole.filter(({ id }) => !known.has(id)));
  const wanting = unsent.filter(({ item }) => isWanting.has(item));
  if (wanting.length > 0) await putCopies(ports, wanting);
  await copySealed(ports);
  const over = mirrored.filter((id, index) => id in removed || (rows[index] && isDone(rows[index])));
  if (over.length > 0) await inMirror(ports, (mirror) => mirror.remove(over));
  await forgetRemoved(ports, removed, known);
}

/** Rows that are gone without anybody's word come back as they were saved; their answers are asked for anew. */
async function restore(ports: OutboxPorts, missing: readonly string[]): Promise<void> {
  const copies = await wholeCopies(ports, missing);
  await ports.store.write(async (transaction) => {
    const now = ports.clock.now();
    const there = await transaction.items(missing);
    const removed = await readRemoved(transaction);
    const gone = missing.filter((id, index) => !there[index] && !(id in removed));
    const found = gone.flatMap((id) => copies.get(id) ?? []);
    const corrections = new Map(found.map(({ item }) => [supersededBy(item), item.id]));
    await transaction.putItems(found.map(({ item }) => asNew(item, now, corrections.get(item.id))));
    for (const { claim } of found) if (claim) await transaction.putClaim(claim);
    const lost = await newlyLost(
      transaction,
      gone.filter((id) => !copies.has(id)),
    );
    await addToRecovery(transaction, { at: now, restored: found.length, lost });
  });
  // A copy that is spoilt itself would be counted as lost at each start.
  const spoilt = missing.filter((id) => !copies.has(id));
  if (spoilt.length > 0) await inMirror(ports, (mirror) => mirror.remove(spoilt));
}

const LOST_KEY = 'lost';

/** Of ids with no copy that is whole, how many nobody counted yet: several pages may compare at once. */
async function newlyLost(transaction: OutboxTransaction, ids: readonly string[]): Promise<number> {
  const counted = ((await transaction.meta(LOST_KEY)) as readonly string[] | undefined) ?? [];
  const fresh = ids.filter((id) => !counted.includes(id));
  if (fresh.length > 0) await transaction.putMeta(LOST_KEY, [...counted, ...fresh]);
  return fresh.length;
}

/** What was corrected before is not sent once more beside its correction. */
function asNew(item: OutboxItem, now: number, replacedBy: string | undefined): OutboxItem {
  if (item.v !== 1 || item.state === SEALED) return item;
  const { v, id, call, owner, sealKey, writtenBy, body, digest, bytes, createdAt } = item;
  const keys = { ...(sealKey !== undefined && { sealKey }), ...(writtenBy !== undefined && { writtenBy }) };
  const own = { v, id, call, owner, ...keys, body, digest, bytes, createdAt };
  const saved = { ...own, attempts: 0, nextAt: now, rank: 0 };
  return replacedBy === undefined ? { ...saved, state: 'queued' } : { ...saved, state: 'replaced', replacedBy };
}

async function forgetRemoved(ports: OutboxPorts, removed: Removed, mirrored: ReadonlySet<string>): Promise<void> {
  const now = ports.clock.now();
  const isOver = ([id, at]: [string, number]) => !mirrored.has(id) && Math.abs(now - at) > REMEMBERED_MS;
  const over = Object.entries(removed).filter(isOver);
  if (over.length === 0) return;
  await ports.store.write(async (transaction) => {
    const left = { ...(await readRemoved(transaction)) };
    for (const [id] of over) delete left[id];
    await putRemoved(transaction, left);
  });
}
