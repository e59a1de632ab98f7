import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { aidView, type AidRecord } from '../../contract/policies/aid-view.ts';
import { pagesOfAidRequests } from '../store/aid-requests.ts';
import type { Services } from './route.ts';

/**
 * The whole list, newest first, written page by page as fast as the reader takes it. The first page is
 * read before the answer begins, so that a database that does not answer is a 503; one that vanishes
 * later ends the connection, and the cut-off JSON cannot be taken for the whole list.
 */
export async function answerAidList(
  { pool }: Services,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const pages = pagesOfAidRequests(pool);
  const first = await pages.next();
  return reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(jsonList(first.done === true ? [] : first.value, pages), { objectMode: false }));
}

async function* jsonList(first: AidRecord[], rest: AsyncGenerator<AidRecord[]>): AsyncGenerator<string> {
  yield `{"success":true,"data":[${viewsOf(first)}`;
  for await (const page of rest) yield `,${viewsOf(page)}`;
  yield ']}';
}

function viewsOf(page: readonly AidRecord[]): string {
  return page.map((record) => JSON.stringify(aidView('anyone', record))).join(',');
}
