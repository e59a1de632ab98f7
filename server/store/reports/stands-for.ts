import type pg from 'pg';
import { findHead } from '../merges/trees.ts';
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
