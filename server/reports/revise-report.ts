import { changesOf, revisedBody, revisedBy } from '../../contract/policies/revised-report.ts';
import { statusOf } from '../acts/decide-within.ts';
import { recordAct } from '../store/acts/acts.ts';
import { keepRevision, latestWriter, originalOf } from '../store/reports/report-revisions.ts';
import { texts } from '../texts.ts';
import { conflictWith } from '../acts/acting.ts';
import type { Acted } from '../acts/answer-act.ts';
import type { Acting, ActOf } from './report-acting.ts';

/**
 * Puts facts of a report right, beside its body, which stays as it came. Who saw facts that another admin has put right since changes
 * nothing, unless it is what they wanted too.
 */
export async function reviseReport(
  { client, now, itemId, admin, report }: Acting,
  { facts, seen, reason }: ActOf<'revise'>,
): Promise<Acted> {
  const changes = changesOf(report.body, facts);
  const names = Object.keys(changes);
  if (names.length === 0) return { result: 'same' };
  const before = report.revision ?? 0;
  if (seen !== before) {
    const latest = await latestWriter(client, 'facts', report.id);
    return conflictWith(latest, statusOf(report), texts.revisedBefore, texts.factsStand);
  }
  const { original, revised: earlier } = await originalOf(client, report.id);
  const revised = revisedBy(original, earlier, changes);
  const revision = before + 1;
  await keepRevision(
    client,
    { id: itemId, reportId: report.id, accountId: admin, revision, reason, changes },
    { revised, standing: revisedBody(original, revised) },
    now,
  );
  // The words themselves stand with the revision, which goes with its report.
  const detail = { revision, members: names };
  await recordAct(client, { actor: admin, action: 'report-revised', about: report.id, detail }, now);
  return { result: 'done', message: texts.factsRevised };
}
