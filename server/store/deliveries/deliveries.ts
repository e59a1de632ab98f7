import type pg from 'pg';
import { standingBody, type AidPlaceSaid } from '../../../contract/policies/aid-place.ts';
import type { AidBody } from '../../../contract/entities/aid-request.ts';
import type { DeliveryHousehold } from '../../../contract/entities/delivery.ts';
import type {
  DeliveryPriority,
  DeliverySettlement,
  DeliveryStatus,
  DeliveryWhy,
} from '../../../contract/enumerations.ts';
import type { DeliveryRecord } from '../../../contract/policies/delivery-view.ts';
import { announcedWith } from '../photos/work-photos.ts';
import type { Proof } from '../reports/followed-records.ts';

/** Wrong codes of one delivery after which no code confirms it any more. */
export const WRONG_CODES = 5;

interface DeliveryRow {
  id: string;
  aidId: string;
  takingId: string;
  ngoId: string;
  ngoName: string;
  body: string;
  moves: AidPlaceSaid[];
  status: DeliveryStatus;
  priority: DeliveryPriority;
  expectedDay: string;
  carrier: string | null;
  packedAt: Date;
  departedAt: Date | null;
  endedAt: Date | null;
  isConfirmed: boolean | null;
  settledBy: DeliverySettlement | null;
  wrongCodes: number;
  codeRound: number;
  why: DeliveryWhy | null;
  endNote: string | null;
  items: DeliveryRecord['items'];
  /** Of others than the one that the card is of. */
  households: { body: string; moves: AidPlaceSaid[]; lines: number[] }[] | null;
  photos: NonNullable<DeliveryRecord['photos']> | null;
}

/** SQL: deliveries with what a reader is shown of them. */
const SELECT = `
  SELECT delivery.id, delivery.aid_id AS "aidId", taking_id AS "takingId", delivery.ngo_id AS "ngoId",
         COALESCE(profile.organization_name, ngo.name) AS "ngoName", aid.body, aid.moves, delivery.status, priority,
         expected_day AS "expectedDay", carrier, packed_at AS "packedAt", COALESCE(departed_acted_at, departed_at) AS "departedAt",
         COALESCE(ended_acted_at, ended_at) AS "endedAt", is_confirmed AS "isConfirmed", why, end_note AS "endNote",
         settled_by AS "settledBy", wrong_codes AS "wrongCodes", code_round AS "codeRound",
         (SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                   'line', line, 'type', aid.requirements -> line ->> 'type', 'quantity', aid.requirements -> line ->> 'quantity',
                   'items', items, 'state', state, 'delivered', delivered)) ORDER BY line)
          FROM delivery_lines WHERE delivery_id = delivery.id) AS items,
         (SELECT jsonb_agg(jsonb_build_object('body', member.body, 'moves', member.moves, 'lines', lines) ORDER BY lines)
          FROM (SELECT aid.requirements -> line ->> 'household' AS household, jsonb_agg(line ORDER BY line) AS lines
                FROM delivery_lines WHERE delivery_id = delivery.id GROUP BY 1) AS own
          JOIN aid_requests AS member ON member.id = own.household::uuid) AS households,
         ${announcedWith('delivery_id', 'delivery.id')} AS photos
  FROM deliveries AS delivery
  JOIN aid_requests AS aid ON aid.id = delivery.aid_id
  JOIN accounts AS ngo ON ngo.id = delivery.ngo_id
  LEFT JOIN ngo_profiles AS profile ON profile.id = delivery.ngo_id`;

/** Under way, or handed over and its receiver is asked what came. */
const AWAITED = `(delivery.status IN ('pending', 'in_transit')
  OR (delivery.status = 'delivered' AND delivery.is_confirmed IS NOT TRUE AND delivery.settled_by IS NULL))`;

/** With how many codes it had before. */
export interface StoredDelivery extends DeliveryRecord {
  codeRound: number;
}

function deliveryOf(row: DeliveryRow): StoredDelivery {
  const { id, aidId, takingId, status, priority, expectedDay, items } = row;
  const endNote = row.endNote ?? undefined;
  return {
    id,
    aidId,
    takingId,
    asked: standingBody(JSON.parse(row.body) as AidBody, row.moves),
    status,
    priority,
    expectedDay,
    items,
    households: row.households?.map(householdOf),
    assignedNGO: { _id: row.ngoId, name: row.ngoName },
    packedAt: row.packedAt.toISOString(),
    departedAt: row.departedAt?.toISOString(),
    endedAt: row.endedAt?.toISOString(),
    carrier: row.carrier ?? undefined,
    isConfirmed: row.isConfirmed ?? undefined,
    settledBy: row.settledBy ?? undefined,
    triesLeft: Math.max(0, WRONG_CODES - row.wrongCodes),
    codeRound: row.codeRound,
    why: row.why ?? undefined,
    photos: row.photos ?? undefined,
    ...(status === 'canceled' ? { reason: endNote } : { note: endNote }),
  };
}

function householdOf({ body, moves, lines }: NonNullable<DeliveryRow['households']>[number]): DeliveryHousehold {
  const { name, contactNumber: phone, location } = standingBody(JSON.parse(body) as AidBody, moves);
  return { name, phone, location, lines };
}

interface DeliveriesWanted {
  ngoId?: string | undefined;
  aidId?: string | undefined;
  /** Only what was packed before this one. */
  before?: readonly [packedAtMs: number, id: string] | undefined;
  count: number;
}

