import type pg from 'pg';
import type { AidBody } from '../../../contract/entities/aid-request.ts';
import { standingBody, type AidPlaceSaid } from '../../../contract/policies/aid-place.ts';
import type { DeliveryRecord } from '../../../contract/policies/delivery-view.ts';
import { headOf } from '../merges/trees.ts';
import type { Proof } from '../reports/followed-records.ts';

/** Of those aid requests that the proofs are right for, what stands for each: deliveries go there. */
export async function proofsOfCards(pool: pg.Pool, proofs: readonly Proof[]): Promise<Proof[]> {
  const { rows } = await pool.query<Proof>({
    name: 'proofs-of-cards',
    text: `SELECT DISTINCT head.id, head.claim_hash AS "claimHash"
           FROM unnest($1::uuid[], $2::text[]) AS proof (id, claim)
           JOIN aid_requests AS own ON own.id = proof.id AND own.claim_hash = proof.claim
           JOIN aid_requests AS head ON head.id = ${headOf('aid_requests', 'own.id')}
           WHERE head.claim_hash IS NOT NULL`,
    values: columnsOf(proofs),
  });
  return rows;
}

interface AwaitedLine {
  delivery: string;
  line: number;
  own: string;
  /** Among the lines of its own request. */
  place: number;
  body: string;
  moves: AidPlaceSaid[];
}

/** Of what comes to several at once each is told what comes to itself, by its own request and its own place. */
export async function asAwaitedBy<Delivery extends DeliveryRecord>(
  pool: pg.Pool,
  proofs: readonly Proof[],
  deliveries: readonly Delivery[],
): Promise<Delivery[]> {
  const { rows } = await pool.query<AwaitedLine>({
    name: 'lines-awaited-by',
    text: `SELECT delivery_id AS delivery, line, own.id AS own, own.body, own.moves,
                  (SELECT count(*)::integer - 1 FROM jsonb_array_elements(head.requirements) WITH ORDINALITY AS need (line, place)
                   WHERE place <= delivery_lines.line + 1
                     AND (need.line ->> 'household') IS NOT DISTINCT FROM (head.requirements -> delivery_lines.line ->> 'household')) AS place
           FROM delivery_lines JOIN aid_requests AS head ON head.id = delivery_lines.aid_id
           JOIN aid_requests AS own ON own.id = COALESCE((head.requirements -> line ->> 'household')::uuid, head.id)
           JOIN unnest($1::uuid[], $2::text[]) AS proof (id, claim) ON own.id = proof.id AND own.claim_hash = proof.claim
           WHERE delivery_id = ANY ($3::uuid[]) ORDER BY delivery_id, own.id, line`,
    values: [...columnsOf(proofs), deliveries.map(({ id }) => id)],
  });
  return deliveries.flatMap((delivery) => {
    const lines = rows.filter((row) => row.delivery === delivery.id);
    return [...new Set(lines.map(({ own }) => own))].flatMap((own) => {
      const its = lines.filter((row) => row.own === own);
      const [first] = its;
      if (first === undefined) return [];
      const places = new Map(its.map(({ line, place }) => [line, place]));
      const items = delivery.items.flatMap((item) => {
        const place = places.get(item.line);
        return place === undefined ? [] : [{ ...item, line: place }];
      });
      return [{ ...delivery, aidId: own, asked: standingBody(JSON.parse(first.body) as AidBody, first.moves), items }];
    });
  });
}

function columnsOf(proofs: readonly Proof[]): [ids: string[], claims: string[]] {
  return [proofs.map(({ id }) => id), proofs.map(({ claimHash }) => claimHash)];
}
