import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
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

it('copies the package once for its version and makes the links that npm left out', () => {
  const home = join(directory, 'home');
  const binDir = prepareBinaries(native, home, () => true);
  expect(binDir).toBe(join(home, 'postgresql-binaries-18.4.0', 'bin'));
  expect(readlinkSync(join(binDir, '../lib/libpq.so.5'))).toBe('libpq.so.5.18');
  expect(readFileSync(join(binDir, '../lib/libpq.so.5'), 'utf8')).toBe('library');
  writeFileSync(join(native.directory, 'bin/postgres'), 'changed');
  expect(prepareBinaries(native, home, () => true)).toBe(binDir);
  expect(readFileSync(join(binDir, 'postgres'), 'utf8')).toBe('binary');
});

it('uses the package where it lies when it is whole, unless the database’s user may not read it', () => {
  const whole = { ...native, links: new Map<string, string>() };
  const home = join(directory, 'home');
  expect(prepareBinaries(whole, home, () => true)).toBe(join(native.directory, 'bin'));
  expect(existsSync(join(home, 'postgresql-binaries-18.4.0'))).toBe(false);
  expect(prepareBinaries(whole, home, () => false)).toBe(join(home, 'postgresql-binaries-18.4.0', 'bin'));
});
