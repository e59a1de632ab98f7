import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Pages } from '../store/database/newest-first.ts';
import { cursorOf } from './page.ts';

/**
 * A long list as section 7 asks for it, written page by page as fast as the reader takes it, and behind it the cursor of what follows,
 * where something does. The first page is read before the answer begins, so that a database that does not answer is a 503; one that
 * vanishes later ends the connection, and the cut-off JSON cannot be taken for the whole list. However many lists are read, one page of
 * them is in the making at a time, so that everybody else gets their turn.
 */
export async function streamList<Kept>(
  reply: FastifyReply,
  pages: Pages<Kept>,
  viewOf: (record: Kept) => object,
  around: readonly [before: string, behind: string] = ['"data":[', ']'],
): Promise<FastifyReply> {
  const first = await pages.next();
  const written = writeList(first, pages, viewOf, around);
  return reply.type('application/json; charset=utf-8').send(Readable.from(written, { objectMode: false }));
}

let turn: Promise<unknown> = Promise.resolve();

/** Never held while a reader takes their time. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const mine = turn.then(async () => {
    await setImmediate();
    return work();
  });
  turn = mine.catch(() => undefined);
  return mine;
}

async function* writeList<Kept>(
  first: Awaited<ReturnType<Pages<Kept>['next']>>,
  rest: Pages<Kept>,
  viewOf: (record: Kept) => object,
  [before, behind]: readonly [string, string],
): AsyncGenerator<string> {
  yield `{"success":true,${before}`;
  let page = first;
  for (let comma = ''; page.done !== true; comma = ',') {
    if (page.value.length > 0) yield comma + page.value.map((record) => JSON.stringify(viewOf(record))).join(',');
    page = await inTurn(() => rest.next());
  }
  yield page.value === undefined ? `${behind}}` : `${behind},"next":"${cursorOf(page.value)}"}`;
}
