import type { OwnOutcome } from '../../../../contract/entities/acts.ts';

/**
 * `waiting`: on this phone · `stuck`: it needs its person · `sent`: arrived, and what became of it is not told yet ·
 * `done`: it holds · `conflict`: somebody else was first, it changed nothing.
 */
export type DecisionPhase = 'waiting' | 'stuck' | 'sent' | 'done' | 'conflict';

/** How an act of this phone stands. */
export function decisionPhase(
  itemId: string,
  waiting: readonly { itemId: string; state: string }[],
  outcomes: readonly Pick<OwnOutcome, '_id' | 'result'>[],
): DecisionPhase {
  const pending = waiting.find((one) => one.itemId === itemId);
  if (pending) return pending.state === 'needs-you' ? 'stuck' : 'waiting';
  const outcome = outcomes.find(({ _id }) => _id === itemId);
  if (outcome === undefined) return 'sent';
  return outcome.result === 'conflict' ? 'conflict' : 'done';
}
