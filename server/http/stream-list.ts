import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * A whole list as section 7 asks for it, written page by page as fast as the reader takes it. The first page is
 * read before the answer begins, so that a database that does not answer is a 503; one that vanishes
 * later ends the connection, and the cut-off JSON cannot be taken for the whole list.
 */
export async function streamList<Kept>(
  reply: FastifyReply,
  pages: AsyncGenerator<Kept[]>,
  viewOf: (record: Kept) => object,
  around: readonly [before: string, behind: string] = ['{"success":true,"data":[', ']}'],
): Promise<FastifyReply> {
  const first = await pages.next();
  const written = writeList(first.done === true ? [] : first.value, pages, viewOf, around);
  return reply.type('application/json; charset=utf-8').send(Readable.from(written, { objectMode: false }));
}

async function* writeList<Kept>(
  first: Kept[],
  rest: AsyncGenerator<Kept[]>,
  viewOf: (record: Kept) => object,
  [before, behind]: readonly [string, string],
): AsyncGenerator<string> {
  const write = (page: readonly Kept[]) => page.map((record) => JSON.stringify(viewOf(record))).join(',');
  yield before + write(first);
  for await (const page of rest) yield `,${write(page)}`;
  yield behind;
}
