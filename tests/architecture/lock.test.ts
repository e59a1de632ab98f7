import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFaults } from '../../scripts/lib/lock-faults.mjs';
import { root } from './planted-project.ts';

const manifest = { dependencies: { dexie: '4.4.7' }, optionalDependencies: { '@pg/linux': '18.4.0-beta.17' } };

const lock = {
  packages: {
    '': manifest,
    'node_modules/dexie': { version: '4.4.7', optionalDependencies: { '@dexie/mac': '1.0.0' } },
    'node_modules/dexie/node_modules/@dexie/mac': { version: '1.0.0' },
    'node_modules/@pg/linux': { version: '18.4.0-beta.17' },
  },
};

function without(path: string): typeof lock {
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([key]) => key !== path));
  return { packages: packages as typeof lock.packages };
}

describe('the lock', () => {
  it('is accepted when it names everything', () => {
    expect(lockFaults(lock, manifest)).toEqual([]);
  });

  it("is refused without another platform's binary", () => {
    expect(lockFaults(without('node_modules/dexie/node_modules/@dexie/mac'), manifest)).toEqual([
      'package-lock.json: @dexie/mac, optional for node_modules/dexie, is not in it',
    ]);
    expect(lockFaults(without('node_modules/@pg/linux'), manifest)).toHaveLength(2);
  });

  it.each(['^4.4.7', '4.x', 'latest', '*', 'file:../dexie'])('is refused for the version %s', (version) => {
    expect(lockFaults(lock, { dependencies: { dexie: version } }).join('\n')).toContain('not one exact version');
  });

  it('is refused when it names where a package came from', () => {
    const resolved = { version: '4.4.7', resolved: 'https://registry.example.org/dexie.tgz' };
    const named = { packages: { ...without('').packages, '': {}, 'node_modules/dexie': resolved } };
    expect(lockFaults(named, manifest)).toEqual(['node_modules/dexie: names the place it came from']);
  });

  it('is refused when empty', () => {
    expect(lockFaults({}, manifest)).toEqual(['package-lock.json names no packages']);
  });

  it('of this project has no fault', () => {
    const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));
    expect(lockFaults(read('package-lock.json'), read('package.json'))).toEqual([]);
  });
});
