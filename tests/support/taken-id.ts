import type { Relay } from './relay.ts';

/** The server has something else under this id already: it refuses the item for good (`key-reuse`). */
export async function takeId(relay: Pick<Relay, 'query'>, id: string | undefined): Promise<void> {
  await relay.query(
    `INSERT INTO receipts (id, owner, call, digest, status, answer, created_at)
     VALUES ($1, 'anonymous', 'reportDisaster', repeat('0', 64), 201, '{}', now())`,
    [id],
  );
}
