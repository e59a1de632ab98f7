import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { otherVersion } from './other-version.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'relief-version-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function cluster(name: string, version: string): void {
  mkdirSync(join(dataDir, name));
  writeFileSync(join(dataDir, name, 'PG_VERSION'), `${version}\n`);
}

it('is silent where there is none, or ours, also beside an older one', () => {
  writeFileSync(join(dataDir, 'keys.json'), '{}');
  mkdirSync(join(dataDir, 'postgresql-18-new-abc'));
  expect(otherVersion(dataDir)).toBe(undefined);
  cluster('postgresql-17', '17');
  cluster('postgresql-18', '18');
  expect(otherVersion(dataDir)).toBe(undefined);
});

it('says what a newer or an older PostgreSQL has left, where it would be overlooked', () => {
  cluster('postgresql-19', '19');
  expect(otherVersion(dataDir)).toContain(
    'holds a database of PostgreSQL 19, and this version of Relief Relay brings 18',
  );
  rmSync(join(dataDir, 'postgresql-19'), { recursive: true });
  cluster('postgresql-17', '17');
  expect(otherVersion(dataDir)).toContain('npm run export');
});

it('says it of a directory of our name that another version wrote', () => {
  cluster('postgresql-18', '19');
  expect(otherVersion(dataDir)).toContain('Start the newer version that made it');
});
