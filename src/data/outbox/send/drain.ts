import { backOffMs } from '../answer/back-off.ts';
import { mendOrPark, partByWholeness } from '../keep/damage.ts';
import { emptyHand, IN_HAND_KEY, readInHand } from './in-hand.ts';
import { inMirror } from '../keep/mirror.ts';
import { offer } from './offer.ts';
import type { OutboxPorts } from '../ports.ts';
import { purgeSent } from '../keep/purge.ts';
import { nextRank } from './rank.ts';
import { revocationAt, sendRevocations } from '../accounts/revocations.ts';
import { whereRoom } from '../keep/room.ts';
import { settle } from './settle.ts';
import { type DrainSummary, summarise } from '../keep/summary.ts';
import { type Batch, takeBatch } from './take-batch.ts';
import type { Try } from './try.ts';
import { type Learned, newLearned, newTurn, noneUnnoted, noteVerdict, type Turn, type Unnoted } from './turn.ts';
import { noteAtLast, noteWithoutRoom } from './unnoted.ts';
import { isCheckDue, verifySent } from './verify-sent.ts';
import type { Wake } from '../wake/wake.ts';

export const DRAIN_LOCK = 'outbox';
/** A turn is shorter, so whoever holds the lock this long is frozen, not busy. */
const STEAL_AFTER_MS = 90_000;
/** Several that wait for a frozen one must not take the lock from each other: each has a patience of its own. */
const STEAL_SPREAD_MS = 60_000;
const TURN_MS = 45_000;
/** The step of a minute: a full phone may have room again, and hardly sooner. */
const FULL_STEP = 3;

/**
 * Sends what is due. Page and worker run the very same code:
 *
 *   wake ─▶ wait for the lock ─▶ adopt rows of a dead drain
 *              ▲                     │
 *              │                     ▼
 *              │               take a batch  (one transaction: gate, due rows, what is in hand)
 *              │                 │       │ nothing due, or the gate is closed
 *              │                 ▼       └──────────────▶ summary: when to come back
 *              │               network, no transaction open
 *              │                 ▼
 *              │               settle  (one transaction: rows, gate)
 *              └── turn over ────┘
 *
 * It waits for the lock instead of giving up: a row enqueued while another's last look was under way is not left behind.
 */
export async function drain(ports: OutboxPorts, wake: Wake, unnoted = noneUnnoted()): Promise<DrainSummary> {
  const learned = newLearned(unnoted);
  await sendAll(ports, wake, learned);
  const { sentIds } = learned;
  await whereRoom(learned, () => afterSending(ports, wake, learned));
  if (sentIds.length > 0) await inMirror(ports, (mirror) => mirror.remove(sentIds));
  const summary = { ...(await summarise(ports)), sent: sentIds.length };
  if (learned.isFull) return fullSummary(ports, summary, unnoted);
  unnoted.drains = 0;
  return summary;
}

async function afterSending(ports: OutboxPorts, wake: Wake, learned: Learned): Promise<void> {
  // What the server has lost is queued again, and goes out at once.
  const { isForced } = wake;
  const isAnyLost = (await isCheckDue(ports, isForced)) && (await alone(ports, () => verifySent(ports, isForced)));
  if (isAnyLost) await sendAll(ports, wake, learned);
  if ((await ports.store.read(revocationAt)) !== undefined) await alone(ports, () => sendRevocations(ports, isForced));
  const { serverNow } = learned;
  if (serverNow !== undefined) await purgeSent(ports, serverNow);
}

/** Waits could not be noted either: this page or worker keeps one for all, which grows while nothing gets through. */
function fullSummary(ports: OutboxPorts, summary: DrainSummary, unnoted: Unnoted): DrainSummary {
  if (summary.sent > 0) unnoted.drains = 0;
  const waitMs = backOffMs(FULL_STEP + unnoted.drains, ports.random);
  unnoted.drains += 1;
  const nextAt = summary.nextAt && Math.max(summary.nextAt, ports.clock.now() + waitMs);
  return { ...summary, nextAt, isFull: true };
}

async function sendAll(ports: OutboxPorts, wake: Wake, learned: Learned): Promise<void> {
  for (let isDone = false; !isDone;) {
    const turn = await alone(ports, () => takeTurn(ports, wake, learned));
    isDone = turn.isOver;
  }
}

/** One request at a time for the whole phone: what the server asks of one is heard before the next. */
function alone<Value>(ports: OutboxPorts, work: () => Promise<Value>): Promise<Value> {
  const patienceMs = STEAL_AFTER_MS + Math.round(STEAL_SPREAD_MS * ports.random.next());
  return ports.locks.exclusive(DRAIN_LOCK, patienceMs, work);
}

async function takeTurn(ports: OutboxPorts, wake: Wake, learned: Learned): Promise<Turn> {
  const turn = newTurn(wake, ports.clock.now(), learned);
  await whereRoom(learned, () => adoptOrphans(ports));
  await noteAtLast(ports, turn);
  while (!turn.isOver && Math.abs(ports.clock.now() - turn.startedAt) < TURN_MS) {
    const batch = await takeBatch(ports, turn);
    if (batch.items.length === 0) turn.isOver = true;
    else await sendWhole(ports, turn, batch);
  }
  // At once, while it is known that the server answers: an item that fails by itself may close the gate again soon.
  const isDue = turn.hasHostAnswered && (await isCheckDue(ports, true));
  const verify = async () => {
    if (await verifySent(ports, true)) turn.isOver = false;
  };
  if (isDue) await whereRoom(learned, verify);
  return turn;
}

/** Nothing that the disk has spoilt is ever sent as if it were good. */
async function sendWhole(ports: OutboxPorts, turn: Turn, batch: Batch): Promise<void> {
  const { damaged } = await partByWholeness(ports, batch.items);
  if (damaged.length === 0) return send(ports, turn, batch);
  if (await whereRoom(turn.learned, () => mendOrPark(ports, damaged))) return;
  for (const { id } of damaged) turn.setAside.add(id);
}

async function send(ports: OutboxPorts, turn: Turn, { items: batch, sender }: Batch): Promise<void> {
  const startedAt = ports.clock.now();
  const offered = await offer(ports, batch, sender, ports.store);
  noteVerdict(turn, offered.batch, offered.verdict, ports.clock.now() - startedAt);
  turn.learned.serverNow = offered.serverNow ?? turn.learned.serverNow;
  const done: Try = { ...offered, triedAt: startedAt, token: sender.token };
  const isNoted = await whereRoom(turn.learned, () => settle(ports, turn, done));
  if (!isNoted) await noteWithoutRoom(ports, turn, done);
}

/**
 * What is in hand when a new holder of the lock begins belongs to a drain that died. The rows are due as they are, but the
 * try counts, so that an item that kills the app each time does not stand first for ever.
 */
async function adoptOrphans(ports: OutboxPorts): Promise<void> {
  const { ids } = await ports.store.read(readInHand);
  if (ids.length === 0) return;
  await ports.store.write(async (transaction) => {
    const rows = (await transaction.items(ids)).filter((row) => row !== undefined);
    const rank = await nextRank(transaction, ports.clock.now());
    const orphans = rows.filter(({ v, state }) => v === 1 && state === 'queued');
    await transaction.putItems(orphans.map((item) => ({ ...item, attempts: item.attempts + 1, rank })));
    await transaction.putMeta(IN_HAND_KEY, emptyHand);
  });
}
