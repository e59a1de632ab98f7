import type { ReportAct } from '../../../../contract/entities/acts.ts';
import type { ReportFacts } from '../../../../contract/entities/report.ts';
import type { DisplayStatus } from '../../../../contract/enumerations.ts';
import { withFacts } from '../../../../contract/policies/revised-report.ts';
import type { ReportRow } from '../../lists/rows.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { actsAmong, type ActItem } from './act-items.ts';

export interface ShownReport extends ReportRow {
  /** As it stands once all acts of this phone have arrived. What the next act names as `seen`. */
  shownStatus: DisplayStatus;
}

/** The acts that are laid over records, by record, oldest first: not what was refused, nor where somebody else was first. */
export function countingActs(
  items: readonly OutboxItem[],
  conflicts: ReadonlySet<string>,
): ReadonlyMap<string, readonly ActItem[]> {
  const byRecord = new Map<string, ActItem[]>();
  for (const act of actsAmong(items)) {
    const { id, state } = act.item;
    if (state === 'needs-you' || state === 'replaced' || conflicts.has(id)) continue;
    byRecord.set(act.about, [...(byRecord.get(act.about) ?? []), act]);
  }
  return byRecord;
}

/**
 * What the server knows of a report and what this phone has done since, as one. An act counts only where the report still stands as
 * its admin saw it: what has arrived is in the row already, and where somebody else was first the row tells it.
 */
export function reportWithActs(row: ReportRow, acts: readonly ActItem[]): ShownReport {
  return acts.reduce<ShownReport>(afterAct, { ...row, shownStatus: row.displayStatus });
}

function afterAct(shown: ShownReport, { what, body }: ActItem): ShownReport {
  // Our own bodies, checked by the contract when they were saved, and by their digests since.
  switch (what) {
    case 'actOnReport.decide':
      return decided(shown, body as unknown as Extract<ReportAct, { act: 'decide' }>);
    case 'alertVolunteers':
      return decided(shown, { seen: 'pending', ...body, to: 'active' });
    case 'actOnReport.revise':
      return revised(shown, body as unknown as Extract<ReportAct, { act: 'revise' }>);
    case 'actOnReport.describe': {
      const { seen, campaign } = body as unknown as Extract<ReportAct, { act: 'describe' }>;
      return seen === (shown.campaignRevision ?? 0) ? { ...shown, campaign, campaignRevision: seen + 1 } : shown;
    }
    case 'actOnReport.release':
      return { ...shown, lane: 'main' };
    case 'actOnReport.merge':
      return { ...shown, sameAs: (body as unknown as Extract<ReportAct, { act: 'merge' }>).into };
    case 'actOnReport.unmerge': {
      const { sameAs: _, ...alone } = shown;
      return { ...alone, lane: 'main' };
    }
    default:
      return shown;
  }
}

type Decided = Pick<
  Extract<ReportAct, { act: 'decide' }>,
  'to' | 'seen' | 'resolvedAt' | 'dismissal' | 'volunteersWanted' | 'actedAt'
>;

function decided(shown: ShownReport, act: Decided): ShownReport {
  const { to, seen, resolvedAt, dismissal, volunteersWanted } = act;
  if (shown.shownStatus !== seen) return shown;
  const { activeSince, resolvedAt: _at, dismissal: _why, ...rest } = shown;
  const since = to === 'active' && shown.shownStatus !== 'active' ? act.actedAt : activeSince;
  const next: ShownReport = {
    ...rest,
    shownStatus: to,
    ...((to === 'active' || to === 'resolved') && since !== undefined && { activeSince: since }),
    ...(to === 'resolved' && resolvedAt !== undefined && { resolvedAt }),
    ...(to === 'dismissed' && dismissal !== undefined && { dismissal }),
  };
  if (to !== 'active' || volunteersWanted === undefined) return next;
  const { volunteersWanted: _wanted, ...without } = next;
  return volunteersWanted === null ? without : { ...without, volunteersWanted };
}

function revised(shown: ShownReport, { seen, facts }: { seen: number; facts: ReportFacts }): ShownReport {
  if (seen !== (shown.revision ?? 0)) return shown;
  return { ...withFacts(shown, facts), revision: seen + 1 };
}
