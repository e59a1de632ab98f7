import type pg from 'pg';

/** `2026-11-28 17`: so many on that day, of all processes together. */
const MODEL_QUESTIONS = 'model_questions';

/** Counts one question of this day, unless there have been that many; false then. */
export async function countQuestion(pool: pg.Pool, day: string, most: number): Promise<boolean> {
  if (most < 1) return false;
  const { rowCount } = await pool.query({
    name: 'count-question',
    text: `INSERT INTO server_state (name, value) VALUES ($1, $2 || ' 1')
           ON CONFLICT (name) DO UPDATE SET value = $2 || ' ' ||
             CASE WHEN split_part(server_state.value, ' ', 1) = $2 THEN split_part(server_state.value, ' ', 2)::integer + 1 ELSE 1 END
           WHERE split_part(server_state.value, ' ', 1) <> $2 OR split_part(server_state.value, ' ', 2)::integer < $3::bigint`,
    values: [MODEL_QUESTIONS, day, most],
  });
  return rowCount === 1;
}
