import { expect, it } from 'vitest';
import { onEachPostgres } from '../../../tests/support/server/each-postgres.ts';
import { makeReport } from '../../../tests/support/server/acts.ts';
import { makeLateIndexes } from './late-indexes.ts';
import { fillSought } from './sought.ts';

onEachPostgres('indexes that are made while the server serves', (app) => {
  const standing = async (): Promise<string[]> => {
    const rows = await app().query<{ relname: string }>(
      `SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
       WHERE indisvalid AND (relname LIKE '%\\_sought' OR relname LIKE '%\\_unsought' OR relname = 'aid_requests_unclaimed')
       ORDER BY relname`,
    );
    return rows.map(({ relname }) => relname);
  };
  const all = [
    'accounts_sought',
    'accounts_unsought',
    'aid_requests_sought',
    'aid_requests_unclaimed',
    'aid_requests_unsought',
    'contact_messages_sought',
    'contact_messages_unsought',
    'donations_sought',
    'donations_unsought',
    'reports_sought',
    'reports_unsought',
  ];

  it('are made where they are missing, also one that was not finished', async () => {
    await app().query('DROP INDEX reports_sought, aid_requests_unclaimed');
    // As a server leaves it that ends in the middle.
    await app().query(`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'donations_sought'::regclass`);
    expect(await standing()).toHaveLength(all.length - 3);

    expect(await makeLateIndexes(app().pool)).toBe(true);
    expect(await standing()).toEqual(all);
  });

  it('are left to the process that is making them, and to the next one where this is to stop', async () => {
    await app().query('DROP INDEX reports_sought');
    const other = await app().pool.connect();
    await other.query(`SELECT pg_advisory_lock(hashtextextended('indexes ' || current_schema(), 0))`);
    expect(await makeLateIndexes(app().pool)).toBe(false);
    other.release(true);

    await expect.poll(() => makeLateIndexes(app().pool, () => true)).toBe(false);
    expect(await standing()).not.toContain('reports_sought');
    await expect.poll(() => makeLateIndexes(app().pool)).toBe(true);
    expect(await standing()).toEqual(all);
  });

  it('keep nobody from saving, while they wait for a long transaction', async () => {
    await app().query('DROP INDEX reports_unsought');
    const exporting = await app().pool.connect();
    await exporting.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1 FROM reports');
    const made = makeLateIndexes(app().pool);
    await expect
      .poll(() => app().query(`SELECT 1 FROM pg_stat_progress_create_index WHERE phase LIKE 'waiting%'`))
      .toHaveLength(1);

    await makeReport(app());
    expect(await standing()).not.toContain('reports_unsought');
    await exporting.query('COMMIT');
    exporting.release();
    expect(await made).toBe(true);
    expect(await standing()).toEqual(all);
  });

  it('serve what is filled part after part', async () => {
    await app().query(
      `INSERT INTO contact_messages (id, owner, body, lane, created_at)
       SELECT gen_random_uuid(), 'anonymous', '{"message":"well ' || n || ' deep"}', 'main', now()
       FROM generate_series(1, 1201) AS n`,
    );
    await fillSought(app().pool);
    const rows = await app().query(
      `SELECT count(*)::int AS filled FROM contact_messages WHERE sought @@ '''well''' AND sought IS NOT NULL`,
    );
    expect(rows).toEqual([{ filled: 1201 }]);
  });
});
