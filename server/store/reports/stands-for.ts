import type pg from 'pg';
import { findHead, headOf } from '../merges/trees.ts';
import { findReport, type KeptReport } from './reports.ts';

/** What stands for a report: itself, or what it was merged into. Its places, and how it stands, are those of all that are one with it. */
export async function whatStandsFor(
  client: pg.PoolClient,
  report: KeptReport | undefined,
): Promise<KeptReport | undefined> {
  if (report?.sameAs === undefined) return report;
  const head = await findHead(client, 'reports', report.id);
  return head === undefined ? report : findReport(client, head, { forUpdate: true });
}

/**
 * What the public is shown in place of a report: what it was merged into, where the public was shown the report itself before. Of another
 * nobody learns what it was merged into.
 */
export async function publicStandIn(pool: pg.Pool, report: KeptReport): Promise<KeptReport> {
  if (report.sameAs === undefined) return report;
  const { rows } = await pool.query<{ head: string | null }>({
    name: 'public-stand-in',
    text: `SELECT ${headOf('reports', '$1::uuid')} AS head FROM reports WHERE id = $1 AND shown`,
    values: [report.id],
  });
  const head = rows[0]?.head ?? undefined;
  return (head === undefined ? undefined : await findReport(pool, head)) ?? report;
}
