import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { install, isInstalled } from '../../scripts/lib/install.mjs';

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
