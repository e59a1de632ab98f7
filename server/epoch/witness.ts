import { closeSync, fstatSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { fsyncPath } from '../postgres/fsync-path.ts';
import type { Life } from '../store/database/server-state.ts';

const witnessSchema = v.object({
  databaseId: v.string(),
  epoch: v.optional(v.string()),
  beat: v.pipe(v.number(), v.safeInteger()),
  timeline: v.optional(v.string()),
  born: v.string(),
});

/** What a file outside the database remembers of its life. */
export interface Witness {
  databaseId: string;
  /** Undefined where an earlier release wrote it. */
  epoch: string | undefined;
  beat: number;
  /** The database's timeline by then, which is another one once a replica has taken over; undefined: unknown. */
  timeline: string | undefined;
  /** The file is a copy of the one that was written: somebody has put files back. */
  isCopy: boolean;
}

/** Undefined where there is none; 'broken' where it says nothing. */
export function readWitness(path: string): Witness | 'broken' | undefined {
  try {
    const file = openSync(path, 'r');
    try {
      const { databaseId, epoch, beat, timeline, born } = v.parse(
        witnessSchema,
        JSON.parse(readFileSync(file, 'utf8')),
      );
      return { databaseId, epoch, beat, timeline, isCopy: born !== birthOf(file) };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : 'broken';
  }
}

/** Replaces it whole or not at all; on disk when this returns. */
export function writeWitness(path: string, { databaseId, epoch, beat }: Life, timeline: string | undefined): void {
  const next = `${path}.${process.pid}`;
  rmSync(next, { force: true });
  const file = openSync(next, 'wx', 0o600);
  try {
    writeSync(file, JSON.stringify({ databaseId, epoch, beat, timeline, born: birthOf(file) }));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(next, path);
  fsyncPath(dirname(path));
}

/** Which file this is. No tool that copies can set the time of birth; where there is none, its number must do. */
function birthOf(file: number): string {
  const { birthtimeNs, ino } = fstatSync(file, { bigint: true });
  return birthtimeNs > 0n ? `at ${birthtimeNs}` : `number ${ino}`;
}
