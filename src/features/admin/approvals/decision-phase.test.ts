import { describe, expect, it } from 'vitest';
import { decisionPhase } from './decision-phase.ts';

describe('how a decision of this phone stands', () => {
  it.each([
    ['waiting', [{ itemId: 'a', state: 'queued' }], []],
    ['waiting', [{ itemId: 'a', state: 'sending' }], [{ _id: 'b', result: 'done' }]],
    ['stuck', [{ itemId: 'a', state: 'needs-you' }], []],
    ['sent', [{ itemId: 'b', state: 'queued' }], []],
    ['done', [], [{ _id: 'a', result: 'done' }]],
    ['done', [], [{ _id: 'a', result: 'same' }]],
    ['conflict', [], [{ _id: 'a', result: 'conflict' }]],
  ] as const)('%s', (phase, waiting, outcomes) => {
    expect(decisionPhase('a', waiting, outcomes)).toBe(phase);
  });
});
