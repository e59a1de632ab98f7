import { sql, type Kysely, type Migration } from 'kysely';
import { countedAs } from './0056-kept-counts.ts';
import { ASKED_NOW } from './0061-asked-around.ts';

/** SQL: the names under which a request is counted beside its standing. Changing them takes another migration. */
export const countedClaims = {
  claimed: `CASE WHEN claimed AND ${ASKED_NOW} THEN 'aid claimed' END`,
  urgentClaimed: `CASE WHEN urgent_claimed AND ${ASKED_NOW} THEN 'aid claimed urgent' END`,
} as const;

const names = [countedAs.aid_requests, ...Object.values(countedClaims)];
const counted = (rows: string, amount: number) =>
  names.map((name) => `SELECT ${name} AS name, ${amount} AS amount FROM ${rows}`).join(' UNION ALL ');
const noted = (rows: string) =>
  `INSERT INTO kept_counts (name, amount)
   SELECT name, sum(amount) FROM (${rows}) AS changed WHERE name IS NOT NULL GROUP BY name HAVING sum(amount) <> 0`;

/** SQL: which requests anybody has something of. All others are claimed by nobody, and need not be read. */
const TAKEN = 'ARRAY (SELECT DISTINCT aid_id FROM aid_taken_lines)';

/**
 * Whose hands a request is in, beside the request: all that is open of it (`claimed`), and all that is urgent and open (`urgent_claimed`).
 * The database sees to it with whatever changes its needs or who has them, as it does to the counts.
 */
const statements = [
  'ALTER TABLE aid_requests ADD COLUMN claimed boolean NOT NULL DEFAULT false, ADD COLUMN urgent_claimed boolean NOT NULL DEFAULT false',
  `CREATE FUNCTION claims_of(of_aid uuid, requirements jsonb) RETURNS boolean[] LANGUAGE sql STABLE AS $body$
     SELECT ARRAY[
       count(taken) > 0 AND count(*) FILTER (WHERE is_open AND taken IS NULL) = 0,
       count(taken) > 0 AND count(*) FILTER (WHERE is_open AND is_urgent) > 0
         AND count(*) FILTER (WHERE is_open AND is_urgent AND taken IS NULL) = 0]
     FROM (
       SELECT need.line ->> 'status' <> 'fulfilled' AS is_open, COALESCE((need.line ->> 'urgent')::boolean, false) AS is_urgent,
              taken.line AS taken
       FROM jsonb_array_elements(CASE jsonb_typeof(requirements) WHEN 'array' THEN requirements ELSE '[]' END)
              WITH ORDINALITY AS need (line, place)
       LEFT JOIN aid_taken_lines AS taken ON taken.aid_id = of_aid AND taken.line = place - 1) AS needs
   $body$`,
  `CREATE FUNCTION note_claims_of_needs() RETURNS trigger LANGUAGE plpgsql AS $body$
   DECLARE claims boolean[] := claims_of(NEW.id, NEW.requirements);
   BEGIN
     NEW.claimed := claims[1];
     NEW.urgent_claimed := claims[2];
     RETURN NEW;
   END $body$`,
  `CREATE TRIGGER aid_requests_claims BEFORE UPDATE OF requirements ON aid_requests
     FOR EACH ROW EXECUTE FUNCTION note_claims_of_needs()`,
  ...(['came', 'gone'] as const).map(
    (rows) => `CREATE FUNCTION note_claims_of_${rows}() RETURNS trigger LANGUAGE plpgsql AS $body$
   BEGIN
     UPDATE aid_requests SET claimed = claims[1], urgent_claimed = claims[2]
     FROM (SELECT aid.id, claims_of(aid.id, aid.requirements) AS claims
           FROM aid_requests AS aid WHERE aid.id IN (SELECT aid_id FROM ${rows})) AS now
     WHERE aid_requests.id = now.id AND (claimed, urgent_claimed) <> (claims[1], claims[2]);
     RETURN NULL;
   END $body$`,
  ),
  trigger('insert', 'NEW', 'came'),
  trigger('delete', 'OLD', 'gone'),
  // A line that goes over to another request changes both.
  trigger('update', 'NEW', 'came'),
  trigger('update', 'OLD', 'gone'),
  `UPDATE aid_requests SET claimed = claims[1], urgent_claimed = claims[2]
   FROM (SELECT aid.id, claims_of(aid.id, aid.requirements) AS claims FROM aid_requests AS aid
         WHERE aid.id = ANY (${TAKEN})) AS now
   WHERE aid_requests.id = now.id`,
  `CREATE OR REPLACE FUNCTION count_aid_requests() RETURNS trigger LANGUAGE plpgsql AS $body$
   BEGIN
     IF TG_OP = 'INSERT' THEN ${noted(counted('came', 1))};
     ELSIF TG_OP = 'DELETE' THEN ${noted(counted('gone', -1))};
     ELSE ${noted(`${counted('came', 1)} UNION ALL ${counted('gone', -1)}`)};
     END IF;
     RETURN NULL;
   END $body$`,
  noted(
    Object.values(countedClaims)
      .map((name) => `SELECT ${name} AS name, 1 AS amount FROM aid_requests WHERE id = ANY (${TAKEN})`)
      .join(' UNION ALL '),
  ),
];

function trigger(on: 'insert' | 'update' | 'delete', rows: 'NEW' | 'OLD', name: 'came' | 'gone'): string {
  return `CREATE TRIGGER aid_taken_lines_${on}_${name} AFTER ${on.toUpperCase()} ON aid_taken_lines REFERENCING ${rows} TABLE AS ${name}
            FOR EACH STATEMENT EXECUTE FUNCTION note_claims_of_${name}()`;
}

export const claimed: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(`SELECT set_config('statement_timeout', '0', true)`).execute(db);
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
