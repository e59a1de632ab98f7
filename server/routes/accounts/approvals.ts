import { is } from 'valibot';
import { decideApproval, listApprovals } from '../../../contract/calls/approvals.ts';
import type { Application } from '../../../contract/entities/account.ts';
import { publicDisasterType } from '../../../contract/policies/public-disaster-type.ts';
import { shortTown } from '../../../contract/policies/town-words.ts';
import { logEvent } from '../../access/log-event.ts';
import { decide } from '../../accounts/decide.ts';
import { PAGE_ROWS, pageOf, placeInTime } from '../../http/page.ts';
import { queryOf } from '../../http/query-of.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { decisionMail } from '../../mail/mails.ts';
import { postMail } from '../../mail/post-mail.ts';
import { nearPlace } from '../../places/near-place.ts';
import { refusals } from '../../refusal.ts';
import { findApplications, type ExpectedAt, type KeptApplication } from '../../store/accounts/approvals.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from './account.ts';

export const answerApprovals = ofAccount(async ({ pool }, request, reply, { person }) => {
  const query = queryOf(request, listApprovals.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const { status = 'pending', role, cursor } = query.value;
  const after = placeInTime(cursor);
  if (!after.ok) return sendRefusal(reply, after.failure);
  const applications = await findApplications(pool, { status, role, after: after.value, count: PAGE_ROWS });
  const { page, next } = pageOf(applications, ({ createdAt, id }) => [createdAt.getTime(), id]);
  logEvent(request, { event: 'personal-data-seen', account: person._id, records: page.length });
  return reply.send({ success: true, data: page.map(viewOf), ...(next === undefined ? {} : { next }) });
});

/** The applicant is told by mail where mail can be sent, and sees it on the dashboard in any case. */
export const answerDecision = ofAccount(async ({ pool, clock, mailer, onBug }, request, reply, { person }) => {
  if (!is(decideApproval.params, request.params)) return sendRefusal(reply, refusals.notFound(texts.noSuchAccount));
  const body = parsedBody(request, decideApproval.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const deciding = { ...body.value, by: person._id, accountId: request.params.id };
  const decided = await decide(pool, deciding, clock.now());
  if (!decided.ok) return sendRefusal(reply, decided.failure);
  const { application, isNew } = decided.value;
  if (isNew && mailer) void postMail(mailer, decisionMail(application), { onLost: onBug });
  return reply.send({ success: true, message: texts.decided(application.status), data: viewOf(application) });
});

function viewOf({
  id,
  name,
  email,
  role,
  status,
  createdAt,
  decidedAt,
  decidedBy,
  ...rest
}: KeptApplication): Application {
  const { reason, skills, organizationName, type, focusAreas, area, location, phone, registrationNumber, expectedAt } =
    rest;
  const areaNear = nearPlace(area ?? undefined);
  return {
    _id: id,
    name,
    email,
    role,
    status,
    createdAt: createdAt.toISOString(),
    ...(decidedAt === null ? {} : { decidedAt: decidedAt.toISOString() }),
    ...told('decidedBy', decidedBy),
    ...told('reason', reason),
    ...told('skills', skills),
    ...told('organizationName', organizationName),
    ...told('type', type),
    ...(focusAreas !== null && focusAreas.length > 0 && { focusAreas }),
    ...(area !== null && { area }),
    ...(areaNear && { areaNear }),
    ...told('location', location),
    ...told('phone', phone),
    ...told('registrationNumber', registrationNumber),
    ...(expectedAt !== null && { expectedAt: expectedAt.map(expectedView) }),
  };
}

function expectedView({ id, disasterType, lat, lng, state, people }: ExpectedAt) {
  const near = lat === null || lng === null ? undefined : nearPlace({ lati: lat, long: lng });
  return {
    _id: id,
    disasterType: publicDisasterType(disasterType),
    ...(near && { near: shortTown(near) }),
    ...(state !== null && { state }),
    ...(people !== null && { people }),
  };
}

function told<Name extends string>(name: Name, value: string | null): { [Key in Name]?: string } {
  return value === null || value === '' ? {} : ({ [name]: value } as { [Key in Name]: string });
}
