import { adminMessages } from '../../contract/admin-messages.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { ReportAct } from '../../contract/entities/acts.ts';
import { whoWasFirst } from './decide-report.ts';
import { decideWithin, statusOf, type Deciding } from '../acts/decide-within.ts';
import type { Perform } from '../performing.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { lockMerging } from '../store/merges/trees.ts';
import { findReport, releaseReport } from '../store/reports/reports.ts';
import { texts } from '../texts.ts';
import { mayPerform, missingReport } from '../acts/acting.ts';
import { answerAct, type Acted } from '../acts/answer-act.ts';
import { describeReport } from './describe-report.ts';
import type { Acting, ActOf } from './report-acting.ts';
import { keepReportApart, mergeAdded, mergeReport, unmergeReport } from './merge-reports.ts';
import { reviseReport } from './revise-report.ts';

type CarryOut<Act extends ReportAct['act']> = (acting: Acting, act: ActOf<Act>) => Promise<Result<Acted, Refusal>>;

const carriesOut: { readonly [Act in ReportAct['act']]: CarryOut<Act> } = {
  decide,
  revise: async (acting, act) => ok(await reviseReport(acting, act)),
  describe: async (acting, act) => ok(await describeReport(acting, act)),
  release: async (acting) => ok(await release(acting)),
  merge: mergeReport,
  unmerge: async (acting, act) => ok(await unmergeReport(acting, act)),
  'keep-apart': keepReportApart,
  'merge-added': async (acting) => ok(await mergeAdded(acting)),
};

/** What an admin does to a report, whenever it comes: done, as it stood already, or left as another admin made it meanwhile. */
export const actOnReport: Perform<'actOnReport'> = async (stage, item) => {
  const { client, now } = stage;
  const { id, owner: admin, body: act } = item;
  if (!(await mayPerform(client, admin, 'decide-reports'))) return failed(refusals.forbidden());
  // Before any row: whoever merges waits for others who do, and never holds what they wait for.
  if (act.act === 'merge' || act.act === 'unmerge' || act.act === 'merge-added') await lockMerging(client);
  const report = await findReport(client, act.reportId, { forUpdate: true });
  if (report === undefined) return failed(await missingReport(client, act.reportId));
  // Each act meets the function of its own kind.
  const carryOut = carriesOut[act.act] as CarryOut<ReportAct['act']>;
  const acted = await carryOut({ client, now, itemId: id, admin, report }, act);
  if (!acted.ok) return acted;
  return answerAct(stage, item, { about: report.id, what: `actOnReport.${act.act}` }, acted.value);
};

async function decide(
  { client, now, admin, report }: Acting,
  { to, seen, reason, dismissal, resolvedAt, volunteersWanted }: ActOf<'decide'>,
): Promise<Result<Acted, Refusal>> {
  const wish = { id: report.id, admin, to, seen, reason, dismissal, resolvedAt, volunteersWanted };
  return actedOf(
    await decideWithin(client, report, wish, now),
    to === 'resolved' ? adminMessages.resolved : texts.reportDecided(to),
  );
}

/** `message`: where it is done. */
export function actedOf(deciding: Deciding, message: string): Result<Acted, Refusal> {
  if (deciding.result === 'refused') return failed(deciding.refusal);
  if (deciding.result === 'conflict') {
    const { from: stands, latest, isMerged } = deciding;
    const by = latest && { account: latest.actor, name: latest.name, at: latest.at };
    const message = (name: string | undefined) =>
      whoWasFirst({ from: stands, latest: latest && { ...latest, name }, isMerged: isMerged === true });
    return ok({ result: 'conflict', stands, message, by });
  }
  return ok(deciding.result === 'same' ? { result: 'same' } : { result: 'done', message });
}

/** It waited aside for a look, and this was the look. */
async function release({ client, now, admin, report }: Acting): Promise<Acted> {
  if (report.lane === 'main') return { result: 'same' };
  await releaseReport(client, report.id);
  const detail = { status: statusOf(report) };
  await recordAct(client, { actor: admin, action: 'report-released', about: report.id, detail }, now);
  return { result: 'done', message: texts.reportReleased };
}
