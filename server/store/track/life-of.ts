import type pg from 'pg';
import { aidPlace } from '../../../contract/policies/aid-place.ts';
import { displayStatusOf } from '../../../contract/policies/display-status.ts';
import { aidLife, reportLife, type RecordLife } from '../../../contract/policies/record-age.ts';
import { findAid } from '../aid/aid-requests.ts';
import { findReport, pointOf } from '../reports/reports.ts';

export interface PlacedLife extends RecordLife {
  /** Degrees; undefined: nobody knows where it is. */
  longitude: number | undefined;
}

/** What the age of one record is reckoned by, as it stands now; undefined: it is gone. */
export async function lifeOf(
  db: pg.Pool | pg.PoolClient,
  kind: 'report' | 'aid',
  id: string,
): Promise<PlacedLife | undefined> {
  if (kind === 'aid') {
    const aid = await findAid(db, id);
    return aid && { ...aidLife(aid), longitude: aidPlace(aid.body)?.lng };
  }
  const report = await findReport(db, id);
  if (report === undefined) return undefined;
  const displayStatus = displayStatusOf(report.status, report.resolvedAt);
  return {
    ...reportLife({ ...report, displayStatus, severity: report.body.severity }),
    longitude: pointOf(report)?.lng,
  };
}
