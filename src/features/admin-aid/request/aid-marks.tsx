import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import { aidCardTexts, aidStatusNames } from '../../../strings/admin/admin-aid.ts';
import { LateMark } from '../../../parts/found/late-mark.tsx';
import { reportCardTexts } from '../../../strings/admin/admin-reports.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { nameOf } from '../../../strings/forms/labels.ts';
import styles from './aid.module.css';
import { isOfferedWider, isOverdue } from './is-overdue.ts';

const tones = { active: 'info', fulfilled: 'sent', withdrawn: 'neutral', expired: 'neutral' } satisfies Record<
  AdminAid['status'],
  Tone
>;

interface AidMarksProps {
  aid: AdminAid;
  /** Epoch milliseconds. */
  now: number;
  isFromServer?: boolean;
}

/** How a request stands, in words of few letters. */
export function AidMarks({ aid, now, isFromServer = false }: AidMarksProps) {
  const { status, lane } = aid.shown;
  return (
    <p className={styles['marks']}>
      <Badge tone={tones[status]}>{nameOf(aidStatusNames, status)}</Badge>
      {isOverdue(aid, now) && <Badge tone="bad">{aidCardTexts.overdue}</Badge>}
      {isOfferedWider(aid, now) && <Badge tone="waiting">{aidCardTexts.offeredWider}</Badge>}
      {lane === 'triage' && <Badge tone="info">{aidCardTexts.heldBack}</Badge>}
      {isFromServer && <Badge tone="info">{reportCardTexts.fromServer}</Badge>}
      <LateMark writtenAt={aid.writtenAt} reportedAt={aid.createdAt} />
    </p>
  );
}
