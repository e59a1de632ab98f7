import { closedGate, GATE_KEY, readGate } from './gate.ts';
import { judge } from './judge.ts';
import type { NetAnswer, OutboxPorts } from '../ports.ts';

/** A wait that the server asks for in an answer to anything is one for all that we want of it. */
export async function heedWait(ports: OutboxPorts, answer: NetAnswer, triedAt: number): Promise<void> {
  const verdict = judge([], answer, ports.clock.now());
  if (verdict.kind !== 'host-failed' || verdict.retryAfterMs === undefined) return;
  const { reason, retryAfterMs } = verdict;
  await ports.store.write(async (transaction) => {
    const now = ports.clock.now();
    const gate = await readGate(transaction);
    await transaction.putMeta(GATE_KEY, closedGate(gate, { reason, retryAfterMs, triedAt, now }, ports.random));
  });
}
