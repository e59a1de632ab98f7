import type pg from 'pg';

/** An alert in the admin's words. */
export interface ToldAlert {
  title: string;
  body: string;
}

export async function findAlertWords(pool: pg.Pool, id: string): Promise<ToldAlert | undefined> {
  const { rows } = await pool.query<ToldAlert>({
    name: 'alert-words',
    text: 'SELECT title, body FROM alerts WHERE id = $1',
    values: [id],
  });
  return rows[0];
}
