import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LEFT_AFTER_MS } from './left-overs.ts';
import { makeCluster } from './make-cluster.ts';

let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'relief-relay-left-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** What a first start that was cut off leaves: files of a database, and its password. */
function leave(name: string, ageMs = 0): void {
  mkdirSync(join(home, name, 'cluster', 'base'), { recursive: true });
  writeFileSync(join(home, name, 'password'), 'p');
  const at = new Date(Date.now() - ageMs);
  utimesSync(join(home, name), at, at);
}

const make = (binDir: string) => makeCluster({ binDir, home, name: 'postgresql-18', user: undefined, password: 'p' });

it('a start that finds its database removes what others left, and nothing else', async () => {
  mkdirSync(join(home, 'postgresql-18'));
  writeFileSync(join(home, 'postgresql-18', 'PG_VERSION'), '18');
  ['postgresql-18-new-abc', 'postgresql-18-new-def', 'postgresql-17-new-abc', 'photos'].forEach((name) => leave(name));
  expect(await make(home)).toEqual({ ok: true, value: join(home, 'postgresql-18') });
  expect(readdirSync(home).toSorted()).toEqual(['photos', 'postgresql-17-new-abc', 'postgresql-18']);
});

it('one that has none yet leaves alone what another start may be at work on', async () => {
  leave('postgresql-18-new-now');
  leave('postgresql-18-new-old', LEFT_AFTER_MS);
  // No program of PostgreSQL is there.
  expect((await make(home)).ok).toBe(false);
  expect(readdirSync(home)).toEqual(['postgresql-18-new-now']);
});
