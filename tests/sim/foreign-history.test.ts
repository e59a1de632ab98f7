// @vitest-environment node
import { expect, it } from 'vitest';
import { playForeignHistory } from './foreign-history.ts';

const HISTORIES = 200;

it('loses nothing before a host of section 7, sends plainly only to one, and twice only what it could not know', async () => {
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const { violation, trace } = await playForeignHistory(seed);
    expect(violation, `seed ${seed}\n${trace.slice(-60).join('\n')}`).toBeUndefined();
  }
}, 60_000);
