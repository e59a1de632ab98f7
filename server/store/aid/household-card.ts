import type pg from 'pg';
import type { AidRecord } from '../../../contract/policies/aid-view.ts';
import { statusBy } from '../../../contract/policies/aid-states.ts';
import { withMembers } from '../../../contract/policies/household-lines.ts';
import { findTree } from '../merges/trees.ts';
import { findAid, keepAid, lockAid } from './aid-requests.ts';
import { leaveLines } from './aid-takings.ts';
import { moveDriven } from '../database/driven.ts';

/**
 * A request has the lines of those that it stands for, and no others: to be called whenever one of them was merged or parted, is over, or
 * asks for more. Nobody has in hand what was left. `now` in epoch milliseconds.
 */
export async function refreshCard(client: pg.PoolClient, id: string, now: number): Promise<AidRecord | undefined> {
  const aid = await lockAid(client, id);
  if (aid === undefined) return undefined;
  const members = aid.sameAs === undefined ? await membersOf(client, id) : [];
  if (members.length === 0 && aid.requirements.every(({ household }) => household === undefined)) return aid;
  const lines = withMembers(aid.requirements, members);
  const gone = await erasedAmong(client, lines);
  // What an erased one asked for may name people: of it the place alone is kept.
  const requirements = lines.map((line) =>
    line.household !== undefined && gone.has(line.household) ? { ...line, type: '', quantity: undefined } : line,
  );
  for (const { _id: takingId, lines: taken } of aid.takings) {
    const left = taken.filter((line) => requirements[line]?.left === true);
    if (left.length > 0) await leaveLines(client, { takingId, lines: left, to: 'ended' }, now);
  }
  await keepAid(client, { ...aid, requirements, status: statusBy(aid.status, requirements) });
  return findAid(client, id);
}

async function membersOf(client: pg.PoolClient, head: string): Promise<AidRecord[]> {
  const ids = (await findTree(client, 'aid_requests', head)).filter((id) => id !== head);
  const found: AidRecord[] = [];
  for (const id of ids) {
    const member = await findAid(client, id);
    if (member) found.push(member);
  }
  return found.toSorted((a, b) => Number(a.createdAt > b.createdAt) - Number(a.createdAt < b.createdAt));
}

async function erasedAmong(client: pg.PoolClient, lines: AidRecord['requirements']): Promise<ReadonlySet<string>> {
  const ids = [...new Set(lines.flatMap(({ household }) => household ?? []))];
  const { rows } = await client.query<{ id: string }>({
    name: 'erased-households',
    text: `SELECT id FROM unnest($1::uuid[]) AS household (id)
           WHERE NOT EXISTS (SELECT 1 FROM aid_requests WHERE aid_requests.id = household.id)`,
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
}

interface Moved {
  from: string;
  to: string;
  /** Where each line of the one is on the other. */
  places: ReadonlyMap<number, number>;
}

/** All that was ever taken and brought of one request is of another from now on, whose card has the same lines. Both are locked. */
export async function moveWork(client: pg.PoolClient, { from, to, places }: Moved): Promise<void> {
  const [was, is] = [[...places.keys()], [...places.values()]];
  await client.query({
    name: 'move-taken-lines',
    text: `UPDATE aid_taken_lines SET aid_id = $2, line = place.is_now FROM unnest($3::integer[], $4::integer[]) AS place (was, is_now)
           WHERE aid_id = $1 AND line = place.was`,
    values: [from, to, was, is],
  });
  await client.query({
    name: 'move-takings',
    text: `UPDATE aid_takings SET aid_id = $2, done_lines = COALESCE((
             SELECT jsonb_agg(COALESCE(place.is_now, done.line::integer) ORDER BY done.line::integer)
             FROM jsonb_array_elements_text(done_lines) AS done (line)
             LEFT JOIN unnest($3::integer[], $4::integer[]) AS place (was, is_now) ON place.was = done.line::integer), '[]')
           WHERE aid_id = $1`,
    values: [from, to, was, is],
  });
  await moveDriven(client, 'aid_requests', [from], to);
  await client.query({
    name: 'move-deliveries',
    text: 'UPDATE deliveries SET aid_id = $2 WHERE aid_id = $1',
    values: [from, to],
  });
  // By way of places that no line has: two lines of one delivery may change places.
  await client.query({
    name: 'move-delivery-lines',
    text: `UPDATE delivery_lines SET aid_id = $2, line = -1 - place.is_now FROM unnest($3::integer[], $4::integer[]) AS place (was, is_now)
           WHERE aid_id = $1 AND line = place.was`,
    values: [from, to, was, is],
  });
  await client.query({
    name: 'place-delivery-lines',
    text: 'UPDATE delivery_lines SET line = -1 - line WHERE aid_id = $1 AND line < 0',
    values: [to],
  });
}
