import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNativePackage } from './native-package.ts';

/**
 * A sentence where DATA_DIR holds the files of another PostgreSQL than ours and none of ours: a new, empty database beside them would
 * look as if everything were lost.
 */
export function otherVersion(dataDir: string): string | undefined {
  const native = findNativePackage();
  if (!native.ok) return undefined;
  const own = Number.parseInt(native.value.version, 10);
  const found = readdirSync(dataDir)
    .filter((name) => /^postgresql-\d+$/.test(name))
    .map((name) => ({ name, version: versionOf(join(dataDir, name, 'PG_VERSION')) }))
    .filter(({ version }) => version > 0);
  const version = (found.find(({ name }) => name === `postgresql-${own}`) ?? found.at(-1))?.version;
  return version === undefined || version === own ? undefined : sentence(dataDir, version, own);
}

function versionOf(file: string): number {
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
}

function sentence(dataDir: string, version: number, own: number): string {
  const holds = `DATA_DIR ${dataDir} holds a database of PostgreSQL ${version}, and this version of Relief Relay brings ${own}.`;
  return version > own
    ? `${holds} Start the newer version that made it, or name another DATA_DIR. Nothing was changed.`
    : `${holds} Export it with the version that made it (npm run export), and import that with this one into a new DATA_DIR. Nothing was changed.`;
}
