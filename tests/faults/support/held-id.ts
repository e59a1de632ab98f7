import pg from 'pg';
import type { Relay } from '../../support/relay.ts';

/**
 * Another copy of an item is under way, begun and not yet committed: until it is let go, which leaves nothing of it, the server cannot
 * know whether the item is new.
 */
export async function holdId({ databaseUrl }: Relay, id: string): Promise<{ letGo(): Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // Where the test fails first, its database ends before this does.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO receipts (id, owner, call, digest, status, answer, created_at)
     VALUES ($1, 'anonymous', 'reportDisaster', 'x', 201, '{}', now())`,
    [id],
  );
  return { letGo: () => client.end() };
}
