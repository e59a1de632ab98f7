import { is } from 'valibot';
import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { checkStatus, getTeam, sharePosition, stopSharing } from '../../../contract/calls/volunteer.ts';
import { viewerOf } from '../../../contract/policies/viewer.ts';
import { logEvent } from '../../access/log-event.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { findAcceptance } from '../../store/volunteers/acceptance-steps.ts';
import { forgetPositions, keepPosition } from '../../store/volunteers/live-positions.ts';
import { standingOf } from '../../store/volunteers/work.ts';
import { texts } from '../../texts.ts';
import { acceptanceTimes } from '../../volunteers/acceptance-times.ts';
import { readDesk } from '../../volunteers/desk.ts';
import { readTeam } from '../../volunteers/team.ts';
import { ofAccount } from '../accounts/account.ts';

/** Section 7 names the volunteer in the body: it is the caller, or the caller is an admin. */
export const answerCheckStatus = ofAccount(async ({ pool }, request, reply, { person }) => {
  const body = parsedBody(request, checkStatus.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const { id, disasterId } = body.value;
  if (id !== person._id && viewerOf(person) !== 'admin') return sendRefusal(reply, refusals.forbidden());
  return reply.send({ success: true, ...(await standingOf(pool, id, disasterId)) });
});

export const answerDesk = ofAccount(async (services, _request, reply, { person }) => {
  const { clock, config } = services;
  const data = await readDesk(services, person, config.acceptance ?? acceptanceTimes, clock.now());
  // Deleted since the guard looked.
  if (data === undefined) return sendRefusal(reply, refusals.signIn());
  return reply.send({ success: true, data });
});

/** A disaster that is not theirs and none at all are one answer. */
export const answerTeam = ofAccount(async (services, request, reply, { person }) => {
  const id = is(getTeam.params, request.params) ? request.params.id : undefined;
  const data = id && (await readTeam(services, person, id, services.clock.now()));
  if (!data) return sendRefusal(reply, refusals.notFound(texts.noSuchReport));
  logEvent(request, { event: 'personal-data-seen', account: person._id, about: id, records: data.length });
  return reply.send({ success: true, data });
});

export const answerSharePosition = ofAccount(async ({ pool, clock }, request, reply, { person }) => {
  const body = parsedBody(request, sharePosition.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const { until, ...position } = body.value;
  const now = clock.now();
  if (epochMsOf(until) <= now) return sendRefusal(reply, refusals.invalid({ until: texts.notInThePast }));
  const kept = await keepPosition(pool, { ...position, accountId: person._id, until: epochMsOf(until) }, now);
  if (kept) return reply.send({ success: true, message: texts.positionShared });
  const work = await findAcceptance(pool, position.workId);
  return sendRefusal(
    reply,
    work?.accountId === person._id ? refusals.conflict(texts.workIsOver) : refusals.notFound(texts.noSuchWork),
  );
});

export const answerStopSharing = ofAccount(async ({ pool }, request, reply, { person }) => {
  const work = is(stopSharing.params, request.params) ? await findAcceptance(pool, request.params.id) : undefined;
  if (work?.accountId !== person._id) return sendRefusal(reply, refusals.notFound(texts.noSuchWork));
  await forgetPositions(pool, [work.id]);
  return reply.send({ success: true, message: texts.positionForgotten });
});
