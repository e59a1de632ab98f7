import { failed, ok, type Result } from '../../contract/base/result.ts';
import { standingOfReport } from '../../contract/policies/merging.ts';
import { mergeRecords, setApart, unmergeRecord, type Joiner, type Part } from '../merges/merge-records.ts';
import { statusOf } from '../acts/decide-within.ts';
import type { Acted } from '../acts/answer-act.ts';
import { missingReport } from '../acts/acting.ts';
import { tellReporter } from '../notices/tell-report.ts';
import type { Refusal } from '../refusal.ts';
import { addedTo } from '../store/reports/added-reports.ts';
import { findReport, releaseReport, type KeptReport } from '../store/reports/reports.ts';
import { findTree } from '../store/merges/trees.ts';
import { countPlaces } from '../store/volunteers/count-places.ts';
import { moveWork } from '../store/volunteers/move-work.ts';
import { texts } from '../texts.ts';
import type { Acting, ActOf } from './report-acting.ts';

/** Two reports of one event are one from now on: the other stands for both. */
export async function mergeReport(acting: Acting, act: ActOf<'merge'>): Promise<Result<Acted, Refusal>> {
  const { client, report } = acting;
  if (act.into !== report.id && (await findReport(client, act.into)) === undefined) {
    return failed(await missingReport(client, act.into));
  }
  return ok(await merge(acting, { id: report.id, into: act.into, isOver: act.isOver }));
}

/** All that wait and were sent as more about this disaster: what cannot be merged stays as it is. */
export async function mergeAdded(acting: Acting): Promise<Acted> {
  const { client, report } = acting;
  const added = await addedTo(client, report.id);
  if (added.length === 0) return { result: 'same' };
  let first: Acted | undefined;
  let isDone = false;
  for (const id of added) {
    const acted = await merge(acting, { id, into: report.id, isOver: undefined });
    isDone ||= acted.result === 'done';
    first ??= acted;
  }
  return isDone ? { result: 'done', message: texts.merged } : (first ?? { result: 'same' });
}

export async function unmergeReport(acting: Acting, { seen }: ActOf<'unmerge'>): Promise<Acted> {
  const { client, report } = acting;
  const parted = await unmergeRecord(joinerOf(acting), { id: report.id, seen }, partIn(acting));
  if (parted.result === 'same') return { result: 'same' };
  if (parted.result === 'elsewhere') return hindered(report, 'elsewhere');
  // Whoever came while it was one with the other came to what was public: nobody is on what waits for a decision.
  if (statusOf(report) !== 'active') await moveWork(client, await findTree(client, 'reports', report.id), parted.from);
  await countPlaces(client, report.id);
  await countPlaces(client, parted.from);
  return { result: 'done', message: texts.unmerged };
}

export async function keepReportApart(
  acting: Acting,
  { other, apart }: ActOf<'keep-apart'>,
): Promise<Result<Acted, Refusal>> {
  const { client, report } = acting;
  if (other === report.id) return ok({ result: 'same' });
  if ((await findReport(client, other)) === undefined) return failed(await missingReport(client, other));
  const isNew = await setApart(joinerOf(acting), { id: report.id, other, apart });
  return ok(isNew ? { result: 'done', message: apart ? texts.keptApart : texts.notApart } : { result: 'same' });
}

async function merge(acting: Acting, wish: { id: string; into: string; isOver: boolean | undefined }): Promise<Acted> {
  const { client, now, report } = acting;
  const merged = await mergeRecords(joinerOf(acting), wish, partIn(acting));
  if (merged.result === 'same') return { result: 'same' };
  if (merged.result === 'no') return hindered(report, merged.why);
  await countPlaces(client, merged.head);
  const [own, head] = [await findReport(client, wish.id), await findReport(client, merged.head)];
  if (own?.lane === 'main' && head?.lane === 'triage') await releaseReport(client, merged.head);
  const stands = head && statusOf(head);
  // Whoever waits for word of theirs is told how the whole of it stands.
  if (own && stands && stands !== 'pending' && stands !== statusOf(own)) {
    for (const id of merged.tree) await tellReporter(client, id, stands, now);
  }
  return { result: 'done', message: texts.merged };
}

function hindered(report: KeptReport, why: keyof typeof texts.mergeHindered): Acted {
  return { result: 'conflict', stands: statusOf(report), message: () => texts.mergeHindered[why] };
}

function joinerOf({ client, now, admin, itemId }: Acting): Joiner {
  return { client, now, admin, itemId, table: 'reports' };
}

function partIn({ client }: Acting): (id: string) => Promise<Part | undefined> {
  return async (id) => {
    const report = await findReport(client, id);
    return report && { id, sameAs: report.sameAs, standing: standingOfReport(statusOf(report)) };
  };
}
