import { createHash } from 'node:crypto';
import type pg from 'pg';
import { isoTime, type Clock } from '../../contract/base/clock.ts';
import { exportedTables } from '../store/database/exported-tables.ts';
import type { PhotoFiles } from '../store/photos/folder-files.ts';
import { namedContents } from '../store/photos/photos.ts';
import { exportedRows } from '../store/transfer/export-rows.ts';
import { readKeyCheck } from '../store/accounts/key-check.ts';
import { schemaName } from '../store/database/migrate.ts';
import { readLife } from '../store/database/server-state.ts';
import { FORMAT, PHOTO_FILES, VERSION, type Header } from './format.ts';

/** One moment of the whole database, however long its reader takes, and nothing that others wait for. */
export const EXPORT_TRANSACTION = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** The lines of an export (`format`), as the caller's transaction sees the database. Returns the rows of each table. */
export async function* exportLines(
  client: pg.PoolClient,
  clock: Clock,
  photoFiles?: PhotoFiles,
): AsyncGenerator<string, Record<string, number>> {
  const digest = createHash('sha256');
  const lineOf = (value: object) => {
    const line = `${JSON.stringify(value)}\n`;
    digest.update(line);
    return line;
  };
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  await client.query(`SET LOCAL timezone = 'UTC'`);
  const { epoch } = await readLife(client);
  const exportedAt = isoTime(clock.now());
  const keyCheck = await readKeyCheck(client);
  const header: Header = {
    format: FORMAT,
    version: VERSION,
    exportedAt,
    epoch,
    schema: schemaName,
    ...(keyCheck === undefined ? {} : { keyCheck }),
  };
  yield lineOf({ header });
  const counts: Record<string, number> = {};
  for (const table of exportedTables) {
    let count = 0;
    for await (const row of exportedRows(client, table)) {
      count += 1;
      yield lineOf({ table, row });
    }
    counts[table] = count;
  }
  if (photoFiles !== undefined) {
    let count = 0;
    for (const hash of await namedContents(client)) {
      const bytes = await photoFiles.get(hash);
      // One that is missing here is missing there: its photo says so.
      if (bytes === undefined) continue;
      count += 1;
      yield lineOf({ table: PHOTO_FILES, row: { id: hash, bytes: bytes.toString('base64') } });
    }
    counts[PHOTO_FILES] = count;
  }
  yield `${JSON.stringify({ footer: { counts, sha256: digest.digest('hex') } })}\n`;
  return counts;
}
