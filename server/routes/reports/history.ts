import type pg from 'pg';
import { is } from 'valibot';
import { getHistory, type HistoryEntry } from '../../../contract/calls/overview.ts';
import { logEvent } from '../../access/log-event.ts';
import { PAGE_ROWS, pageOf, placeInTime } from '../../http/page.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { findActs, type KeptAct } from '../../store/admin/find-acts.ts';
import { alertsOf, receivedAt, revisionsOf, type Received } from '../../store/reports/history.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from '../accounts/account.ts';

/** All that was done to a record, newest first; its last page ends with its arrival. Of one that was erased only the bare acts are left. */
export const answerHistory = ofAccount(async ({ pool }, request, reply, { person }) => {
  const query = queryOf(request, getHistory.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const before = placeInTime(query.value.cursor);
  if (!before.ok) return sendRefusal(reply, before.failure);
  if (!is(getHistory.params, request.params)) return sendRefusal(reply, refusals.notFound());
  const { id: about } = request.params;
  const received = await receivedAt(pool, about);
  const acts = await findActs(pool, { about, before: before.value, count: PAGE_ROWS });
  if (received === undefined && acts.length === 0 && before.value === undefined) {
    return sendRefusal(reply, refusals.notFound());
  }
  const { page, next } = pageOf(acts, ({ at, id }) => [at.getTime(), id]);
  const told = await toldOf(pool, about, page);
  const beginning = received === undefined || next !== undefined ? [] : [arrivalOf(about, received)];
  logEvent(request, { event: 'personal-data-seen', account: person._id, about, records: page.length });
  return reply.send({ success: true, data: [...told, ...beginning], ...(next === undefined ? {} : { next }) });
});

/** Acts are bare; the words of revisions and alerts stand with their record, and go with it. */
async function toldOf(pool: pg.Pool, about: string, acts: readonly KeptAct[]): Promise<HistoryEntry[]> {
  const numbers = acts.map(({ detail }) => detail['revision']).filter((value) => typeof value === 'number');
  const alertIds = acts.map(({ detail }) => detail['alert']).filter((value) => typeof value === 'string');
  const [revisions, alerts] = await Promise.all([revisionsOf(pool, about, numbers), alertsOf(pool, about, alertIds)]);
  return acts.map((act): HistoryEntry => {
    const isRevision = act.action === 'report-revised' || act.action === 'own-move-place';
    const revision = isRevision ? revisions.get(Number(act.detail['revision'])) : undefined;
    const found = act.action === 'volunteers-alerted' ? alerts.get(String(act.detail['alert'])) : undefined;
    const entry = entryOf(act);
    if (revision !== undefined) {
      const { changes, reason } = revision;
      return { ...entry, changes, detail: { ...entry.detail, ...(reason === null ? {} : { reason }) } };
    }
    if (found === undefined) return entry;
    const { id: _, ...alert } = found;
    return { ...entry, alert };
  });
}

function entryOf({ id, at, actor, actorName, action, detail }: KeptAct): HistoryEntry {
  const by = actor === null ? {} : { by: { _id: actor, name: actorName ?? texts.deletedAccount } };
  return { id, at: at.toISOString(), ...by, action, detail };
}

function arrivalOf(id: string, { at, writtenAt }: Received): HistoryEntry {
  const detail = writtenAt === null ? {} : { writtenAt: writtenAt.toISOString() };
  return { id, at: at.toISOString(), action: 'report-received', detail };
}
