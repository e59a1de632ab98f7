import { Kysely, Migrator, PostgresDialect, type Migration } from 'kysely';
import type pg from 'pg';
import { first } from './migrations/0001-first.ts';

/** In order, never renamed: the database remembers these names. */
const migrations: Record<string, Migration> = { '0001-first': first };

/** Tries while other processes migrate the same database at the same moment. */
const TRIES = 5;

/**
 * Brings the database to this version. Safe when several processes start together: the migrator holds
 * a lock of the database, and who comes second finds nothing left to do. The pool stays open.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  // Kysely ends the pool only when it is destroyed itself, which it is not.
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    if (attempt === TRIES) throw new Error('the database could not be migrated', { cause: error });
    await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
  }
}
