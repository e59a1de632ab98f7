import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareBinaries } from './binaries.ts';
import type { NativePackage } from './native-package.ts';

let directory: string;
let native: NativePackage;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'relief-binaries-'));
  for (const name of ['native/bin', 'native/lib', 'home']) mkdirSync(join(directory, name), { recursive: true });
  writeFileSync(join(directory, 'native/bin/postgres'), 'binary', { mode: 0o755 });
  writeFileSync(join(directory, 'native/lib/libpq.so.5.18'), 'library');
  const links = new Map([['lib/libpq.so.5', 'lib/libpq.so.5.18']]);
  native = { directory: join(directory, 'native'), version: '18.4.0', links };
});
afterEach(() => rmSync(directory, { recursive: true }));

it('uses the package where it lies, with the links that npm left out made there', () => {
  const home = join(directory, 'home');
  for (const _again of [1, 2]) expect(prepareBinaries(native, home, () => true)).toBe(join(native.directory, 'bin'));
  expect(readlinkSync(join(native.directory, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
  expect(readFileSync(join(native.directory, 'lib/libpq.so.5'), 'utf8')).toBe('library');
  expect(readdirSync(home)).toEqual([]);
});

it('copies it once for its version where the database’s user may not read it, open to that user whatever the umask was', () => {
  const home = join(directory, 'home');
  for (const path of ['native', 'native/bin', 'native/bin/postgres']) chmodSync(join(directory, path), 0o700);
  chmodSync(join(directory, 'native/lib/libpq.so.5.18'), 0o600);
  const binDir = prepareBinaries(native, home, () => false);
  expect(binDir).toBe(join(home, 'postgresql-binaries-18.4.0', 'bin'));
  expect(readlinkSync(join(binDir, '../lib/libpq.so.5'))).toBe('libpq.so.5.18');
  const modes = ['..', '.', 'postgres', '../lib', '../lib/libpq.so.5'].map(
    (path) => statSync(join(binDir, path)).mode & 0o777,
  );
  expect(modes).toEqual([0o755, 0o755, 0o755, 0o755, 0o644]);
  writeFileSync(join(native.directory, 'bin/postgres'), 'changed');
  expect(prepareBinaries(native, home, () => false)).toBe(binDir);
  expect(readFileSync(join(binDir, 'postgres'), 'utf8')).toBe('binary');
  expect(readdirSync(home)).toEqual(['postgresql-binaries-18.4.0']);
});
