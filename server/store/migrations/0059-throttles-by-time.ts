import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Tries that are a day old are found by their time, so that an hour in which none is reads nothing of the others. Made in a moment: the table
 * has the tries of a day. Each try writes to this index too, some microseconds.
 */
export const throttlesByTime: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('CREATE INDEX throttles_tried ON throttles (at)').execute(db);
  },
};
