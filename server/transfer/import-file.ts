import type pg from 'pg';
import { epochMsOf } from '../../contract/base/iso-time.ts';
import { codeOf, OperatorError } from '../operator.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { endEmptyTakings } from '../store/aid/end-takings.ts';
import { endStrayDeliveries } from '../store/deliveries/change-deliveries.ts';
import { listAnewFrom } from '../store/donations/payments-listed.ts';
import { eraseRecords, forgetReasonsOfErased } from '../store/transfer/erase.ts';
import type { PhotoFiles } from '../store/photos/folder-files.ts';
import { noteContent, settleImportedPhotos } from '../store/photos/photos.ts';
import { forgetStrayMessages } from '../store/track/record-messages.ts';
import type { ExportedRow } from '../store/transfer/export-rows.ts';
import { PHOTO_FILES } from './format.ts';
import { freeOrphans } from '../store/transfer/free-orphans.ts';
import { countAllPlaces } from '../store/volunteers/count-places.ts';
import { claimKeyCheck } from '../store/accounts/key-check.ts';
import { importRows, UnknownColumn } from '../store/transfer/import-rows.ts';
import { beginEpoch, inTransaction } from '../store/database/server-state.ts';
import { raiseClock } from '../store/lists/change-clock.ts';
import { texts } from '../texts.ts';
import { readExport, type ExportedLine } from './read-export.ts';

/** Rows in one statement, and in memory: of the largest that we take, 50 MB. */
const GROUP = 200;
/** Of the pictures: each may have megabytes. */
const FEW = 4;

export interface Imported {
  added: number;
  alreadyThere: number;
  /** Records of this database that the file knows as erased, and that are erased now. */
  erased: number;
  /** The new epoch, where a row was added. */
  epoch?: string;
}

/**
 * Adds an export's rows to those that are there, in one transaction: all or nothing. The file is read twice, the
 * first time to find out whether it is whole before the database hears of it. `ownKeyCheck` is asked only where the file
 * holds accounts, which nobody could sign in to under another key.
 */
export async function importFile(
  pool: pg.Pool,
  path: string,
  ownKeyCheck: () => string,
  photoFiles?: PhotoFiles,
): Promise<Imported> {
  const { keyCheck, exportedAt } = await readWhole(path);
  if (keyCheck !== undefined && keyCheck !== ownKeyCheck()) throw new OperatorError(texts.otherKeyInExport(path));
  try {
    return await withRetries(() =>
      inTransaction(pool, async (client) => {
        if (keyCheck !== undefined && !(await claimKeyCheck(client, keyCheck))) throw new OperatorError(texts.otherKey);
        return importAll(client, path, { exportedAt, photoFiles });
      }),
    );
  } catch (error) {
    if (error instanceof UnknownColumn) throw new OperatorError(texts.newerExport(path));
    // A value that its column cannot hold: whoever made this file made its digest too.
    if (/^(22|23)/.test(codeOf(error))) throw new OperatorError(texts.exportDamaged(path));
    throw error;
  }
}

/** Throws where the file is not whole. */
async function readWhole(path: string): Promise<{ keyCheck?: string | undefined; exportedAt?: number | undefined }> {
  let found: { keyCheck?: string | undefined; exportedAt?: number | undefined } = {};
  const rows = readExport(path, ({ keyCheck, exportedAt }) => {
    found = { keyCheck, exportedAt: epochMsOf(exportedAt) };
  });
  while ((await rows.next()).done !== true);
  return found;
}

async function importAll(
  client: pg.PoolClient,
  path: string,
  { exportedAt, photoFiles }: { exportedAt: number | undefined; photoFiles: PhotoFiles | undefined },
): Promise<Imported> {
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  await client.query(`SET LOCAL lock_timeout = '60s'`);
  const imported: Imported = { added: 0, alreadyThere: 0, erased: 0 };
  for await (const group of groupsOf(readExport(path))) {
    const rows = group.map(({ row }) => row);
    const table = group[0]?.table;
    if (table === undefined || table === PHOTO_FILES) {
      await takeFiles(client, rows, photoFiles);
      continue;
    }
    const added = await importRows(client, table, rows);
    imported.added += added;
    imported.alreadyThere += rows.length - added;
    if (table === 'receipts') imported.erased += await eraseToo(client, group);
  }
  await settleImportedPhotos(client);
  await forgetStrayMessages(client);
  await freeOrphans(client, Date.now());
  await countAllPlaces(client);
  await endEmptyTakings(client);
  await endStrayDeliveries(client);
  await forgetReasonsOfErased(client);
  await raiseClock(client);
  if (exportedAt !== undefined && Number.isFinite(exportedAt)) await listAnewFrom(client, exportedAt);
  return imported.added === 0 ? imported : { ...imported, epoch: (await beginEpoch(client, 'imported')).epoch };
}

/** Each under its own hash: the same file twice is one, and one that no photo names goes with the next check. */
async function takeFiles(
  client: pg.PoolClient,
  rows: readonly ExportedRow[],
  photoFiles: PhotoFiles | undefined,
): Promise<void> {
  for (const { bytes } of rows) {
    const picture = Buffer.from(bytes ?? '', 'base64');
    const hash = await photoFiles?.put(picture);
    if (hash !== undefined) await noteContent(client, hash, picture.length, Date.now());
  }
}

/** What was erased never returns: a database that still has it forgets it as well. */
async function eraseToo(client: pg.PoolClient, receipts: readonly ExportedLine[]): Promise<number> {
  const ids = receipts.flatMap(({ row }) => (row['erased_at'] === null ? [] : (row['id'] ?? [])));
  return ids.length === 0 ? 0 : (await eraseRecords(client, ids)).length;
}

/** Rows of one table with the same columns, side by side. */
async function* groupsOf(lines: AsyncIterable<ExportedLine>): AsyncGenerator<ExportedLine[]> {
  let group: ExportedLine[] = [];
  let form = '';
  for await (const line of lines) {
    const own = [line.table, ...Object.keys(line.row)].join();
    if (group.length === (line.table === PHOTO_FILES ? FEW : GROUP) || (own !== form && group.length > 0)) {
      yield group;
      group = [];
    }
    form = own;
    group.push(line);
  }
  if (group.length > 0) yield group;
}
