import { adminMessages } from '../../contract/admin-messages.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { suggestedRadiusKm } from '../../contract/policies/alert-suggestions.ts';
import { decideWithin, statusOf } from '../acts/decide-within.ts';
import type { Perform, PerformedItem } from '../performing.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { keepAlert, latestAlert } from '../store/alerts/alerts.ts';
import { latestDecision } from '../store/acts/latest-decision.ts';
import { findReport, pointOf } from '../store/reports/reports.ts';
import { texts } from '../texts.ts';
import { actedOf } from '../reports/act-on-report.ts';
import { conflictWith, mayPerform, missingReport } from '../acts/acting.ts';
import { answerAct, type Acted } from '../acts/answer-act.ts';
import type { Acting } from '../reports/report-acting.ts';

type Alert = PerformedItem<'alertVolunteers'>['body'];

/** Milliseconds in which nobody is alerted to the same disaster twice: two admins press at the same moment, or one presses twice. */
const ONCE_IN_MS = 60_000;

/**
 * Approves the disaster and alerts the volunteers near it, both or neither: who they are is recorded with the alert, or,
 * where they are too many for one act, after it. The disaster's own
 * position counts, whatever came with the call; where nobody knows it, all volunteers are alerted.
 */
export const alertVolunteers: Perform<'alertVolunteers'> = async (stage, item) => {
  const { client, now } = stage;
  const { id, owner: admin, body } = item;
  if (!(await mayPerform(client, admin, 'decide-reports'))) return failed(refusals.forbidden());
  const report = await findReport(client, body.disasterId, { forUpdate: true });
  if (report === undefined) return failed(await missingReport(client, body.disasterId));
  const acted = await approveAndAlert({ client, now, itemId: id, admin, report }, body);
  if (!acted.ok) return acted;
  return answerAct(stage, item, { about: report.id, what: 'alertVolunteers' }, acted.value);
};

async function approveAndAlert(acting: Acting, alert: Alert): Promise<Result<Acted, Refusal>> {
  const { client, now, admin, report } = acting;
  const first = await firstOf(acting, alert);
  if (first !== undefined) return ok(first);
  const { seen, volunteersWanted } = alert;
  const wish = { id: report.id, admin, to: 'active', seen, volunteersWanted } as const;
  const decided = await decideWithin(client, report, wish, now);
  if (decided.result === 'conflict' || decided.result === 'refused') return actedOf(decided, '');
  const { title, body } = alert;
  const radiusKm = radiusOf(acting, alert);
  const { disasterType: type, severity } = report.body;
  const place = { disaster: { type, severity }, radiusKm, at: pointOf(report) };
  const chosen = await keepAlert(
    client,
    { id: acting.itemId, disasterId: report.id, accountId: admin, title, body, ...place },
    now,
  );
  // Of those who are chosen after this the alert itself tells.
  const detail = { alert: acting.itemId, radiusKm, ...(chosen === undefined ? {} : { chosen }) };
  await recordAct(client, { actor: admin, action: 'volunteers-alerted', about: report.id, detail }, now);
  return ok({ result: 'done', message: adminMessages.alerted });
}

/** What came of it where somebody was first: the same alert, another one just now, or a decision that this admin has not seen. */
async function firstOf(acting: Acting, alert: Alert): Promise<Acted | undefined> {
  const { client, now, report } = acting;
  const stands = statusOf(report);
  const latest = stands === 'active' ? await latestAlert(client, report.id) : undefined;
  if (latest !== undefined && now - latest.at < ONCE_IN_MS) {
    const isSame = latest.title === alert.title && latest.body === alert.body;
    if (isSame && latest.radiusKm === radiusOf(acting, alert)) return { result: 'same' };
    return conflictWith(latest, stands, texts.alertedBefore, texts.reportStands(stands));
  }
  if (stands !== 'resolved' && (alert.seen ?? stands) === stands) return undefined;
  return conflictWith(
    await latestDecision(client, report.id),
    stands,
    (name, at) => texts.decidedBefore(name, stands, at),
    texts.reportStands(stands),
  );
}

function radiusOf({ report }: Acting, { radiusKm }: Alert): number {
  return radiusKm ?? suggestedRadiusKm(report.body.severity);
}
