import type pg from 'pg';
import type { Json } from '../../../contract/base/canonical-json.ts';
import { knownPart } from '../../../contract/base/known-part.ts';
import { requestAid } from '../../../contract/calls/aid.ts';
import { reportDisaster } from '../../../contract/calls/reports.ts';
import type { AidBody } from '../../../contract/entities/aid-request.ts';
import type { ReadReport, ReportFacts } from '../../../contract/entities/report.ts';
import { newRequirements, type Requirement } from '../../../contract/policies/aid-view.ts';
import { revisedBody } from '../../../contract/policies/revised-report.ts';
import { openRootOf } from '../database/open-reports.ts';
import { keepRoadBlockOf } from '../roads/road-blocks.ts';
import { factColumns } from './columns.ts';

/** Records that one transaction reads again: a few milliseconds. */
const PART = 100;

/** Which of them are left out, and what is done where one cannot be read (`server/unreadable.ts`). */
interface UnreadableHere {
  ids(): string[];
  unless(id: string, run: () => Promise<void>): Promise<unknown>;
}

interface Unread {
  id: string;
  body: string;
}

/**
 * Reads again one part of the reports and aid requests that an older server could not read all of, now that this one knows the contract
 * of `number`. What is known by now stands in the columns; what an admin put right, and what has come of a need, stays as it is.
 * Answers how many there were.
 */
export async function readPartAgain(
  client: pg.PoolClient,
  number: number,
  unreadable: UnreadableHere,
): Promise<number> {
  const reports = await unreadIn<Unread & { revised: ReportFacts | null }>(client, 'reports', 'revised', {
    number,
    without: unreadable.ids(),
  });
  for (const report of reports) await unreadable.unless(report.id, () => readReportAgain(client, report, number));
  const requests = await unreadIn<Unread & { requirements: Requirement[] }>(client, 'aid_requests', 'requirements', {
    number,
    without: unreadable.ids(),
  });
  for (const request of requests) await unreadable.unless(request.id, () => readAidAgain(client, request, number));
  return reports.length + requests.length;
}

async function unreadIn<Row extends Unread>(
  client: pg.PoolClient,
  table: 'reports' | 'aid_requests',
  column: string,
  { number, without }: { number: number; without: readonly string[] },
): Promise<Row[]> {
  const { rows } = await client.query<Row>({
    name: `unread-${table}`,
    text: `SELECT id, body, ${column} FROM ${table} WHERE read_by < $1 AND id <> ALL ($2::uuid[]) ORDER BY id LIMIT ${PART} FOR UPDATE SKIP LOCKED`,
    values: [number, without],
  });
  return rows;
}

async function readReportAgain(
  client: pg.PoolClient,
  { id, body, revised }: Unread & { revised: ReportFacts | null },
  number: number,
): Promise<void> {
  const whole = JSON.parse(body) as Json;
  const known = knownPart(reportDisaster.body, whole) as ReadReport | undefined;
  const columns = factColumns.map(({ name }, index) => `${name} = $${index + 3}`).join(', ');
  const standing = known && revisedBody(known, revised);
  await client.query({
    text: `UPDATE reports SET read_by = $2${standing ? `, ${columns}` : ''}, changed_at = change_time() WHERE id = $1`,
    values: [id, mark(known, whole, number), ...(standing ? factColumns.map(({ of }) => of(standing)) : [])],
  });
  if (known?.addsTo !== undefined) {
    await client.query({
      name: 'read-addition-again',
      text: `UPDATE reports SET adds_to = ${openRootOf('$2')} WHERE id = $1`,
      values: [id, known.addsTo],
    });
  }
  if (known?.roadBlocked !== undefined) await keepRoadBlockOf(client, id, known.roadBlocked);
}

async function readAidAgain(
  client: pg.PoolClient,
  { id, body, requirements: kept }: Unread & { requirements: Requirement[] },
  number: number,
): Promise<void> {
  const whole = JSON.parse(body) as Json;
  const known = knownPart(requestAid.body, whole) as AidBody | undefined;
  const requirements = known ? withAdded(newRequirements(known), kept) : kept;
  await client.query({
    text: 'UPDATE aid_requests SET read_by = $2, requirements = $3::jsonb, sought = NULL, changed_at = change_time() WHERE id = $1',
    values: [id, mark(known, whole, number), JSON.stringify(requirements)],
  });
}

/** As they are read now, with what has come of each since, and those that were added since. */
function withAdded(read: readonly Requirement[], kept: readonly Requirement[]): Requirement[] {
  return [...read.map((need, line) => ({ ...need, ...cameOf(kept[line]) })), ...kept.slice(read.length)];
}

/** What has come of a need since. */
function cameOf(kept: Requirement | undefined): Partial<Requirement> {
  if (kept === undefined) return {};
  const { status, delivered } = kept;
  return { status, ...(delivered === undefined ? {} : { delivered }) };
}

/** None where all of it was read; else it is read again by the next contract. */
function mark(known: unknown, whole: Json, number: number): number | null {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(whole) ? null : number;
}
