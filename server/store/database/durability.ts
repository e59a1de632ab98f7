import type pg from 'pg';

/** What a database's settings mean for rows that were already acknowledged. */
export interface DurabilityCheck {
  /** Sentences: start must be refused. */
  refused: string[];
  /** Sentences: worth telling the operator. */
  warnings: string[];
}

/**
 * An acknowledged row must survive a power cut. `synchronous_commit` is not asked for: every session of
 * ours turns it on. An engine that does not know a setting has no such switch.
 */
export async function checkDurability(pool: pg.Pool): Promise<DurabilityCheck> {
  const { rows } = await pool.query<{ fsync: string | null; pages: string | null; readonly: string | null }>(
    `SELECT current_setting('fsync', true) AS fsync,
            current_setting('full_page_writes', true) AS pages,
            current_setting('default_transaction_read_only', true) AS readonly`,
  );
  const settings = rows[0];
  const check: DurabilityCheck = { refused: [], warnings: [] };
  if (settings?.fsync === 'off') {
    check.refused.push('The database runs with fsync=off and would lose saved reports in a power cut: set fsync=on.');
  }
  if (settings?.readonly === 'on') {
    check.refused.push(
      'The database is read-only (default_transaction_read_only=on): give DATABASE_URL a writable one.',
    );
  }
  if (settings?.pages === 'off') {
    check.warnings.push(
      'The database runs with full_page_writes=off: safe only on a file system that never tears a page.',
    );
  }
  return check;
}
