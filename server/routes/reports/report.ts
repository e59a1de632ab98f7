import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { is } from 'valibot';
import { getDisaster } from '../../../contract/calls/reports.ts';
import { headers } from '../../../contract/headers.ts';
import { reportViewAlone, showsContact } from '../../../contract/policies/report-view.ts';
import { viewerOf, type Viewer } from '../../../contract/policies/viewer.ts';
import type { Caller } from '../../access/caller.ts';
import { logEvent } from '../../access/log-event.ts';
import { sendRefusal } from '../../http/send.ts';
import { sha256 } from '../../intake/check-item.ts';
import { refusals } from '../../refusal.ts';
import { acceptanceOn } from '../../store/volunteers/acceptances.ts';
import { findReport, type KeptReport } from '../../store/reports/reports.ts';
import { publicStandIn } from '../../store/reports/stands-for.ts';
import { texts } from '../../texts.ts';
import { isPledger } from '../../ngos/pledger.ts';
import { isTaker } from '../../volunteers/taker.ts';
import { noteLook } from './note-look.ts';
import type { RouteServices } from '../route.ts';

/**
 * One report; to whoever has no part in it the incident that it was merged into. Unknown, malformed and "not yours" are one answer: an id
 * must not be provable by asking.
 */
export async function answerReport(
  services: RouteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { person }: Caller,
): Promise<FastifyReply> {
  const { params } = request;
  const asked = is(getDisaster.params, params) ? await findReport(services.pool, params.id) : undefined;
  const claim = claimOf(asked, request.headers[headers.claimSecret]);
  if (asked === undefined || claim === 'wrong') return sendRefusal(reply, refusals.notFound(texts.noSuchReport));
  const viewerAt = async (one: KeptReport, isReporter: boolean) =>
    viewerOf(person, { isReporter, hasTaken: await hasTaken(services, person, one) });
  const own = await viewerAt(asked, claim === 'right');
  const report = hasPart(own) ? asked : await publicStandIn(services.pool, asked);
  const viewer = report.id === asked.id ? own : await viewerAt(report, false);
  if (person !== undefined && showsContact(viewer, report)) {
    const refusal = await noteLook(services, { action: 'contact-seen', account: person._id, viewer, about: report.id });
    if (refusal !== undefined) return sendRefusal(reply, refusal);
    logEvent(request, { event: 'personal-data-seen', account: person._id, about: report.id });
  }
  return reply.send({ success: true, data: [reportViewAlone(viewer, report)] });
}

function hasPart(viewer: Viewer): boolean {
  return viewer === 'admin' || viewer === 'reporter' || viewer === 'taker';
}

async function hasTaken(
  { pool, clock }: RouteServices,
  person: Caller['person'],
  report: KeptReport,
): Promise<boolean> {
  if (person === undefined) return false;
  if (person.role === 'ngo') return isPledger(pool, person._id, report, clock.now());
  const work = await acceptanceOn(pool, person._id, report.id);
  return work !== undefined && isTaker(work, report, clock.now());
}

function claimOf(report: KeptReport | undefined, secret: string | string[] | undefined): 'none' | 'right' | 'wrong' {
  if (secret === undefined) return 'none';
  const shown = Buffer.from(sha256(String(secret)));
  // Compared all the same where there is nothing to compare with, so that time tells nothing.
  const kept = Buffer.from(report?.claimHash ?? '0'.repeat(shown.length));
  const right = timingSafeEqual(shown, kept);
  return right && report?.claimHash !== undefined ? 'right' : 'wrong';
}
