import { is } from 'valibot';
import { previewAlert } from '../../../contract/calls/acts.ts';
import { actLimits } from '../../../contract/act-limits.ts';
import { suggestedRadiusKm } from '../../../contract/policies/alert-suggestions.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { outcomesOf, type OwnOutcomeRow } from '../../store/acts/act-outcomes.ts';
import { countAround } from '../../store/alerts/alert-reach.ts';
import { findReport, pointOf } from '../../store/reports/reports.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from '../accounts/account.ts';

/** What became of the caller's own acts: a phone whose answer was lost, or another one of theirs, learns it here. */
export const answerOutcomes = ofAccount(async ({ pool }, _request, reply, { person }) => {
  const outcomes = await outcomesOf(pool, person._id, actLimits.outcomes);
  return reply.send({ success: true, data: outcomes.map(viewOf) });
});

/** Counted as the alert itself would choose; all volunteers as of a minute ago, for counting them takes longer the more there are. */
export const answerPreviewAlert = ofAccount(async ({ pool, figures }, request, reply) => {
  const query = queryOf(request, previewAlert.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const { params } = request;
  const report = is(previewAlert.params, params) ? await findReport(pool, params.id) : undefined;
  if (report === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchReport));
  const asked = query.value.radiusKm;
  const radiusKm = asked === undefined ? suggestedRadiusKm(report.body.severity) : Number(asked);
  if (radiusKm < 1 || radiusKm > actLimits.alertRadiusKm) {
    return sendRefusal(reply, refusals.invalid({ radiusKm: texts.alertRadius }));
  }
  const { disasterType: type, severity } = report.body;
  const around = { disaster: { type, severity }, at: pointOf(report), radiusKm };
  const [{ near, devices, ...leftOut }, { volunteers }] = await Promise.all([countAround(pool, around), figures()]);
  const data = { near, devices, leftOut, volunteers: Math.max(near, volunteers), radiusKm };
  return reply.send({ success: true, data });
});

function viewOf({ id, about, what, result, stands, by, byAt, at }: OwnOutcomeRow) {
  return {
    _id: id,
    about,
    what,
    actedAt: at.toISOString(),
    result,
    ...(stands === null ? {} : { stands }),
    ...(by === null ? {} : { by }),
    ...(byAt === null ? {} : { at: byAt.toISOString() }),
  };
}