/** Newest first. What was not asked for is not in the statement. */
export async function findDeliveries(pool: pg.Pool, wanted: DeliveriesWanted): Promise<DeliveryRecord[]> {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const where = [
    'true',
    ...(wanted.ngoId === undefined ? [] : [`delivery.ngo_id = ${value(wanted.ngoId)}`]),
    ...(wanted.aidId === undefined ? [] : [`delivery.aid_id = ${value(wanted.aidId)}`]),
  ];
  if (wanted.before !== undefined) {
    const [atMs, id] = wanted.before;
    where.push(
      `(packed_at, delivery.id) < (to_timestamp(${value(atMs)}::double precision / 1000), ${value(id)}::uuid)`,
    );
  }
  const { rows } = await pool.query<DeliveryRow>(
    `${SELECT} WHERE ${where.join(' AND ')} ORDER BY packed_at DESC, delivery.id DESC LIMIT ${value(wanted.count)}`,
    values,
  );
  return rows.map(deliveryOf);
}

/** All that an NGO ever packed, oldest first. */
export async function deliveriesOf(pool: pg.Pool, ngoId: string): Promise<DeliveryRecord[]> {
  const { rows } = await pool.query<DeliveryRow>({
    name: 'deliveries-of',
    text: `${SELECT} WHERE delivery.ngo_id = $1 ORDER BY packed_at, delivery.id`,
    values: [ngoId],
  });
  return rows.map(deliveryOf);
}

/** Those that are awaited for the aid requests that the proofs are right for, the oldest first. */
export async function findAwaited(pool: pg.Pool, proofs: readonly Proof[]): Promise<StoredDelivery[]> {
  const { rows } = await pool.query<DeliveryRow>({
    name: 'awaited-deliveries',
    text: `${SELECT} WHERE ${AWAITED} AND EXISTS (
             SELECT 1 FROM unnest($1::uuid[], $2::text[]) AS proof (id, claim)
             WHERE proof.id = aid.id AND proof.claim = aid.claim_hash)
           ORDER BY packed_at, delivery.id`,
    values: [proofs.map(({ id }) => id), proofs.map(({ claimHash }) => claimHash)],
  });
  return rows.map(deliveryOf);
}

/** Those handed over before then, in epoch milliseconds, whose receivers have said nothing; at most a hundred, the oldest first. */
export async function unansweredSince(
  pool: pg.Pool,
  before: number,
  without: readonly string[],
): Promise<{ id: string; aidId: string }[]> {
  const { rows } = await pool.query<{ id: string; aidId: string }>({
    name: 'unanswered-deliveries',
    text: `SELECT id, aid_id AS "aidId" FROM deliveries
           WHERE status = 'delivered' AND settled_by IS NULL AND is_confirmed IS NOT TRUE
             AND ended_at < to_timestamp($1::double precision / 1000) AND id <> ALL ($2::uuid[])
           ORDER BY ended_at LIMIT 100`,
    values: [before, without],
  });
  return rows;
}

/** To which request a delivery goes: that changes only with what stands for its household, under the lock of both. */
export async function aidOfDelivery(client: pg.PoolClient, id: string): Promise<string | undefined> {
  const { rows } = await client.query<{ aidId: string }>({
    name: 'aid-of-delivery',
    text: 'SELECT aid_id AS "aidId" FROM deliveries WHERE id = $1',
    values: [id],
  });
  return rows[0]?.aidId;
}

/** A delivery as acts on it need it. */
export interface KeptDelivery {
  id: string;
  aidId: string;
  ngoId: string;
  takingId: string;
  status: DeliveryStatus;
  isConfirmed: boolean | null;
  settledBy: DeliverySettlement | null;
  /** Hashes of the wrong codes that were given, each once. */
  wrongTries: string[];
  codeRound: number;
  /** Whoever sent the request: an account's id, or no account. */
  askedBy: string;
  endedAt: Date | null;
  /** When it was last touched by the clock of the field, or where nobody knows that by the server's. */
  lastAt: Date;
  /** Those that are under way with it. */
  lines: number[];
  /** Those that were handed over with it, and of a part how much, in words. */
  brought: { line: number; state: string; delivered: string | null }[];
}

/** The request's row is locked, and with it its deliveries. */
export async function findDelivery(client: pg.PoolClient, id: string): Promise<KeptDelivery | undefined> {
  const { rows } = await client.query<KeptDelivery>({
    name: 'find-delivery',
    text: `SELECT id, aid_id AS "aidId", ngo_id AS "ngoId", taking_id AS "takingId", status, is_confirmed AS "isConfirmed",
                  settled_by AS "settledBy", wrong_tries AS "wrongTries", code_round AS "codeRound", ended_at AS "endedAt",
                  (SELECT owner FROM aid_requests WHERE aid_requests.id = aid_id) AS "askedBy",
                  COALESCE(departed_acted_at, departed_at, packed_acted_at, packed_at) AS "lastAt",
                  ARRAY(SELECT line FROM delivery_lines WHERE delivery_id = deliveries.id AND state = 'under-way' ORDER BY line) AS lines,
                  (SELECT COALESCE(jsonb_agg(jsonb_build_object('line', line, 'state', state, 'delivered', delivered) ORDER BY line), '[]')
                   FROM delivery_lines WHERE delivery_id = deliveries.id AND state IN ('delivered', 'part', 'missing')) AS brought
           FROM deliveries WHERE id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Lines of a request that are under way with some delivery. */
export async function linesUnderWay(client: pg.PoolClient, aidId: string): Promise<Set<number>> {
  const { rows } = await client.query<{ line: number }>({
    name: 'lines-under-way',
    text: `SELECT line FROM delivery_lines WHERE aid_id = $1 AND state = 'under-way'`,
    values: [aidId],
  });
  return new Set(rows.map(({ line }) => line));
}
