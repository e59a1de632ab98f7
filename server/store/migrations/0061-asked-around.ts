import { sql, type Kysely, type Migration } from 'kysely';
import { disasterTypes } from '../../../contract/enumerations.ts';

/** What JavaScript takes for a blank at the ends of a text. */
const BLANKS = String.raw`E' \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'`;

/** SQL: the type of disaster as everybody is told it (`publicDisasterType`). Changing it takes another migration. */
const plainType = `lower(btrim(disaster_type, ${BLANKS}))`;
export const publicType = `(CASE WHEN ${plainType} IN (${disasterTypes.map((type) => `'${type}'`).join(', ')}) THEN ${plainType} ELSE 'other' END)`;

/** SQL: open requests that everybody is told of. */
export const ASKED_NOW = `status = 'active' AND lane = 'main' AND same_as IS NULL`;

/** What is asked for around a disaster is counted without reading what is asked for because of another one, however much that is. */
export const askedAround: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // A large index takes longer than a question may; `true`: until the end of this migration.
    await sql.raw(`SELECT set_config('statement_timeout', '0', true)`).execute(db);
    await sql
      .raw(
        `CREATE INDEX aid_requests_asked_around ON aid_requests (cell, ${publicType}) WHERE ${ASKED_NOW} AND cell IS NOT NULL`,
      )
      .execute(db);
  },
};
