import { sql, type Kysely, type Migration } from 'kysely';

/** When a delivery was packed, left and was handed over by the clock of whoever did it, where that may be shown; beside the server's own. */
export const fieldTimes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `ALTER TABLE deliveries ADD COLUMN packed_acted_at timestamptz(3), ADD COLUMN departed_acted_at timestamptz(3),
           ADD COLUMN ended_acted_at timestamptz(3)`,
      )
      .execute(db);
  },
};
