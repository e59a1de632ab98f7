import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { prepareDataDirectory } from './data-directory.mjs';

const directory = mkdtempSync(join(tmpdir(), 'relief-data-'));
afterAll(() => rmSync(directory, { recursive: true }));

const isLinux = process.platform === 'linux';

it('is made with all above it, for its owner alone, once or again', () => {
  const dataDir = join(directory, 'a', "it's $b", 'data');
  expect([prepareDataDirectory(dataDir), prepareDataDirectory(dataDir)]).toEqual([undefined, undefined]);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

it('below a directory that takes none it is refused in a sentence, and at once', () => {
  // Only Linux has one; elsewhere it is made of a file.
  const none = isLinux ? '/proc' : join(directory, 'no-directory');
  if (!isLinux) writeFileSync(none, '');
  expect(prepareDataDirectory(join(none, 'x'))).toMatch(
    / cannot be written to \((ENOENT|ENOTDIR)\): choose a directory/,
  );
});

it('a file in its place, or where it can only be read', () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  expect(prepareDataDirectory(join(file, 'data'))).toContain('(ENOTDIR)');
  const readOnly = join(directory, 'read-only');
  expect(prepareDataDirectory(readOnly)).toBe(undefined);
  chmodSync(readOnly, 0o500);
  // Root may write there.
  if (process.getuid?.() !== 0) expect(prepareDataDirectory(readOnly)).toContain('(EACCES)');
});
