import { systemClock } from '../../../contract/base/clock.ts';
import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { latenessMs } from '../../../contract/policies/lateness.ts';
import { lateText } from '../../strings/admin/acts.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

interface LateMarkProps {
  /** ISO 8601, by the clock of who reported. */
  writtenAt: string | undefined;
  /** ISO 8601, server time. */
  reportedAt: string;
}

/** "Made 62 hours ago, received just now": what a report tells may be over. Nothing where it came without such a delay. */
export function LateMark({ writtenAt, reportedAt }: LateMarkProps) {
  if (writtenAt === undefined || latenessMs({ writtenAt, reportedAt }) === undefined) return null;
  const now = systemClock.now();
  return <Badge tone="waiting">{lateText(epochMsOf(writtenAt), epochMsOf(reportedAt), now)}</Badge>;
}
