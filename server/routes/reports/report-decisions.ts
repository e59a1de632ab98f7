import type { FastifyReply, FastifyRequest } from 'fastify';
import { is, type InferOutput } from 'valibot';
import { resolveReport, updateReport } from '../../../contract/calls/reports.ts';
import type { DisplayStatus } from '../../../contract/enumerations.ts';
import { reportView } from '../../../contract/policies/report-view.ts';
import type { Caller } from '../../access/caller.ts';
import { decideReport } from '../../reports/decide-report.ts';
import type { Decision } from '../../acts/decide-within.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { texts } from '../../texts.ts';
import type { Services } from '../route.ts';

type UpdateBody = InferOutput<typeof updateReport.body>;

/** `PUT /api/report/{id}`: all that an admin decides about a report. */
export async function answerUpdateReport(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
): Promise<FastifyReply> {
  const body = parsedBody(request, updateReport.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const { status: _, ...wish } = body.value;
  return decide(services, request, reply, caller, { to: targetOf(body.value), ...wish });
}

/** `POST /api/report/resolve/{id}`: the second of three calls. Where the first was lost it does the first one's work. */
export async function answerResolveReport(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
): Promise<FastifyReply> {
  const body = parsedBody(request, resolveReport.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  return decide(services, request, reply, caller, { to: 'resolved', resolvedAt: body.value.resolvedAt });
}

/** `rejected` on the wire is resolved with a `resolvedAt` and dismissed without one. */
function targetOf({ status, resolvedAt }: UpdateBody): DisplayStatus {
  if (status === 'pending') return 'pending';
  if (status === 'approved') return 'active';
  return resolvedAt === undefined ? 'dismissed' : 'resolved';
}

async function decide(
  { pool, clock, noteStored }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { person }: Caller,
  wish: Omit<Decision, 'id' | 'admin'>,
): Promise<FastifyReply> {
  if (person === undefined) return sendRefusal(reply, refusals.signIn());
  if (!is(updateReport.params, request.params)) return sendRefusal(reply, refusals.notFound(texts.noSuchReport));
  const decided = await decideReport(pool, { ...wish, id: request.params.id, admin: person._id }, clock.now());
  if (!decided.ok) return sendRefusal(reply, decided.failure);
  noteStored();
  const data = reportView('admin', decided.value);
  return reply.send({ success: true, message: texts.reportDecided(data.displayStatus), data });
}
