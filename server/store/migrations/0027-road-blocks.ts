import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Blocked roads. One that came with a report has the report's id and no account. `counted_from` is when it was reported or confirmed last,
 * and from then on it lasts; `reported_at` is what its device said, however long it waited there.
 */
const statements = [
  `CREATE TABLE road_blocks (
     id uuid PRIMARY KEY,
     account_id uuid,
     kind text NOT NULL,
     note text,
     lat double precision NOT NULL,
     lng double precision NOT NULL,
     state text NOT NULL DEFAULT 'reported',
     reported_at timestamptz(3) NOT NULL,
     counted_from timestamptz(3) NOT NULL,
     acted_at timestamptz(3),
     acted_by uuid,
     changed_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
  `CREATE INDEX road_blocks_newest ON road_blocks (counted_from DESC, id DESC)`,
  `CREATE INDEX road_blocks_changed ON road_blocks (changed_at, id)`,
  `CREATE INDEX road_blocks_of_account ON road_blocks (account_id) WHERE account_id IS NOT NULL`,
];

export const roadBlocks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
