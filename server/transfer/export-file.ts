import { createWriteStream, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import type pg from 'pg';
import type { Clock } from '../../contract/base/clock.ts';
import { OperatorError } from '../operator.ts';
import { fsyncPath } from '../postgres/fsync-path.ts';
import { inTransaction } from '../store/database/server-state.ts';
import type { PhotoFiles } from '../store/photos/folder-files.ts';
import { texts } from '../texts.ts';
import { EXPORT_TRANSACTION, exportLines } from './export-lines.ts';

export type Counts = Readonly<Record<string, number>>;

/** Writes an export to what `open` gives, which stays open unless `end`. Returns the rows of each table. */
export function exportTo(
  pool: pg.Pool,
  clock: Clock,
  open: () => Writable,
  { end = false, photoFiles }: { end?: boolean; photoFiles?: PhotoFiles | undefined } = {},
): Promise<Counts> {
  return inTransaction(
    pool,
    async (client) => {
      let counts: Counts = {};
      const lines = async function* () {
        counts = yield* exportLines(client, clock, photoFiles);
      };
      await pipeline(lines, open(), { end });
      return counts;
    },
    EXPORT_TRANSACTION,
  );
}

/** Writes it to a file that only its owner may read and that is there whole, on disk, or not at all. */
export async function exportFile(pool: pg.Pool, clock: Clock, named: string, photoFiles?: PhotoFiles): Promise<Counts> {
  const there = statSync(named, { throwIfNoEntry: false });
  // A device would be replaced by a file full of personal data.
  if (there && !there.isFile()) throw new OperatorError(texts.notAFile(named));
  const path = there ? realpathSync(named) : named;
  const unfinished = `${path}.unfinished-${process.pid}`;
  try {
    const open = () => createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
    const counts = await exportTo(pool, clock, open, { end: true, photoFiles });
    fsyncPath(unfinished);
    renameSync(unfinished, path);
    fsyncPath(dirname(path));
    return counts;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
