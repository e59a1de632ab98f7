import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { prepareBinaries } from './binaries.ts';
import { makeCluster } from './make-cluster.ts';
import { findNativePackage } from './native-package.ts';
import { plainPlace } from './plain-place.ts';
import { startPostmaster, stopPostmaster } from './postmaster.ts';
import { settings } from './settings.ts';
import { unprivilegedUser } from './unprivileged-user.ts';

const directory = realpathSync(mkdtempSync(join(tmpdir(), `relief, a$b "c" 'd' \\e `)));
// PostgreSQL's own user passes through it.
chmodSync(directory, 0o711);
afterAll(() => rmSync(directory, { recursive: true }));

const value = <Value>(result: { ok: true; value: Value } | { ok: false; failure: string }): Value => {
  if (!result.ok) throw new Error(result.failure);
  return result.value;
};

it('programs and data in a path full of what a shell takes for something else', async () => {
  const native = value(findNativePackage());
  const user = value(unprivilegedUser());
  const own = join(directory, 'native');
  cpSync(native.directory, own, { recursive: true, verbatimSymlinks: true });
  const binDir = prepareBinaries({ ...native, directory: own }, directory, () => true);
  expect(dirname(binDir)).toBe(own);
  const cluster = value(await makeCluster({ binDir, home: directory, name: 'cluster', user, password: 'p' }));
  const logFile = join(directory, 'log');
  const plan = { binDir, cluster, user, password: 'p', settings: settings(18), logFile };
  const running = value(await startPostmaster(plan));
  expect(running.host).toBe(cluster);
  await stopPostmaster(cluster);
  expect(readdirSync(directory).filter((name) => name.includes('-new-'))).toEqual([]);
});

it('leaves nothing behind, and is not made where the path is plain', () => {
  expect(plainPlace(realpathSync(tmpdir())).binDir).toBe(realpathSync(tmpdir()));
  const odd = join(directory, 'native', 'bin');
  const place = plainPlace(odd);
  expect(place.binDir).not.toBe(odd);
  expect(readdirSync(place.binDir)).toEqual(['initdb', 'postgres']);
  place.leave();
  expect(existsSync(dirname(place.binDir))).toBe(false);
});
