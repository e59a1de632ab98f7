import { randomUUID } from 'node:crypto';
import type { Relay } from './relay.ts';

export interface MadeDisaster {
  id?: string;
  disasterType?: string;
  severity?: string;
  address?: string;
  description?: string;
  location?: { lati: number; long: number };
  locationAccuracy?: number;
  /** Whom to call there. */
  name?: string;
  contactNumber?: string;
  status?: 'pending' | 'approved' | 'rejected';
  /** Ago: hours since it was reported, and since it was resolved. */
  hours?: number;
  resolvedHours?: number;
}

/** A report as it stands in the server's database after an admin's decision. Answers its id. */
export async function makeDisaster(relay: Relay, made: MadeDisaster = {}): Promise<string> {
  const { id = randomUUID(), disasterType = 'flood', severity = 'severe', status = 'approved', hours = 1 } = made;
  const {
    address = 'Ward 7, behind the school',
    description = 'Water up to the roof.',
    location,
    locationAccuracy,
    name = 'Asha',
    contactNumber = '0177',
  } = made;
  const body = {
    disasterType,
    severity,
    address,
    description,
    name,
    contactNumber,
    ...(location && { location }),
    ...(locationAccuracy !== undefined && { locationAccuracy }),
  };
  await relay.query(
    `INSERT INTO reports (id, owner, body, disaster_type, severity, status, resolved_at, reported_at, photos_to_follow, shown, active_since)
     VALUES ($1, 'anonymous', $2, $3, $4, $5, now() - make_interval(hours => $6), now() - make_interval(hours => $7), 0, $8,
       CASE WHEN $5 = 'approved' OR $6::int IS NOT NULL THEN now() - make_interval(hours => $7) + interval '10 minutes' END)`,
    [id, JSON.stringify(body), disasterType, severity, status, made.resolvedHours ?? null, hours, status !== 'pending'],
  );
  return id;
}

/** So many confirmed disasters at once, a minute apart, from Patna to the east and north. */
export async function makeDisasters(relay: Relay, count: number): Promise<void> {
  await relay.query(
    `INSERT INTO reports (id, owner, body, disaster_type, severity, lat, lng, cell, status, reported_at, changed_at, photos_to_follow, shown, active_since)
     SELECT gen_random_uuid(), 'anonymous',
       json_build_object('disasterType', type, 'severity', 'severe', 'address', 'Ward ' || n, 'description', 'Water in the houses of ward ' || n,
         'name', 'Asha', 'contactNumber', '0177', 'location', json_build_object('lati', lat, 'long', lng))::text,
       type, 'severe', lat, lng, floor((lat + 90) * 10)::int * 3600 + floor((lng + 180) * 10)::int, 'approved', time, time, 0, true, time
     FROM (SELECT n, CASE WHEN n % 100 = 1 THEN 'fire' ELSE 'flood' END AS type, 25.6 + (n % 40) * 0.05 AS lat, 85.1 + (n % 37) * 0.05 AS lng,
                  now() - n * interval '1 minute' AS time
           FROM generate_series(1, $1::int) AS n) AS made`,
    [count],
  );
}

/** Decides as an admin does; `rejected` without a time is a dismissal. */
export async function decide(relay: Relay, id: string, status: 'approved' | 'rejected'): Promise<void> {
  await relay.query('UPDATE reports SET status = $2, shown = true, changed_at = change_time() WHERE id = $1', [
    id,
    status,
  ]);
}

/** A request for aid, posted as a phone does; with a position where its phone knows one. */
export async function askForAid(
  relay: Relay,
  location: string,
  requirements: readonly object[],
  position?: { lati: number; long: number },
): Promise<void> {
  const answer = await fetch(`${relay.origin}/api/aid/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Mohammed',
      contactNumber: '0177-4521',
      disasterType: 'flood',
      location,
      position,
      requirements,
      deadline: new Date(Date.now() + 86_400_000).toISOString(),
      description: 'No clean water since Tuesday.',
    }),
  });
  if (!answer.ok) throw new Error(`aid answered ${answer.status}: ${await answer.text()}`);
}
