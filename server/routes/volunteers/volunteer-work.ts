import { is } from 'valibot';
import {
  completeDisaster as completeCall,
  confirmWork as confirmCall,
  listReportedWork,
} from '../../../contract/calls/volunteer.ts';
import type { ReportedWork } from '../../../contract/entities/volunteer.ts';
import { reportView, type ReportRecord } from '../../../contract/policies/report-view.ts';
import { logEvent } from '../../access/log-event.ts';
import { orNearly } from '../../http/or-nearly.ts';
import { PAGE_ROWS, pageOf, placeInTime } from '../../http/page.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { findReportedWork, type KeptReportedWork } from '../../store/volunteers/reported-work.ts';
import { findReports } from '../../store/reports/reports.ts';
import { texts } from '../../texts.ts';
import { completeDisaster } from '../../volunteers/complete-disaster.ts';
import { confirmWork } from '../../volunteers/confirm-work.ts';
import { ofAccount } from '../accounts/account.ts';

export const answerCompleteDisaster = ofAccount(async (services, request, reply, { person }) => {
  if (!is(completeCall.params, request.params)) return sendRefusal(reply, refusals.notFound(texts.noSuchReport));
  const completion = { disasterId: request.params.id, admin: person._id };
  const completed = await completeDisaster(services.pool, completion, services.clock.now());
  if (!completed.ok) return sendRefusal(reply, completed.failure);
  if (completed.value > 0) services.noteStored();
  return reply.send({ success: true, message: texts.workCompleted });
});

export const answerReportedWork = ofAccount(async ({ pool }, request, reply, { person }) => {
  const query = queryOf(request, listReportedWork.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const { state = 'done', cursor } = query.value;
  const after = placeInTime(cursor);
  if (!after.ok) return sendRefusal(reply, after.failure);
  const { found, told } = await orNearly(query.value, (wanted) =>
    findReportedWork(pool, { ...wanted, state, after: after.value, count: PAGE_ROWS }),
  );
  const { page, next } = pageOf(found, ({ doneAt, endedAt, id }) => [
    (state === 'done' ? doneAt : endedAt)?.getTime() ?? 0,
    id,
  ]);
  const reports = await findReports(
    pool,
    page.map(({ disasterId }) => disasterId),
  );
  logEvent(request, { event: 'personal-data-seen', account: person._id, about: 'work', records: page.length });
  const data = page.map((work) => viewOf(work, reports.get(work.disasterId)));
  return reply.send({ success: true, data, ...(next === undefined ? {} : { next }), ...told });
});

export const answerConfirmWork = ofAccount(async (services, request, reply, { person }) => {
  if (!is(confirmCall.params, request.params)) return sendRefusal(reply, refusals.notFound(texts.noSuchReportedWork));
  const body = parsedBody(request, confirmCall.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const { pool, clock } = services;
  const confirmation = { ...body.value, workId: request.params.id, admin: person._id };
  const confirmed = await confirmWork(pool, confirmation, clock.now());
  if (!confirmed.ok) return sendRefusal(reply, confirmed.failure);
  services.noteStored();
  const { disasterId, state } = confirmed.value;
  const reports = await findReports(pool, [disasterId]);
  const data = viewOf(confirmed.value, reports.get(disasterId));
  return reply.send({ success: true, message: texts.workDecided(state), data });
});

function viewOf(work: KeptReportedWork, report: ReportRecord | undefined): ReportedWork {
  const { id, disasterId, state, arrivedAt, doneAt, endedAt, volunteerId, volunteerName, phone, photos } = work;
  return {
    _id: id,
    volunteer: { _id: volunteerId, name: volunteerName, ...(phone ? { phone } : {}) },
    disasterId,
    state,
    ...(report === undefined ? {} : { disaster: reportView('admin', report) }),
    ...(arrivedAt === null ? {} : { arrivedAt: arrivedAt.toISOString() }),
    ...(doneAt === null ? {} : { doneAt: doneAt.toISOString() }),
    ...(endedAt === null ? {} : { endedAt: endedAt.toISOString() }),
    ...(photos === null ? {} : { photos }),
  };
}
