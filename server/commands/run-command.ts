import type pg from 'pg';
import { closeDatabase, openDatabase, type Opened } from '../database.ts';
import { codeOf, OperatorError, ownEnv, say, sayError } from '../operator.ts';
import { surviveReaders } from '../start/survive-readers.mjs';
import { troubleOf } from '../store/database/database-trouble.ts';
import { texts } from '../texts.ts';

export interface CommandContext {
  pool: pg.Pool;
  args: readonly string[];
}

/** As a shell counts an end by Ctrl-C. */
const INTERRUPTED = 130;

/**
 * Runs what an operator asked for on the database that the environment names, beside a running server or alone, and
 * ends the process. What went wrong is said in words on stderr; stdout is the command's own. Exit code 0 or 1.
 * Only a command that fills a database may make one: an export of a mistyped DATA_DIR would look like a backup.
 */
export async function runCommand(
  work: (context: CommandContext) => Promise<void>,
  { mayCreate = false }: { mayCreate?: boolean } = {},
): Promise<void> {
  const opened: Opened = {};
  surviveReaders([process.stderr]);
  stopOnSignals(opened);
  try {
    const pool = await openDatabase(
      { env: ownEnv(), say, onIdleError: () => undefined, isPatient: true, mayCreate },
      opened,
    );
    await work({ pool, args: process.argv.slice(2) });
  } catch (error) {
    sayError(inWords(error));
    process.exitCode = 1;
  } finally {
    await closeDatabase(opened);
  }
}

/** A full disk, a wrong path or a database that went away is no bug of ours. */
function inWords(error: unknown): unknown {
  if (error instanceof OperatorError) return error;
  const { path, code } = error as NodeJS.ErrnoException;
  // Read from a directory: the error does not say which.
  if (code === 'EISDIR') return new OperatorError(texts.notAFile(path ?? 'What was named'));
  if (path !== undefined && code !== undefined) return new OperatorError(texts.fileTrouble(path, code));
  return troubleOf(error) === 'bug' ? error : new OperatorError(texts.databaseTrouble(codeOf(error)));
}

/** What was not committed is rolled back; an embedded database that nobody else uses ends. */
function stopOnSignals(opened: Opened): void {
  const onSignal = () => {
    const stopped = opened.embedded?.stop() ?? Promise.resolve();
    void stopped.finally(() => process.exit(INTERRUPTED));
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
}
