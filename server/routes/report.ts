import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { is } from 'valibot';
import { getDisaster } from '../../contract/calls/reports.ts';
import { headers } from '../../contract/headers.ts';
import { reportView, type ReportViewer } from '../../contract/policies/report-view.ts';
import { sendRefusal } from '../http/send.ts';
import { sha256 } from '../intake/check-item.ts';
import { refusals } from '../refusal.ts';
import { findReport, type KeptReport } from '../store/reports.ts';
import { texts } from '../texts.ts';
import type { Services } from './route.ts';

/** One report. Unknown, malformed and "not yours" are one answer: an id must not be provable by asking. */
export async function answerReport(
  { pool }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const report = is(getDisaster.params, request.params) ? await findReport(pool, request.params.id) : undefined;
  const viewer = viewerOf(report, request.headers[headers.claimSecret]);
  if (report === undefined || viewer === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchReport));
  return reply.send({ success: true, data: [reportView(viewer, report)] });
}

/** Undefined: a secret was shown and is wrong. */
function viewerOf(report: KeptReport | undefined, secret: string | string[] | undefined): ReportViewer | undefined {
  if (secret === undefined) return 'anyone';
  const shown = Buffer.from(sha256(String(secret)));
  // Compared all the same where there is nothing to compare with, so that time tells nothing.
  const kept = Buffer.from(report?.claimHash ?? '0'.repeat(shown.length));
  const right = timingSafeEqual(shown, kept);
  return right && report?.claimHash !== undefined ? 'reporter' : undefined;
}
