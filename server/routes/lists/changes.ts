import type pg from 'pg';
import { is } from 'valibot';
import { listChanges } from '../../../contract/calls/changes.ts';
import { limits } from '../../../contract/limits.ts';
import type { Person } from '../../../contract/policies/actions.ts';
import { viewerOf } from '../../../contract/policies/viewer.ts';
import { logEvent } from '../../access/log-event.ts';
import type { ChangesPage } from '../../changes/changes-page.ts';
import { pageOfChanges, pageOfPart } from '../../changes/page-of-changes.ts';
import type { PartWanted } from '../../changes/part-of-list.ts';
import { readerOf, seenAs, viewOf } from '../../changes/view-of.ts';
import { etagOf, isKnownTo, sendUnchanged } from '../../http/etag.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendJsonText, sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { scopeOf } from '../../store/lists/changes.ts';
import { ofEachStanding } from '../../store/admin/of-each-standing.ts';
import { workedOn } from '../../store/lists/worked-on.ts';
import { texts } from '../../texts.ts';
import type { Handler } from '../route.ts';

/** What changed in a list since the reader last asked. */
export const answerChanges: Handler = async ({ pool, epoch, archiveDays }, request, reply, { person }) => {
  if (!is(listChanges.params, request.params)) return sendRefusal(reply, refusals.notFound(texts.noSuchList));
  const query = queryOf(request, listChanges.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const { list } = request.params;
  const asked = {
    list,
    scope: scopeOf(viewerOf(person)),
    reader: readerOf(list, person),
    epoch: epoch(),
    since: query.value.since,
    count: Math.min(limits.pageRecords, Number(query.value.limit ?? limits.pageRecords)),
  };
  const page =
    query.value.most === undefined
      ? await pageOfChanges(pool, asked)
      : await answerPart(
          pool,
          { ...asked, most: Number(query.value.most), square: query.value.square ?? '', archiveDays },
          person,
        );
  const seen = page.changes.filter(({ record }) => record !== undefined);
  const gone = page.changes.filter(({ record }) => record === undefined);
  const text = JSON.stringify({
    success: true,
    data: seen.map(({ record }) => viewOf(list, person, record)),
    gone: gone.map(({ id }) => id),
    cursor: page.cursor,
    more: page.more,
    ...(page.anew ? { anew: true } : {}),
    ...('of' in page ? { of: page.of } : {}),
  });
  const etag = etagOf(text);
  if (isKnownTo(request, etag)) return sendUnchanged(reply, etag);
  const personal = seen.filter(({ record }) => ['admin', 'taker'].includes(seenAs(list, person, record)));
  if (personal.length > 0) {
    logEvent(request, { event: 'personal-data-seen', account: person?._id, about: list, records: personal.length });
  }
  return sendJsonText(reply.header('etag', etag), 200, text);
};

/** Of a part; the last page says of how many it is one. */
async function answerPart(
  pool: pg.Pool,
  asked: Omit<PartWanted, 'own'> & { since: string | undefined },
  person: Person | undefined,
): Promise<ChangesPage & { of?: Record<string, number> }> {
  const of = await ofEachStanding(pool, asked.list, asked.scope);
  const total = Object.values(of).reduce((sum, count) => sum + count, 0);
  const page = await pageOfPart(pool, { ...asked, own: () => workedOn(pool, asked.list, person) }, total);
  return page.more ? page : { ...page, of };
}
