import type pg from 'pg';

/** An approved report in the main list that is not resolved. */
export async function isActiveDisaster(client: pg.Pool | pg.PoolClient, id: string): Promise<boolean> {
  return isThere(
    client,
    `SELECT 1 FROM reports WHERE id = $1 AND status = 'approved' AND lane = 'main' AND same_as IS NULL`,
    [id],
  );
}

export async function isDelivery(client: pg.PoolClient, id: string): Promise<boolean> {
  return isThere(client, 'SELECT 1 FROM deliveries WHERE id = $1', [id]);
}

export async function isNeed(
  client: pg.PoolClient,
  { aidId, line }: { aidId: string; line: number },
): Promise<boolean> {
  return isThere(client, 'SELECT 1 FROM aid_requests WHERE id = $1 AND jsonb_array_length(requirements) > $2', [
    aidId,
    line,
  ]);
}

/** One that the public may see, resolved or not. */
export async function isPublicDisaster(pool: pg.Pool, id: string): Promise<boolean> {
  return isThere(
    pool,
    `SELECT 1 FROM reports WHERE id = $1 AND lane = 'main' AND same_as IS NULL AND (status = 'approved' OR status = 'rejected' AND resolved_at IS NOT NULL)`,
    [id],
  );
}

async function isThere(db: pg.Pool | pg.PoolClient, text: string, values: readonly unknown[]): Promise<boolean> {
  const { rowCount } = await db.query(text, [...values]);
  return rowCount === 1;
}
