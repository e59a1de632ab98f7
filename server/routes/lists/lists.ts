import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { wholeListQuery } from '../../../contract/calls/page.ts';
import type { ListName } from '../../../contract/calls/changes-address.ts';
import { viewerOf, type Viewer } from '../../../contract/policies/viewer.ts';
import { logEvent } from '../../access/log-event.ts';
import { readerOf, viewOf } from '../../changes/view-of.ts';
import { settledVersion } from '../../changes/settled-version.ts';
import { etagOf, isKnownTo, sendUnchanged } from '../../http/etag.ts';
import { placeInTime } from '../../http/page.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { streamList } from '../../http/stream-list.ts';
import { pagesOfAidRequests } from '../../store/aid/aid-requests.ts';
import { countTakenBy } from '../../store/aid/aid-takings.ts';
import { scopeOf } from '../../store/lists/changes.ts';
import type { Pages, Stretch } from '../../store/database/newest-first.ts';
import { pagesOfNgos } from '../../store/ngos/ngos.ts';
import { pagesOfReports } from '../../store/reports/reports.ts';
import type { Handler } from '../route.ts';
import { mostOf } from './most-of.ts';

interface List {
  name: ListName;
  /** What it is of, for the log. */
  about: string;
  pagesFor(viewer: Viewer, pool: pg.Pool, stretch: Stretch): Pages<unknown>;
  /** JSON before the records and behind them; absent: they are `data`. */
  around?: readonly [string, string];
}

/** All reports for admins, the active ones for everybody else. */
export const answerReports = answerList({
  name: 'reports',
  about: 'reports',
  pagesFor: (viewer, pool, stretch) => pagesOfReports(pool, viewer === 'admin' ? 'all' : 'active', stretch),
});

/** All aid requests; those put aside for admins alone. */
export const answerAidList = answerList({
  name: 'aid',
  about: 'aid requests',
  pagesFor: (viewer, pool, stretch) => pagesOfAidRequests(pool, viewer === 'admin' ? 'all' : 'main', stretch),
});

/** The approved NGOs; the others for admins alone. Section 7 reads `data.data`. */
export const answerNgos = answerList({
  name: 'ngos',
  about: 'NGOs',
  pagesFor: (viewer, pool, stretch) => pagesOfNgos(pool, viewer === 'admin' ? 'all' : 'approved', stretch),
  around: ['"data":{"data":[', ']}'],
});

/** A list, newest first, as much of each record as the caller may see: whole, or the part that is asked for. */
function answerList({ name, about, pagesFor, around }: List): Handler {
  return async ({ pool, epoch }, request, reply, { person }) => {
    const query = queryOf(request, wholeListQuery);
    if (!query.ok) return sendRefusal(reply, query.failure);
    const after = placeInTime(query.value.cursor);
    if (!after.ok) return sendRefusal(reply, after.failure);
    const viewer = viewerOf(person);
    const version = await settledVersion(pool, name, scopeOf(viewer));
    if (version !== undefined) {
      const etag = etagOf(`${name} ${epoch()} ${readerOf(name, person)} ${version} ${JSON.stringify(query.value)}`);
      if (isKnownTo(request, etag)) return sendUnchanged(reply, etag);
      reply.header('etag', etag);
    }
    if (viewer === 'admin') logEvent(request, { event: 'personal-data-seen', account: person?._id, about });
    if (viewer === 'ngo' && name === 'aid') await logTaken(pool, request, person?._id ?? '');
    const pages = pagesFor(viewer, pool, { after: after.value, most: mostOf(query.value) });
    return streamList(reply, pages, (record) => viewOf(name, person, record), around);
  };
}

/** An NGO sees the whole of what it has in hand. */
async function logTaken(pool: pg.Pool, request: FastifyRequest, account: string): Promise<void> {
  const records = await countTakenBy(pool, account);
  if (records > 0) logEvent(request, { event: 'personal-data-seen', account, about: 'aid requests', records });
}
