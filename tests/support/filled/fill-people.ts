import type { TestApp } from '../server/start-app.ts';

/** Where `NEARBY` volunteers are, however many there are elsewhere; all of them are within 2000 km of `MIDDLE`. */
export const VOLUNTEERS_AT = { lat: 21.15, lng: 79.09 };
export const MIDDLE = { lat: 20, lng: 80 };
export const NEARBY = 500;
/** Of fifty people, however many there are. */
export const RARE_NAME = 'Oyelaran';

/** As many approved volunteers, each with a phone whose place is known, and a hundredth as many NGOs; of both some wait for approval. */
export async function fillPeople(app: TestApp, size: number): Promise<void> {
  await app.query(
    `INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private, changed_at,
                           sought)
     SELECT made.*, strip(to_tsvector('simple', made.name)) FROM (
     SELECT gen_random_uuid(), CASE WHEN n % ($1::int / 50) = 9 THEN '${RARE_NAME} ' ELSE 'Person ' END || n, n || '@example.org', n || '@example.org', '',
            CASE WHEN n % 100 = 2 THEN 'ngo' ELSE 'volunteer' END, CASE WHEN n % 20 = 1 THEN 'pending' ELSE 'approved' END,
            '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second', '', '',
            '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second'
     FROM generate_series(1, $1::int) AS made (n)) AS made (id, name)`,
    [size],
  );
  await app.query(
    `INSERT INTO sessions (id, account_id, token_hash, logout_hash, device, created_at, last_seen_at, expires_at)
     SELECT id, id, id, id, 'A phone', now(), now(), now() + interval '1 year' FROM accounts WHERE role = 'volunteer'`,
  );
  await app.query(
    `INSERT INTO devices (id, token, account_id, session_id, lat, lng, located_at, created_at)
     SELECT gen_random_uuid(), id, id, id, lat, lng, now(), now()
     FROM (
       SELECT id, n, n % ($1::int / ${NEARBY}) = 2 AS near, (n * 7919 % 1000003) / 1000003.0 AS a, (n * 104729 % 1000033) / 1000033.0 AS b
       FROM (SELECT id, row_number() OVER (ORDER BY created_at) AS n FROM accounts WHERE role = 'volunteer') AS people
     ) AS row, LATERAL (
       SELECT CASE WHEN near THEN ${VOLUNTEERS_AT.lat} + (a - 0.5) * 0.2 ELSE ${MIDDLE.lat} + (a - 0.5) * 20 END AS lat,
              CASE WHEN near THEN ${VOLUNTEERS_AT.lng} + (b - 0.5) * 0.2 ELSE ${MIDDLE.lng} + (b - 0.5) * 20 END AS lng
     ) AS place
     -- Nobody else is there.
     WHERE near OR abs(lat - ${VOLUNTEERS_AT.lat}) > 0.3 OR abs(lng - ${VOLUNTEERS_AT.lng}) > 0.3`,
    [size],
  );
  await app.query(
    `INSERT INTO contact_messages (id, owner, body, lane, state, created_at, sought)
     SELECT gen_random_uuid(), 'anonymous', '{"name":"A","email":"a@example.org","message":"When does it open?"}',
            CASE WHEN n % 50 = 0 THEN 'triage' ELSE 'main' END, CASE WHEN n % 2 = 0 THEN 'open' ELSE 'answered' END,
            '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second', to_tsvector('simple', 'When does it open a example org')
     FROM generate_series(1, $1::int) AS made (n)`,
    [size / 10],
  );
  for (const table of ['accounts', 'sessions', 'devices', 'contact_messages'])
    await app.query(`VACUUM (ANALYZE) ${table}`);
}

/** Acts on records, a hundred and more of them on the marked report. Returns the id of a report that volunteers are near. */
export async function fillActs(app: TestApp, size: number, marked: string): Promise<string> {
  await app.query(
    `INSERT INTO acts (id, at, actor, action, about, detail)
     SELECT gen_random_uuid(), '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second', NULL, 'contact-seen',
            CASE WHEN n % ($1::int / 200) = 5 THEN $2::uuid ELSE gen_random_uuid() END, '{}'
     FROM generate_series(1, $1::int) AS made (n)`,
    [size, marked],
  );
  await app.query('VACUUM (ANALYZE) acts');
  const [{ id } = { id: '' }] = await app.query<{ id: string }>(
    `UPDATE reports SET lat = $2, lng = $3, status = 'approved',
       body = (body::jsonb || jsonb_build_object('location', jsonb_build_object('lati', $2::float8, 'long', $3::float8)))::text
     WHERE id = (SELECT id FROM reports WHERE id <> $1 AND status = 'approved' AND lat > 0 ORDER BY reported_at LIMIT 1) RETURNING id`,
    [marked, VOLUNTEERS_AT.lat, VOLUNTEERS_AT.lng],
  );
  return id;
}
