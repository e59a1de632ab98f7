import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { install, isInstalled } from '../../scripts/lib/install.mjs';
import { placedLock } from '../../scripts/lib/placed-lock.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'relief-install-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const entry = { version: '1.0.0', integrity: 'sha512-x' };

function write(path: string, content: unknown): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

it('what npm lists is installed only where it lies there too', () => {
  write('package-lock.json', { packages: { '': {}, 'node_modules/pg': entry } });
  expect(isInstalled(folder)).toBe(false);
  write('node_modules/.package-lock.json', { packages: { 'node_modules/pg': entry } });
  expect(isInstalled(folder)).toBe(false);
  write('node_modules/pg/package.json', '{}');
  expect(isInstalled(folder)).toBe(true);
  rmSync(join(folder, 'node_modules/pg'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});

describe('an install asks for each package alone, not for its history', () => {
  it('by the place that every registry of npm gives it', () => {
    const packages = {
      '': { version: '1.0.0' },
      'node_modules/pg': entry,
      'node_modules/pg/node_modules/@types/pg': entry,
      'node_modules/alias': { ...entry, name: '@real/name' },
      'node_modules/bundled': { ...entry, inBundle: true },
    };
    const { packages: placed } = placedLock({ packages }, 'https://registry.example/npm');
    expect(placed).toEqual({
      ...packages,
      'node_modules/pg': { ...entry, resolved: 'https://registry.example/npm/pg/-/pg-1.0.0.tgz' },
      'node_modules/pg/node_modules/@types/pg': {
        ...entry,
        resolved: 'https://registry.example/npm/@types/pg/-/pg-1.0.0.tgz',
      },
      'node_modules/alias': {
        ...packages['node_modules/alias'],
        resolved: 'https://registry.example/npm/@real/name/-/name-1.0.0.tgz',
      },
    });
  });

  it('and by the lock alone where a registry lays them out otherwise; nothing of it is left behind', async () => {
    write('package-lock.json', { packages: { '': {}, 'node_modules/pg': entry } });
    write(
      'npm.mjs',
      `import { appendFileSync, existsSync, readFileSync } from 'node:fs';
       if (process.argv[2] === 'config') console.log('https://registry.example/');
       if (process.argv[2] !== 'ci') process.exit(0);
       const name = existsSync('npm-shrinkwrap.json') ? 'npm-shrinkwrap.json' : 'package-lock.json';
       appendFileSync('calls', JSON.stringify(JSON.parse(readFileSync(name)).packages['node_modules/pg'].resolved ?? name) + '\\n');
       process.exit(name === 'package-lock.json' ? 0 : 1);`,
    );
    await install([process.execPath, join(folder, 'npm.mjs')], { waits: false, cwd: folder, pauseMs: 1 });
    expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toEqual([
      '"https://registry.example/pg/-/pg-1.0.0.tgz"',
      '"package-lock.json"',
    ]);
    expect(existsSync(join(folder, 'npm-shrinkwrap.json'))).toBe(false);
  });
});

describe('without a network', () => {
  /** An npm that finds none the first times it is called with each of its commands. */
  function npmWithout(times: Readonly<Record<'ci' | 'ping', number>>): string[] {
    write(
      'npm.mjs',
      `import { appendFileSync, readFileSync } from 'node:fs';
       const command = process.argv[2];
       appendFileSync('calls', command + '\\n');
       const calls = readFileSync('calls', 'utf8').split('\\n').filter((call) => call === command).length;
       if (calls > ${JSON.stringify(times)}[command]) process.exit(0);
       console.error('npm error code ENOTFOUND');
       process.exit(1);`,
    );
    return [process.execPath, join(folder, 'npm.mjs')];
  }

  const listen = () => {
    const said: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    return said;
  };
  const noNetwork = expect.stringContaining('no network: the registry of npm does not answer (ENOTFOUND)');

  it('says so once and goes on when it is back', async () => {
    const said = listen();
    await install(npmWithout({ ci: 1, ping: 3 }), { waits: true, cwd: folder, pauseMs: 1 });
    expect(said).toEqual([noNetwork, expect.stringContaining('the registry of npm answers: going on')]);
    expect(readFileSync(join(folder, 'calls'), 'utf8').match(/^ci$/gm)).toHaveLength(2);
  });

  it('ends where nobody waits, and for whatever else npm has to say', async () => {
    listen();
    await expect(install(npmWithout({ ci: 1, ping: 9 }), { waits: false, cwd: folder, pauseMs: 1 })).rejects.toThrow(
      'npm ci failed:',
    );
    write('npm.mjs', `console.error('npm error code EUSAGE'); process.exit(process.argv[2] === 'ci' ? 1 : 0);`);
    const broken = [process.execPath, join(folder, 'npm.mjs')];
    await expect(install(broken, { waits: true, cwd: folder, pauseMs: 1 })).rejects.toThrow('EUSAGE');
  });
});
