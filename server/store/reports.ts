import type pg from 'pg';
import type { ReportBody } from '../../contract/entities/report.ts';
import type { ReportStatus } from '../../contract/enumerations.ts';
import type { ReportRecord } from '../../contract/policies/report-view.ts';

export interface KeptReport extends ReportRecord {
  /** SHA-256 of the claim secret; absent where the sender made none. */
  claimHash?: string;
}

interface Row {
  id: string;
  body: string;
  status: ReportStatus;
  reported_at: Date;
  resolved_at: Date | null;
  claim_hash: string | null;
}

export async function findReport(pool: pg.Pool, id: string): Promise<KeptReport | undefined> {
  const { rows } = await pool.query<Row>({
    name: 'find-report',
    text: 'SELECT id, body, status, reported_at, resolved_at, claim_hash FROM reports WHERE id = $1',
    values: [id],
  });
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    id: row.id,
    body: JSON.parse(row.body) as ReportBody,
    status: row.status,
    reportedAt: row.reported_at.toISOString(),
    ...(row.resolved_at === null ? {} : { resolvedAt: row.resolved_at.toISOString() }),
    ...(row.claim_hash === null ? {} : { claimHash: row.claim_hash }),
  };
}
