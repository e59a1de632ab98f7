import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { readBody, type BodyRule } from './read-body.ts';
import type { Held } from './workload.ts';

const batch: BodyRule = {
  bytes: limits.batchBytes,
  parts: limits.batchItems * limits.itemParts,
  gzip: true,
  waits: true,
};

/** Reads it as a batch, and tells what its network was charged. */
async function read(packed: Buffer) {
  const seen = { turns: [] as number[], cost: 0 };
  const held: Held = {
    add: () => true,
    turn: async (bytes) => seen.turns.push(bytes) > 0,
    cost: (bytes) => void (seen.cost += bytes),
    end: () => undefined,
  };
  const result = await readBody(Readable.from([packed]), { type: 'application/json', encoding: 'gzip' }, batch, held);
  return { result, ...seen };
}

const size = limits.batchBytes - 1024;
const filled = (text: string) => text.repeat(Math.floor(size / text.length));

describe('a batch is looked at as it is unpacked', () => {
  it.each([
    ['blanks', filled(' '), 'malformed'],
    ['blanks within a list', `[${filled(' ')}]`, 'malformed'],
    ['objects one behind the other', filled('{}'), 'malformed'],
    ['one number', filled('1'), 'malformed'],
    ['brackets that close nothing', filled(']'), 'malformed'],
    ['lists in lists', filled('['), 'malformed'],
    ['colons', `{"a"${filled(':')}`, 'malformed'],
    ['a body behind which there is more', `{"items":[]}${filled('x')}`, 'malformed'],
  ])('%s: ended at once, and charged for that', async (_name, text, kind) => {
    const { result, cost } = await read(gzipSync(text));
    expect(result).toMatchObject({ ok: false, failure: { kind } });
    expect(cost).toBeLessThan(100 * 1024);
  });

  it('objects without end: ended where no batch has more', async () => {
    const { result, cost } = await read(gzipSync(`[${filled('{},')}{}]`));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'too-large' } });
    expect(cost).toBeLessThan(size / 2);
  });

  it('what is a batch is charged for all of it, and is as it was', async () => {
    const body = {
      items: Array.from({ length: 400 }, (_, index) => ({ text: `"${'\\'.repeat(index)}` + 'ä😀'.repeat(900) })),
    };
    const text = JSON.stringify(body, null, 8);
    const { result, turns, cost } = await read(gzipSync(text));
    expect(result).toEqual({ ok: true, value: body });
    expect([turns, cost]).toEqual([[Buffer.byteLength(text)], Buffer.byteLength(text)]);
  });

  it('one that says that it is small pays for what it is', async () => {
    const text = JSON.stringify({ items: [{ text: 'x'.repeat(300_000) }] });
    // Two members: the last four bytes tell of the second alone.
    const { result, turns, cost } = await read(Buffer.concat([gzipSync(text.slice(0, -2)), gzipSync(text.slice(-2))]));
    expect(result.ok).toBe(true);
    expect(turns).toEqual([2, limits.batchBytes]);
    expect(cost).toBeGreaterThanOrEqual(text.length);
  });
});
