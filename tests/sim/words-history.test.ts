// @vitest-environment node
import { expect, it } from 'vitest';
import { playWordsHistory } from './words-history.ts';

const HISTORIES = Number(process.env['HISTORIES'] ?? 2_000);

it('keeps what is typed from the first key on, whatever page ends when: found by the next, never empty, never twice, never once it was sent', async () => {
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const { violation, trace } = await playWordsHistory(seed);
    expect(violation, `seed ${seed}\n${trace.slice(-60).join('\n')}`).toBeUndefined();
  }
}, 120_000);
