import type pg from 'pg';
import type { PackDelivery } from '../../../contract/entities/delivery.ts';
import type { DeliverySettlement, DeliveryWhy } from '../../../contract/enumerations.ts';

interface NewDelivery extends Pick<
  PackDelivery,
  'aidId' | 'takingId' | 'priority' | 'expectedDay' | 'carrier' | 'lines'
> {
  id: string;
  ngoId: string;
  /** By the clock of the field, in epoch milliseconds; absent: nobody knows, or it cannot be right. */
  fieldMs: number | undefined;
}

/** The request's row is locked. `now` in epoch milliseconds, as everywhere here. */
export async function insertDelivery(client: pg.PoolClient, delivery: NewDelivery, now: number): Promise<void> {
  const { id, aidId, takingId, ngoId, priority, expectedDay, carrier = null, lines, fieldMs = null } = delivery;
  await client.query({
    name: 'insert-delivery',
    text: `INSERT INTO deliveries (id, aid_id, taking_id, ngo_id, priority, expected_day, carrier, packed_at, packed_acted_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::double precision / 1000), to_timestamp($9::double precision / 1000))`,
    values: [id, aidId, takingId, ngoId, priority, expectedDay, carrier, now, fieldMs],
  });
  await client.query({
    name: 'insert-delivery-lines',
    text: `INSERT INTO delivery_lines (delivery_id, aid_id, line, items)
           SELECT $1, $2, line, items FROM unnest($3::integer[], $4::text[]) AS packed (line, items)`,
    values: [id, aidId, lines.map(({ line }) => line), lines.map(({ items }) => items ?? null)],
  });
}

/** SQL: `$3` is a list of hashes, each once. */
const WRONG_TRIES = `wrong_tries = $3::jsonb, wrong_codes = jsonb_array_length($3::jsonb)`;

interface Departed {
  id: string;
  /** As above. */
  fieldMs: number | undefined;
}

export async function keepDeparture(client: pg.PoolClient, { id, fieldMs }: Departed, now: number): Promise<void> {
  await client.query({
    name: 'keep-departure',
    text: `UPDATE deliveries SET status = 'in_transit', departed_at = to_timestamp($2::double precision / 1000),
                  departed_acted_at = to_timestamp($3::double precision / 1000)
           WHERE id = $1`,
    values: [id, now, fieldMs ?? null],
  });
}

interface HandedOver {
  id: string;
  isConfirmed: boolean;
  /** Absent: its receiver is asked. */
  settledBy?: DeliverySettlement | undefined;
  wrongTries: readonly string[];
  note?: string | undefined;
  /** Lines that came in part, and how much of each in words. */
  part: ReadonlyMap<number, string>;
  /** As above. */
  fieldMs: number | undefined;
}

/** What was under way with it has come, whole or in part. */
export async function keepHandover(client: pg.PoolClient, handedOver: HandedOver, now: number): Promise<void> {
  const { id, isConfirmed, settledBy = null, wrongTries, note = null, part, fieldMs = null } = handedOver;
  await client.query({
    name: 'keep-delivered-lines',
    text: `UPDATE delivery_lines AS brought
           SET state = CASE WHEN part.words IS NULL THEN 'delivered' ELSE 'part' END, delivered = part.words
           FROM delivery_lines AS packed
           LEFT JOIN unnest($2::integer[], $3::text[]) AS part (line, words) ON part.line = packed.line
           WHERE packed.id = brought.id AND brought.delivery_id = $1 AND brought.state = 'under-way'`,
    values: [id, [...part.keys()], [...part.values()]],
  });
  await client.query({
    name: 'keep-handover',
    text: `UPDATE deliveries SET status = 'delivered', is_confirmed = $2, ${WRONG_TRIES}, end_note = $4,
                  ended_at = to_timestamp($5::double precision / 1000), ended_acted_at = to_timestamp($6::double precision / 1000),
                  settled_by = $7, settled_at = CASE WHEN $7::text IS NULL THEN NULL ELSE to_timestamp($5::double precision / 1000) END
           WHERE id = $1`,
    values: [id, isConfirmed, JSON.stringify(wrongTries), note, now, fieldMs, settledBy],
  });
}

/** Another wrong code was given for a delivery that was handed over already. */
export async function keepWrongTries(client: pg.PoolClient, id: string, wrongTries: readonly string[]): Promise<void> {
  await client.query({
    name: 'keep-wrong-tries',
    text: `UPDATE deliveries SET ${WRONG_TRIES.replaceAll('$3', '$2')} WHERE id = $1`,
    values: [id, JSON.stringify(wrongTries)],
  });
}

