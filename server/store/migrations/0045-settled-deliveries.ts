import { sql, type Kysely, type Migration } from 'kysely';

/**
 * How it was settled what became of a delivery that was handed over; null: its receiver is asked. `wrong_tries`: hashes of the wrong codes
 * that were given, each once. `code_round`: how many codes it had before this one. What had been handed over before counted as received.
 */
export const settledDeliveries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [
      `ALTER TABLE deliveries ADD COLUMN settled_by text, ADD COLUMN settled_at timestamptz(3),
         ADD COLUMN wrong_tries jsonb NOT NULL DEFAULT '[]', ADD COLUMN code_round integer NOT NULL DEFAULT 0`,
      `UPDATE deliveries SET settled_by = CASE WHEN is_confirmed THEN 'code' ELSE 'time' END, settled_at = ended_at
       WHERE status = 'delivered'`,
      `CREATE INDEX deliveries_unsettled ON deliveries (ended_at) WHERE status = 'delivered' AND settled_by IS NULL`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
