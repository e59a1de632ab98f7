import { canonicalJson } from '../../contract/base/canonical-json.ts';
import type { Campaign } from '../../contract/entities/report.ts';
import { statusOf } from '../acts/decide-within.ts';
import { recordAct } from '../store/acts/acts.ts';
import { keepCampaign } from '../store/reports/campaigns.ts';
import { latestDecision } from '../store/acts/latest-decision.ts';
import { latestWriter } from '../store/reports/report-revisions.ts';
import { texts } from '../texts.ts';
import { conflictWith } from '../acts/acting.ts';
import type { Acted } from '../acts/answer-act.ts';
import type { Acting, ActOf } from './report-acting.ts';

/** Writes what the public is told and asked for. Of a dismissed report there is nothing to tell. */
export async function describeReport(
  { client, now, admin, report }: Acting,
  { campaign, seen }: ActOf<'describe'>,
): Promise<Acted> {
  const stands = statusOf(report);
  if (stands === 'dismissed') {
    const latest = await latestDecision(client, report.id);
    return conflictWith(
      latest,
      stands,
      (name, at) => texts.decidedBefore(name, stands, at),
      texts.reportStands(stands),
    );
  }
  if (report.campaign !== undefined && isSame(report.campaign, campaign)) return { result: 'same' };
  const before = report.campaignRevision ?? 0;
  if (seen !== before) {
    const latest = await latestWriter(client, 'campaign', report.id);
    return conflictWith(latest, stands, texts.describedBefore, texts.campaignStands);
  }
  const revision = before + 1;
  await keepCampaign(client, { reportId: report.id, accountId: admin, revision }, campaign, now);
  await recordAct(client, { actor: admin, action: 'campaign-written', about: report.id, detail: { revision } }, now);
  return { result: 'done', message: texts.campaignWritten };
}

function isSame(one: Campaign, other: Campaign): boolean {
  return plain(one) === plain(other);
}

function plain({ target, needs, text }: Campaign): string {
  return canonicalJson({ target: target ?? null, needs: needs.map((need) => ({ ...need })), text });
}
