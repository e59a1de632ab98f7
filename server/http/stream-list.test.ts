import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { streamList } from './stream-list.ts';

/** Longer than what a stream takes in advance. */
const RECORD = { words: 'x'.repeat(100_000) };

/** Takes a list as a connection does: the stream is in the reader's hands. */
async function listOf(pages: AsyncGenerator<object[], undefined>): Promise<Readable> {
  let sent: unknown;
  const reply = { type: () => reply, send: (stream: unknown) => ((sent = stream), reply) } as unknown as FastifyReply;
  await streamList(reply, pages, (record) => record);
  if (!(sent instanceof Readable)) throw new Error('no stream');
  return sent;
}

it('makes a page when its reader has taken the one before, and none any more once they are gone', async () => {
  let made = 0;
  async function* pages(): AsyncGenerator<object[], undefined> {
    for (; made < 1_000; made += 1) yield [RECORD];
    return undefined;
  }
  const stream = await listOf(pages());
  const taken = stream.iterator();
  for (let chunk = 0; chunk < 10; chunk += 1) await taken.next();
  expect(made).toBeGreaterThan(5);
  expect(made).toBeLessThan(15);
  await taken.return?.();
  expect(stream.destroyed).toBe(true);
  for (let turns = 0; turns < 100; turns += 1) await new Promise(setImmediate);
  expect(made).toBeLessThan(15);
});

it('has one page in the making at a time, of all lists; one that fails holds up no other', async () => {
  let [inWork, most] = [0, 0];
  async function* pages(failsAt = Number.POSITIVE_INFINITY): AsyncGenerator<object[], undefined> {
    yield [RECORD];
    for (let page = 0; page < 20; page += 1) {
      inWork += 1;
      most = Math.max(most, inWork);
      await new Promise(setImmediate);
      inWork -= 1;
      if (page === failsAt) throw new Error('the database is gone');
      yield [RECORD];
    }
    return undefined;
  }
  const read = async (stream: Readable) => JSON.parse((await stream.toArray()).join('')) as { data: object[] };
  const [broken, ...whole] = await Promise.all([pages(3), pages(), pages(), pages()].map(listOf));
  if (broken === undefined) throw new Error('no list');
  const answers = await Promise.allSettled([broken, ...whole].map(read));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.data.length : 'cut off'))).toEqual([
    'cut off',
    21,
    21,
    21,
  ]);
  expect(most).toBe(1);
});
