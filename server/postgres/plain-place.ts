import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What a shell takes for something else within double quotes; `%` does in that of Windows. */
const SPECIAL = process.platform === 'win32' ? /["%]/ : /[$`"\\]/;

/** What initdb calls; the rest it finds beside it. */
const PROGRAMS = ['initdb', 'postgres'];

export interface PlainPlace {
  binDir: string;
  /** It is needed no more. */
  leave(): void;
}

/**
 * initdb calls `postgres` through a shell, by its own path within double quotes and nothing more. Where that path means something
 * to a shell both programs get another for the time, with the package's libraries beside them.
 */
export function plainPlace(binDir: string): PlainPlace {
  const from = realpathSync(binDir);
  if (!SPECIAL.test(from)) return { binDir, leave: () => undefined };
  const place = mkdtempSync(join(plainTmpdir(), 'relief-initdb-'));
  const plain = join(place, 'bin');
  mkdirSync(plain);
  for (const program of PROGRAMS) {
    copyFileSync(join(from, program), join(plain, program));
    chmodSync(join(plain, program), 0o755);
  }
  for (const part of ['lib', 'share']) symlinkSync(join(dirname(from), part), join(place, part));
  // The database's user comes in, whatever the umask is.
  for (const directory of [place, plain]) chmodSync(directory, 0o755);
  return { binDir: plain, leave: () => rmSync(place, { recursive: true, force: true }) };
}

function plainTmpdir(): string {
  return SPECIAL.test(tmpdir()) ? '/tmp' : tmpdir();
}
