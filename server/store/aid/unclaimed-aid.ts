/** SQL over a row of `aid_requests`: it has a line that is not fulfilled and in nobody's hands. With `more`, one of those. */
export function hasOpenLine(more = 'true'): string {
  return `EXISTS (
    SELECT 1 FROM jsonb_array_elements(requirements) WITH ORDINALITY AS need (line, place)
    WHERE line ->> 'status' <> 'fulfilled' AND ${more} AND NOT EXISTS (
      SELECT 1 FROM aid_taken_lines AS taken WHERE taken.aid_id = aid_requests.id AND taken.line = place - 1))`;
}

/** Active, in the main lane, with such a line. */
export const UNCLAIMED = `same_as IS NULL AND lane = 'main' AND status = 'active' AND ${hasOpenLine()}`;

/** As the index of urgent requests says it: an urgent line is not fulfilled. */
export const URGENT = `(requirements @> '[{"urgent": true, "status": "pending"}]'
  OR requirements @> '[{"urgent": true, "status": "partially-fulfilled"}]')`;

/**
 * SQL of three columns: of the active ones, which are counted as they come, how many and how many urgent ones are in somebody's hands as far
 * as they are open; and since when the oldest waits that is not.
 */
export const countClaimed = `
  WITH taken AS MATERIALIZED (
    SELECT NOT ${hasOpenLine()} AS is_claimed,
           ${URGENT} AND NOT ${hasOpenLine(`(line ->> 'urgent')::boolean`)} AS is_urgent_claimed
    FROM aid_requests
    WHERE id = ANY (ARRAY (SELECT aid_id FROM aid_taken_lines)) AND same_as IS NULL AND lane = 'main' AND status = 'active')
  SELECT
    (SELECT count(*) FROM taken WHERE is_claimed) AS "aidClaimed",
    (SELECT count(*) FROM taken WHERE is_urgent_claimed) AS "aidUrgentClaimed",
    (SELECT created_at FROM aid_requests WHERE ${UNCLAIMED} ORDER BY created_at, id LIMIT 1) AS "aidSince"`;
