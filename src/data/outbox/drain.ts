import { limits } from '../../../contract/limits.ts';
import { batchText } from './batch-text.ts';
import { emptyHand, IN_HAND_KEY, readInHand } from './in-hand.ts';
import type { OutboxItem } from './item.ts';
import { judge } from './judge.ts';
import type { OutboxPorts } from './ports.ts';
import { settle } from './settle.ts';
import { type DrainSummary, summarise } from './summary.ts';
import { takeBatch } from './take-batch.ts';
import { newTurn, noteVerdict, type Tried, type Turn } from './turn.ts';
import type { Wake } from './wake.ts';

export const DRAIN_LOCK = 'outbox';
/** A turn is shorter, so whoever holds the lock this long is frozen, not busy. */
const STEAL_AFTER_MS = 90_000;
/** Several that wait for a frozen one must not take the lock from each other: each has a patience of its own. */
const STEAL_SPREAD_MS = 60_000;
const TURN_MS = 45_000;

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
export async function drain(ports: OutboxPorts, wake: Wake): Promise<DrainSummary> {
  const tried: Tried = { told: new Set(), owed: new Set() };
  let sent = 0;
  for (let isDone = false; !isDone;) {
    const patienceMs = STEAL_AFTER_MS + Math.round(STEAL_SPREAD_MS * ports.random.next());
    const turn = await ports.locks.exclusive(DRAIN_LOCK, patienceMs, () => takeTurn(ports, wake, tried));
    sent += turn.sent;
    isDone = turn.isOver;
  }
  return { ...(await summarise(ports)), sent };
}

async function takeTurn(ports: OutboxPorts, wake: Wake, tried: Tried): Promise<Turn> {
  const turn = newTurn(wake, ports.clock.now(), tried);
  await adoptOrphans(ports);
  while (!turn.isOver && Math.abs(ports.clock.now() - turn.startedAt) < TURN_MS) {
    const batch = await takeBatch(ports, turn);
    if (batch.length === 0) turn.isOver = true;
    else await send(ports, turn, batch);
  }
  return turn;
}

async function send(ports: OutboxPorts, turn: Turn, batch: readonly OutboxItem[]): Promise<void> {
  const startedAt = ports.clock.now();
  const answer = await ports.net.deliver(batchText(batch), limits.textRequestMs);
  const verdict = judge(batch, answer, ports.clock.now());
  noteVerdict(turn, batch, verdict, ports.clock.now() - startedAt);
  const epoch = answer.kind === 'answered' ? answer.epoch : undefined;
  await settle(ports, turn, { batch, verdict, epoch, triedAt: startedAt });
}

/**
 * What is in hand when a new holder of the lock begins belongs to a drain that died. The rows are due as they are, but the
 * try counts, so that an item that kills the app each time does not stand first for ever.
 */
async function adoptOrphans(ports: OutboxPorts): Promise<void> {
  const { ids } = await ports.store.read(readInHand);
  if (ids.length === 0) return;
  await ports.store.write(async (transaction) => {
    const now = ports.clock.now();
    const rows = (await transaction.items(ids)).filter((row) => row !== undefined);
    const orphans = rows.filter(({ v, state }) => v === 1 && state === 'queued');
    await transaction.putItems(orphans.map((item) => ({ ...item, attempts: item.attempts + 1, rank: now })));
    await transaction.putMeta(IN_HAND_KEY, emptyHand);
  });
}
