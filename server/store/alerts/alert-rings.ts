import type pg from 'pg';
import { actLimits } from '../../../contract/act-limits.ts';
import type { ReportStatus } from '../../../contract/enumerations.ts';
import type { AskedDisaster } from './near-devices.ts';

/** Kilometres beyond which nobody is asked unless the admin said so: who is further away comes too late. */
const WIDEST_KM = 400;

/** How far an alert is asked at most. */
export function widestKm(radiusKm: number): number {
  return Math.min(actLimits.alertRadiusKm, Math.max(radiusKm, WIDEST_KM));
}

/** An alert of which the time has come to see whether enough have accepted. */
export interface WideningAlert {
  id: string;
  at: { lat: number; lng: number };
  radiusKm: number;
  askedKm: number;
  ring: number;
  chosen: number;
  disaster: AskedDisaster;
  status: ReportStatus;
  volunteersWanted: number | null;
  volunteersAccepted: number;
}

interface Row extends Omit<WideningAlert, 'at' | 'disaster'>, AskedDisaster {
  lat: number;
  lng: number;
}

/** The one that waits longest and is in nobody's hands. `before` in epoch milliseconds: its ring was asked until then. */
export async function lockWidening(client: pg.PoolClient, before: number): Promise<WideningAlert | undefined> {
  const { rows } = await client.query<Row>({
    name: 'lock-widening',
    text: `SELECT alerts.id, alerts.lat, alerts.lng, radius_km AS "radiusKm", asked_km AS "askedKm", ring, chosen,
                  disaster_type AS type, severity, volunteers_wanted AS "volunteersWanted",
                  volunteers_accepted + ngo_people AS "volunteersAccepted",
                  -- What stands for a merged one is alerted.
                  CASE WHEN reports.same_as IS NULL THEN status ELSE 'rejected' END AS status
           FROM alerts JOIN reports ON reports.id = disaster_id
           WHERE widening AND NOT choosing AND asked_at <= to_timestamp($1::double precision / 1000)
             AND EXISTS (SELECT 1 FROM notices WHERE notices.id = alerts.id)
           ORDER BY asked_at LIMIT 1 FOR UPDATE OF alerts SKIP LOCKED`,
    values: [before],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { lat, lng, type, severity, ...rest } = row;
  return { ...rest, at: { lat, lng }, disaster: { type, severity } };
}

export interface AskedRing {
  id: string;
  ring: number;
  askedKm: number;
  /** How far all were chosen before. */
  chosenKm: number;
  chosen: number;
  /** The rest of them is chosen after this. */
  choosing: boolean;
}

/** `now` in epoch milliseconds. */
export async function keepRing(client: pg.PoolClient, ring: AskedRing, now: number): Promise<void> {
  await client.query({
    name: 'keep-ring',
    text: `UPDATE alerts SET ring = $2, asked_km = $3, chosen_km = $4, chosen_after = NULL, chosen = $5, choosing = $6,
                  asked_at = to_timestamp($7::double precision / 1000)
           WHERE id = $1`,
    values: [ring.id, ring.ring, ring.askedKm, ring.chosenKm, ring.chosen, ring.choosing, now],
  });
}

export async function endWidening(client: pg.PoolClient, id: string): Promise<void> {
  await client.query({
    name: 'end-widening',
    text: 'UPDATE alerts SET widening = false WHERE id = $1',
    values: [id],
  });
}

/** Whoever alerts anew says anew how far. */
export async function stopWidening(client: pg.PoolClient, disasterId: string, but: string): Promise<void> {
  await client.query({
    name: 'stop-widening',
    text: 'UPDATE alerts SET widening = false WHERE disaster_id = $1 AND id <> $2 AND widening',
    values: [disasterId, but],
  });
}
