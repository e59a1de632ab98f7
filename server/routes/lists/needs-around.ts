import { is } from 'valibot';
import { findNeeds } from '../../../contract/calls/needs-around.ts';
import { openStatuses } from '../../../contract/enumerations.ts';
import { displayStatusOf } from '../../../contract/policies/display-status.ts';
import { neededAround } from '../../../contract/policies/needs-around.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { publicDisasterType } from '../../../contract/policies/public-disaster-type.ts';
import { reportView } from '../../../contract/policies/report-view.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { askedAround } from '../../store/aid/asked-around.ts';
import { findReport, type KeptReport } from '../../store/reports/reports.ts';
import { publicStandIn } from '../../store/reports/stands-for.ts';
import { texts } from '../../texts.ts';
import type { Handler } from '../route.ts';

/** What is asked for around a disaster, the same for everybody, whoever asks: by what the public is told of it and of each request. */
export const answerNeeds: Handler = async ({ pool }, request, reply) => {
  const { params } = request;
  const asked = is(findNeeds.params, params) ? await findReport(pool, params.id) : undefined;
  const report = asked && (await publicStandIn(pool, asked));
  if (report === undefined || !isPublic(report)) return sendRefusal(reply, refusals.notFound(texts.noSuchReport));
  const { disasterType, location } = reportView('nobody', report);
  const place = placeOf(location);
  const around = place && (await askedAround(pool, publicDisasterType(disasterType), place));
  return reply.send({ success: true, data: (place && around && neededAround(place, around)) ?? null });
};

function isPublic({ lane, status, resolvedAt, sameAs }: KeptReport): boolean {
  return (
    lane === 'main' && sameAs === undefined && openStatuses.some((open) => open === displayStatusOf(status, resolvedAt))
  );
}
