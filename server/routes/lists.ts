import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { ListName } from '../../contract/calls/changes-address.ts';
import { viewerOf, type Viewer } from '../../contract/policies/viewer.ts';
import { logEvent } from '../access/log-event.ts';
import { readerOf, viewOf } from '../changes/view-of.ts';
import { settledVersion } from '../changes/settled-version.ts';
import { etagOf, isKnownTo, sendUnchanged } from '../http/etag.ts';
import { streamList } from '../http/stream-list.ts';
import { pagesOfAidRequests } from '../store/aid-requests.ts';
import { countTakenBy } from '../store/aid-takings.ts';
import { scopeOf } from '../store/changes.ts';
import { pagesOfNgos } from '../store/ngos.ts';
import { pagesOfReports } from '../store/reports.ts';
import type { Handler } from './route.ts';

interface List {
  name: ListName;
  /** What it is of, for the log. */
  about: string;
  pagesFor(viewer: Viewer, pool: pg.Pool): AsyncGenerator<unknown[]>;
  /** JSON before the records and behind them. */
  around?: readonly [string, string];
}

/** All reports for admins, the active ones for everybody else. */
export const answerReports = answerList({
  name: 'reports',
  about: 'reports',
  pagesFor: (viewer, pool) => pagesOfReports(pool, viewer === 'admin' ? 'all' : 'active'),
});

/** All aid requests; those put aside for admins alone. */
export const answerAidList = answerList({
  name: 'aid',
  about: 'aid requests',
  pagesFor: (viewer, pool) => pagesOfAidRequests(pool, viewer === 'admin' ? 'all' : 'main'),
});

/** The approved NGOs; the others for admins alone. Section 7 reads `data.data`. */
export const answerNgos = answerList({
  name: 'ngos',
  about: 'NGOs',
  pagesFor: (viewer, pool) => pagesOfNgos(pool, viewer === 'admin' ? 'all' : 'approved'),
  around: ['{"success":true,"data":{"data":[', ']}}'],
});

/** A whole list, newest first, as much of each record as the caller may see. */
function answerList({ name, about, pagesFor, around }: List): Handler {
  return async ({ pool, epoch }, request, reply, { person }) => {
    const viewer = viewerOf(person);
    const version = await settledVersion(pool, name, scopeOf(viewer));
    if (version !== undefined) {
      const etag = etagOf(`${name} ${epoch()} ${readerOf(name, person)} ${version}`);
      if (isKnownTo(request, etag)) return sendUnchanged(reply, etag);
      reply.header('etag', etag);
    }
    if (viewer === 'admin') logEvent(request, { event: 'personal-data-seen', account: person?._id, about });
    if (viewer === 'ngo' && name === 'aid') await logTaken(pool, request, person?._id ?? '');
    return streamList(reply, pagesFor(viewer, pool), (record) => viewOf(name, person, record), around);
  };
}

/** An NGO sees the whole of what it has in hand. */
async function logTaken(pool: pg.Pool, request: FastifyRequest, account: string): Promise<void> {
  const records = await countTakenBy(pool, account);
  if (records > 0) logEvent(request, { event: 'personal-data-seen', account, about: 'aid requests', records });
}
