import { sql, type Kysely, type Migration } from 'kysely';

/** Tables whose changes phones and desks read in order. */
const changingTables = [
  'reports',
  'aid_requests',
  'accounts',
  'removals',
  'contact_messages',
  'acceptances',
  'road_blocks',
] as const;

/** SQL: the latest places of all changes, side by side. */
export const latestChanges = changingTables.map((table) => `(SELECT max(changed_at) FROM ${table})`).join();

/**
 * The place of a change comes no more from the clock of the machine, which an operator, a time server or a failover may put back: it is
 * never before `change_clock.at`, which only rises. `settled`: no change comes to light any more before it.
 * A transaction has its number before it reads the clock, in a statement of its own: so who settles what it read before knows which are
 * under way. On an engine that has no such numbers time alone tells.
 */
function statements(hasNumbers: boolean): string[] {
  return [
    `CREATE TABLE change_clock (
       one boolean PRIMARY KEY DEFAULT true CHECK (one),
       at timestamptz(3) NOT NULL,
       settled timestamptz(3) NOT NULL
     )`,
    `INSERT INTO change_clock (at, settled) SELECT GREATEST(now(), ${latestChanges}), now() - interval '1 minute'`,
    `CREATE FUNCTION change_time() RETURNS timestamptz LANGUAGE sql VOLATILE AS
       '${hasNumbers ? 'SELECT pg_current_xact_id(); ' : ''}SELECT GREATEST(now(), at) FROM change_clock'`,
    ...changingTables.map((table) => `ALTER TABLE ${table} ALTER COLUMN changed_at SET DEFAULT change_time()`),
    `CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN NEW.changed_at := change_time(); RETURN NEW; END'`,
  ];
}

export const changeClock: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { rows } = await sql<{ has: boolean }>`SELECT to_regproc('pg_current_snapshot') IS NOT NULL AS has`.execute(
      db,
    );
    for (const statement of statements(rows[0]?.has === true)) await sql.raw(statement).execute(db);
  },
};
