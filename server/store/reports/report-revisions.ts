import type pg from 'pg';
import type { ReadReport, ReportFacts } from '../../../contract/entities/report.ts';
import type { FactChanges } from '../../../contract/policies/revised-report.ts';
import { factColumns } from '../intake/columns.ts';
import type { LatestDecision } from '../acts/latest-decision.ts';
import { readReport } from './read-report.ts';

/** What an admin put right. */
export interface Revision {
  /** The item's id. */
  id: string;
  reportId: string;
  /** The admin; absent: whoever sent the report. */
  accountId?: string;
  /** 1, 2, 3 … */
  revision: number;
  reason?: string | undefined;
  changes: FactChanges;
}

/** The body as it came, whatever was put right since, and what was. */
export async function originalOf(
  client: pg.PoolClient,
  reportId: string,
): Promise<{ original: ReadReport; revised: ReportFacts | null }> {
  const { rows } = await client.query<{ body: string; revised: ReportFacts | null }>({
    name: 'original-report',
    text: 'SELECT body, revised FROM reports WHERE id = $1',
    values: [reportId],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('the report went while it was locked');
  return { original: readReport(row.body), revised: row.revised };
}

/** Keeps the facts beside the body, and in the columns that lists and maps go by. `standing` is the report as it stands from now on. */
export async function keepRevision(
  client: pg.PoolClient,
  { id, reportId, accountId, revision, reason, changes }: Revision,
  { revised, standing }: { revised: ReportFacts | null; standing: ReadReport },
  now: number,
): Promise<void> {
  const columns = factColumns.map(({ name }, index) => `${name} = $${index + 4}`).join(', ');
  await client.query({
    name: 'revise-report',
    text: `UPDATE reports SET revised = $2::jsonb, revision = $3, ${columns}, sought = NULL, changed_at = change_time() WHERE id = $1`,
    values: [reportId, revised && JSON.stringify(revised), revision, ...factColumns.map(({ of }) => of(standing))],
  });
  await client.query({
    name: 'keep-revision',
    text: `INSERT INTO report_revisions (report_id, revision, id, account_id, at, reason, changes)
           VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000), $6, $7::jsonb)`,
    values: [reportId, revision, id, accountId ?? null, now, reason ?? null, JSON.stringify(changes)],
  });
}

/** Who put a report's facts right last, or wrote its campaign. */
export async function latestWriter(
  client: pg.PoolClient,
  of: 'facts' | 'campaign',
  reportId: string,
): Promise<LatestDecision | undefined> {
  const from =
    of === 'facts'
      ? `report_revisions AS written LEFT JOIN accounts ON accounts.id = account_id
         WHERE report_id = $1 ORDER BY revision DESC LIMIT 1`
      : 'campaigns AS written LEFT JOIN accounts ON accounts.id = account_id WHERE written.id = $1';
  const { rows } = await client.query<{ actor: string | null; name: string | null; at: Date }>({
    name: `latest-writer-${of}`,
    text: `SELECT account_id AS actor, accounts.name, at FROM ${from}`,
    values: [reportId],
  });
  const row = rows[0];
  // Whoever sent it has no account.
  if (row === undefined || row.actor === null) return undefined;
  return { actor: row.actor, at: row.at.getTime(), ...(row.name === null ? {} : { name: row.name }) };
}
