import { useState } from 'react';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';

type Decidable = Pick<AdminReport, 'shownStatus' | 'revision'>;

/** Says another thing whenever what an admin decides by has changed, this phone's own acts counted in. */
function stampOf({ shownStatus, revision = 0 }: Decidable): string {
  return `${shownStatus} ${revision}`;
}

/**
 * Did the report change while somebody looked at it, by another hand than theirs? `act` is told right before they do something, `look`
 * that they have read of it. The outline that comes with a link knows of no revision: looking begins with the whole report.
 */
export function useUnderEyes(report: Decidable, isWhole: boolean): { hasChanged: boolean; act(): void; look(): void } {
  const now = isWhole ? stampOf(report) : undefined;
  const [seen, setSeen] = useState(now);
  const [isActing, setActing] = useState(false);
  if (seen === undefined && now !== undefined) setSeen(now);
  const isOther = seen !== undefined && now !== undefined && now !== seen;
  if (isOther && isActing) {
    // What they did themselves is no surprise.
    setSeen(now);
    setActing(false);
  }
  return { hasChanged: isOther && !isActing, act: () => setActing(true), look: () => setSeen(now) };
}
