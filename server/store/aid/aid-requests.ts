import type pg from 'pg';
import type { AidBody } from '../../../contract/entities/aid-request.ts';
import type { AidStatus, Lane } from '../../../contract/enumerations.ts';
import { standingBody, type AidPlaceSaid } from '../../../contract/policies/aid-place.ts';
import { statusBy } from '../../../contract/policies/aid-states.ts';
import { asOnCard } from '../../../contract/policies/household-lines.ts';
import type { AidRecord, Household, Requirement } from '../../../contract/policies/aid-view.ts';
import { countOfTree, hasMerged, isInTree } from '../merges/trees.ts';
import { takingOf, TAKINGS, type TakingRow } from './aid-takings.ts';
import { pagesOf, type NewestFirst, type Pages, type Stretch } from '../database/newest-first.ts';

export interface AidRow {
  id: string;
  body: string;
  requirements: Requirement[];
  status: AidStatus;
  lane: Lane;
  takings: TakingRow[] | null;
  confirmed_at: Date | null;
  asked_again_at: Date | null;
  moved_at: Date | null;
  messaged_at: Date | null;
  moves: AidPlaceSaid[];
  same_as: string | null;
  requests: number | null;
  households: HouseholdRow[] | null;
  at: Date;
}

interface HouseholdRow {
  id: string;
  body: string;
  moves: AidPlaceSaid[];
  status: AidStatus;
}

/** SQL: the others that a row stands for, the first that came before the rest; null: it is alone, or part of another. */
const HOUSEHOLDS = `CASE WHEN aid_requests.same_as IS NULL AND ${hasMerged('aid_requests')} THEN (
  SELECT jsonb_agg(jsonb_build_object('id', member.id, 'body', member.body, 'moves', member.moves, 'status', member.status)
                   ORDER BY member.created_at, member.id)
  FROM aid_requests AS member
  WHERE member.id <> aid_requests.id AND ${isInTree('member.id', 'aid_requests', 'aid_requests.id')}) END`;

export const AID_COLUMNS = `id, body, requirements, status, lane, confirmed_at, asked_again_at, moved_at, messaged_at, moves, same_as, ${TAKINGS} AS takings,
  ${countOfTree('aid_requests')} AS requests, ${HOUSEHOLDS} AS households`;

/** Aid requests, newest first: those of the main lane, or all of them. */
export function pagesOfAidRequests(pool: pg.Pool, which: 'main' | 'all', stretch: Stretch): Pages<AidRecord> {
  const list: NewestFirst<AidRecord> = {
    name: `aid-${which}`,
    table: 'aid_requests',
    columns: AID_COLUMNS,
    at: 'created_at',
    where: which === 'all' ? 'true' : `lane = 'main' AND same_as IS NULL`,
    recordOf: aidOf,
  };
  return pagesOf(pool, list, stretch);
}

export function aidOf({
  id,
  body,
  requirements,
  status,
  lane,
  takings,
  confirmed_at: confirmedAt,
  asked_again_at: askedAt,
  moved_at: movedAt,
  messaged_at: messagedAt,
  moves,
  same_as: sameAs,
  requests,
  households,
  at,
}: AidRow): AidRecord {
  const sent = JSON.parse(body) as AidBody;
  const before = moves.length > 1 ? moves.at(-2) : moves.length === 1 ? sent : undefined;
  return {
    id,
    body: standingBody(sent, moves),
    requirements,
    takings: (takings ?? []).map(takingOf),
    status,
    createdAt: at.toISOString(),
    lane,
    ...(confirmedAt === null ? {} : { confirmedAt: confirmedAt.toISOString() }),
    ...(askedAt === null ? {} : { askedAt: askedAt.toISOString() }),
    ...(movedAt === null ? {} : { movedAt: movedAt.toISOString() }),
    ...(messagedAt === null ? {} : { messagedAt: messagedAt.toISOString() }),
    ...(before && { movedFrom: placeSaid(before) }),
    ...(sameAs === null ? {} : { sameAs }),
    ...(requests === null ? {} : { requests }),
    ...(households === null ? {} : { households: households.map(householdOf) }),
  };
}

function householdOf({ id, body, moves, status }: HouseholdRow): Household {
  const { name, contactNumber, location, description, onBehalf } = standingBody(JSON.parse(body) as AidBody, moves);
  return {
    _id: id,
    name,
    contactNumber,
    location,
    ...(description !== undefined && { description }),
    ...(onBehalf !== undefined && { onBehalf }),
    status,
  };
}

function placeSaid({ location, position }: AidPlaceSaid): AidPlaceSaid {
  return { location, ...(position && { position }) };
}

/** A request that nobody else changes until the transaction ends. */
export async function lockAid(client: pg.PoolClient, id: string): Promise<AidRecord | undefined> {
  const { rows } = await client.query({
    name: 'lock-aid',
    text: 'SELECT 1 FROM aid_requests WHERE id = $1 FOR NO KEY UPDATE',
    values: [id],
  });
  return rows.length === 0 ? undefined : findAid(client, id);
}

/** By a statement of its own: one that waited for a lock sees of other tables what was there before it waited. */
export async function findAid(client: pg.Pool | pg.PoolClient, id: string): Promise<AidRecord | undefined> {
  const { rows } = await client.query<AidRow>({
    name: 'find-aid',
    text: `SELECT ${AID_COLUMNS}, created_at AS at FROM aid_requests WHERE id = $1`,
    values: [id],
  });
  return rows[0] && aidOf(rows[0]);
}

/** Keeps how a request stands by now, and how those do whose lines it has; whoever has a copy is told. */
export async function keepAid(client: pg.PoolClient, aid: Kept): Promise<void> {
  await keepRow(client, aid);
  const households = new Set(
    aid.requirements.flatMap(({ household, left }) => (left === true ? [] : (household ?? []))),
  );
  for (const household of households) {
    const member = await findAid(client, household);
    if (member === undefined) continue;
    const requirements = asOnCard(member.requirements, aid.requirements, household);
    const status = statusBy(member.status, requirements);
    const isSame = status === member.status && JSON.stringify(requirements) === JSON.stringify(member.requirements);
    if (!isSame) await keepRow(client, { ...member, requirements, status });
  }
}

type Kept = Pick<AidRecord, 'id' | 'status' | 'requirements' | 'lane'>;

async function keepRow(client: pg.PoolClient, { id, status, requirements, lane }: Kept): Promise<void> {
  await client.query({
    name: 'keep-aid',
    text: `UPDATE aid_requests SET status = $2, requirements = $3::jsonb, sought = NULL, lane = $4, to_offer = true, changed_at = change_time() WHERE id = $1`,
    values: [id, status, JSON.stringify(requirements), lane],
  });
}