/** It has another code from now on, and nobody has tried that. */
export async function renewCode(client: pg.PoolClient, id: string): Promise<void> {
  await client.query({
    name: 'renew-code',
    text: `UPDATE deliveries SET code_round = code_round + 1, wrong_codes = 0, wrong_tries = '[]' WHERE id = $1`,
    values: [id],
  });
}

/** How much of a line came; in words where it was a part. */
export interface CameOf {
  state: 'delivered' | 'part' | 'missing';
  delivered?: string | undefined;
}

/** What a receiver says of lines that were handed over. */
export async function keepCame(client: pg.PoolClient, id: string, came: ReadonlyMap<number, CameOf>): Promise<void> {
  if (came.size === 0) return;
  await client.query({
    name: 'keep-came',
    text: `UPDATE delivery_lines SET state = said.state, delivered = said.words
           FROM unnest($2::integer[], $3::text[], $4::text[]) AS said (line, state, words)
           WHERE delivery_id = $1 AND delivery_lines.line = said.line AND delivery_lines.state IN ('delivered', 'part', 'missing')`,
    values: [
      id,
      [...came.keys()],
      [...came.values()].map(({ state }) => state),
      [...came.values()].map(({ delivered }) => delivered ?? null),
    ],
  });
}

interface Settled {
  id: string;
  by: DeliverySettlement;
  isConfirmed: boolean;
}

/** What became of a delivery that was handed over is known. */
export async function keepSettled(client: pg.PoolClient, { id, by, isConfirmed }: Settled, now: number): Promise<void> {
  await client.query({
    name: 'keep-settled',
    text: `UPDATE deliveries SET settled_by = $2, is_confirmed = $3, settled_at = to_timestamp($4::double precision / 1000) WHERE id = $1`,
    values: [id, by, isConfirmed, now],
  });
}

/** Which lines do not go with their delivery any more: of one taking, of a request, or of all that an NGO brings. */
interface Dropped {
  deliveryId?: string;
  takingId?: string;
  aidId?: string;
  ngoId?: string;
  /** Absent: all. */
  lines?: readonly number[];
}

/** Takes lines out of the deliveries that are under way. One that has none left is canceled. */
export async function dropFromDeliveries(
  client: pg.PoolClient,
  { deliveryId, takingId, aidId, ngoId, lines }: Dropped,
  { why, reason }: { why: DeliveryWhy; reason?: string | undefined },
  now: number,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>({
    name: 'drop-delivery-lines',
    text: `UPDATE delivery_lines SET state = 'dropped'
           FROM deliveries
           WHERE deliveries.id = delivery_id AND state = 'under-way' AND status IN ('pending', 'in_transit')
             AND ($1::uuid IS NULL OR deliveries.id = $1) AND ($2::uuid IS NULL OR taking_id = $2)
             AND ($3::uuid IS NULL OR deliveries.aid_id = $3) AND ($4::uuid IS NULL OR ngo_id = $4)
             AND ($5::integer[] IS NULL OR line = ANY ($5))
           RETURNING delivery_id AS id`,
    values: [deliveryId ?? null, takingId ?? null, aidId ?? null, ngoId ?? null, lines ?? null],
  });
  if (rows.length === 0) return;
  await client.query({
    name: 'cancel-empty-deliveries',
    text: `UPDATE deliveries SET status = 'canceled', why = $2, end_note = $3, ended_at = to_timestamp($4::double precision / 1000)
           WHERE id = ANY ($1::uuid[]) AND NOT EXISTS (
             SELECT 1 FROM delivery_lines WHERE delivery_id = deliveries.id AND state = 'under-way')`,
    values: [[...new Set(rows.map(({ id }) => id))], why, reason ?? null, now],
  });
}

/** After an import, whose rows may have met others here: nothing is under way that its NGO does not have in hand. */
export async function endStrayDeliveries(client: pg.PoolClient): Promise<void> {
  await client.query(
    `UPDATE delivery_lines SET state = 'dropped'
     WHERE state = 'under-way' AND NOT EXISTS (
       SELECT 1 FROM deliveries JOIN aid_taken_lines AS taken USING (taking_id)
       WHERE deliveries.id = delivery_id AND taken.line = delivery_lines.line)`,
  );
  await client.query(
    `UPDATE deliveries SET status = 'canceled', why = 'handed-back', ended_at = now()
     WHERE status IN ('pending', 'in_transit') AND NOT EXISTS (
       SELECT 1 FROM delivery_lines WHERE delivery_id = deliveries.id AND state = 'under-way')`,
  );
}
