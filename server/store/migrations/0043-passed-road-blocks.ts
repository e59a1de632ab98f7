import { sql, type Kysely, type Migration } from 'kysely';

/** When a volunteer last got past a road block, by the clock of their phone and no later than it came: who that was is not kept. */
export const passedRoadBlocks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('ALTER TABLE road_blocks ADD COLUMN passed_at timestamptz(3)').execute(db);
  },
};
