import type { TestApp } from '../server/start-app.ts';

/** A word that fifty reports hold, and a place that fifty others are at, however many there are. */
export const RARE = 'zeppelin';
export const PLACE = { lat: -54.8, lng: -68.3 };

interface Kind {
  /** Absent: a tenth as many as reports. */
  aid?: number;
  /** Each has words that no other has, as what people write does; absent: yes. Without, the words' indexes are made in a fifth of the time. */
  hasOwnWords?: boolean;
}

/** SQL: by which words a made body is found: they are plain ones. */
function soughtIn(members: string): string {
  return `strip(words_of(made.body, NULL, '${members}'))`;
}

/** So many reports, a second apart, and aid requests, straight into the database. Returns the id of one in the middle. */
export async function fillReports(
  app: Pick<TestApp, 'query'>,
  size: number,
  { aid = size / 10, hasOwnWords = true }: Kind = {},
): Promise<string> {
  await app.query(
    `INSERT INTO reports (id, owner, body, disaster_type, severity, lat, lng, cell, reported_at, photos_to_follow,
                          status, resolved_at, lane, changed_at, sought)
     SELECT made.*, ${soughtIn('{address,description,name,contactNumber}')} FROM (
     SELECT gen_random_uuid(), 'anonymous',
            json_build_object('disasterType', type, 'severity', severity, 'location', json_build_object('lati', lat, 'long', lng),
              'address', 'Ward ' || n, 'name', 'Person ' || n, 'contactNumber', '+44 7700 ' || n,
              'description', concat('The water is rising in street ', n % 997, ' of block ', n / 89, ', ', ${hasOwnWords ? `md5(n::text), ' ', md5(n::text || 'x')` : `''`},
                CASE WHEN n % step = 7 THEN ' ${RARE}' END))::text,
            type, severity, lat, lng,
            floor((lat + 90) * 10)::int * 3600 + floor((lng + 180) * 10)::int,
            '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second', 0,
            CASE WHEN n % 10 < 3 THEN 'pending' WHEN n % 10 < 7 THEN 'approved' ELSE 'rejected' END,
            CASE WHEN n % 10 IN (7, 8) THEN now() END, CASE WHEN n % 50 = 0 THEN 'triage' ELSE 'main' END,
            '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second'
     FROM (
       SELECT n, $1::int / 50 AS step, (ARRAY['flood', 'earthquake', 'fire', 'hurricane', 'landslide', 'other'])[1 + n % 6] AS type,
              (ARRAY['mild', 'moderate', 'severe', 'critical'])[1 + (n / 6) % 4] AS severity,
              CASE WHEN n % ($1::int / 50) = 3 THEN ${PLACE.lat} ELSE 10 + (n % 2000 * 7919 % 2000) / 100.0 END::float8 AS lat,
              CASE WHEN n % ($1::int / 50) = 3 THEN ${PLACE.lng} ELSE 70 + (n % 2000 * 104729 % 2000) / 100.0 END::float8 AS lng
       FROM generate_series(1, $1::int) AS made (n)) AS row) AS made (id, owner, body)`,
    [size],
  );
  await app.query(
    `INSERT INTO aid_requests (id, owner, body, disaster_type, requirements, deadline, created_at, photos_to_follow, changed_at,
                               sought)
     SELECT made.*, ${soughtIn('{location,description,name,contactNumber,disasterType}')} || 'food' FROM (
     SELECT gen_random_uuid(), 'anonymous',
            json_build_object('location', 'Ward ' || n, 'description', concat('Clean water', ${hasOwnWords ? `' for street ', n % 997, ' ', md5(n::text),` : ''}
              CASE WHEN n % ($1::int / 50) = 7 THEN ' ${RARE}' END), 'name', 'Person ' || n, 'contactNumber', '+44 7700 ' || n,
              'disasterType', 'Flood')::text, 'Flood',
            jsonb_build_array(jsonb_build_object('type', 'Food', 'quantity', '4', 'urgent', n % 5 = 0, 'status', 'pending')),
            now(), '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second', 0,
            '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second'
     FROM generate_series(1, $1::int) AS made (n)) AS made (id, owner, body)`,
    [aid],
  );
  await app.query('VACUUM (ANALYZE) reports');
  await app.query('VACUUM (ANALYZE) aid_requests');
  const [{ id } = { id: '' }] = await app.query<{ id: string }>(
    'SELECT id FROM reports ORDER BY reported_at OFFSET $1 LIMIT 1',
    [size / 2],
  );
  return id;
}
